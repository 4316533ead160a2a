/** What a borrower may not do now, act by act: the first row that is true refuses (R660). */
import type { RefusalCode } from './refusals.ts';

type Row = readonly [why: string, code: RefusalCode];

export const ACT_GUARDS = {
  signIn: [['passwordBlocked', 'ACCOUNT_BLOCKED']],
  apply: [
    ['openLoan', 'LOAN_EXISTS'],
    ['lockedForEver', 'ACCOUNT_LOCKED_FOR_EVER'],
    // Before the lock: to pay such a debt is the faster way to a loan.
    ['reversalOwed', 'OWN_REVERSAL_OWED'],
    ['ceded', 'OWN_CEDED'],
    ['writtenOff', 'OWN_WRITTEN_OFF'],
    ['locked', 'ACCOUNT_LOCKED'],
    ['appliedEnough', 'APPLICATION_LIMIT'],
  ],
  addCard: [['faceUnproved', 'CARD_BIOMETRY']],
  removeCard: [
    ['openLoan', 'CARD_IN_USE'],
    ['paymentPending', 'CARD_PAYMENT_PENDING'],
  ],
  spendBonus: [
    ['overdue', 'BONUS_OVERDUE'],
    ['otherStatus', 'NOT_ALLOWED_NOW'],
    ['limitReached', 'BONUS_LIMIT'],
    ['noInterest', 'BONUS_NO_INTEREST'],
  ],
  changePhone: [['unproved', 'PHONE_UNPROVED']],
  confirmEmail: [['unproved', 'OWNER_UNPROVED']],
  changeEmail: [['emailKnown', 'EMAIL_BY_CODE']],
  changeIdentity: [['registered', 'SUPPORT_ONLY']],
} as const satisfies Readonly<Record<string, readonly Row[]>>;

export type Act = keyof typeof ACT_GUARDS;
export type Why<A extends Act> = (typeof ACT_GUARDS)[A][number][0];
export type RefusalOf<A extends Act> = (typeof ACT_GUARDS)[A][number][1];
export const refusalsOf = (act: Act): readonly RefusalCode[] => ACT_GUARDS[act].map(([, code]) => code);
