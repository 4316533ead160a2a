/** Documents, statements, cards, accounts, payments and messages in /json. */
import { z } from 'zod';
import { DOCUMENT_TYPES } from '../../reference/documents.ts';
import { FACE_VENDORS } from '../../reference/face-vendors.ts';
import { NPS_THEMES } from '../../reference/feedback.ts';
import { Credit } from './credit.ts';
import { CodeSent } from './people.ts';
import { Day, Hash, LoanId, Moment, Tenge, Uuid } from './shape.ts';

export const Document = z
  .strictObject({
    type: z.enum(DOCUMENT_TYPES),
    title: z.string(),
    hash: Hash,
    pages: z.int(),
    bytes: z.int(),
    url: z.string().meta({ description: 'where the PDF is' }),
    shownAt: Moment,
    signedAt: Moment.nullable(),
    number: z.string().nullable(),
    replacedAt: Moment.nullable(),
  })
  .meta({ id: 'Document' });
export const SignatureAsked = CodeSent.extend({ hash: Hash.optional().describe('of the document of a loan') });
/** A signed document of a loan, or the session that a paper of the account opens. */
export const Signed = {
  data: Credit.optional(),
  token: z.string().optional().describe('REGISTRATION, RESTORE_PASSWORD, REGISTRATION_PASSWORD: the new session'),
  borrowerAccountId: z.string().optional(),
  username: z.string().optional(),
};

export const Statement = z.strictObject({
  hash: Hash,
  loanId: Uuid,
  name: z.string(),
  bytes: z.int(),
  uploadedAt: Moment,
  valid: z.boolean(),
  income: z
    .strictObject({
      monthly: Tenge,
      monthsWithIncome: z.int(),
      months3: Tenge.nullable(),
      months6: Tenge.nullable(),
      months12: Tenge.nullable(),
    })
    .nullable()
    .meta({ description: 'a month; the smallest of the averages over 3, 6 and 12 months counts' }),
});

export const Card = z.strictObject({
  cardId: z.int(),
  id: Uuid,
  brand: z.string(),
  lastFour: z.string(),
  maskedPan: z.string(),
  provider: z.string(),
  cardIban: z.string().nullable().meta({ description: 'the account behind the card, if its owner has named one' }),
  numberChecked: z.boolean().meta({ description: 'the blocked amount has proved the number' }),
});
export const CardPage = z.strictObject({ value: z.string().nullable(), cardId: z.int() });
export const CardChecked = z.strictObject({
  completeResult: z.literal('ACTIVATED').nullable(),
  cardIsActivated: z.boolean(),
  cardRegExpired: z.boolean(),
  cardTriesLimitIsFinished: z.boolean(),
});

export const PaymentPage = z.strictObject({
  value: z.string().nullable().meta({ description: "the processor's page to which the payer is sent" }),
  paymentId: Uuid,
});
export const OneClick = z.strictObject({
  paymentId: Uuid,
  state: z.enum(['WAITING', 'CHALLENGE', 'IN_DOUBT', 'SUSPENDED', 'RECEIVED', 'FAILED']),
  challengeUrl: z.string().nullable().meta({ description: "the bank's page that confirms the charge, in CHALLENGE" }),
  rejectionCode: z.string().nullable(),
});
export const BankDay = z.strictObject({
  isOnlineBankDay: z.boolean(),
  date: Day,
  nextBankDay: Day,
  ownerChecked: z
    .boolean()
    .describe('False: the bank does not say whose an account is, so the borrower reads that before naming one (R561)'),
});
export const Account = z.strictObject({
  type: z.enum(['BALANCE', 'BONUS']),
  balance: Tenge,
  currency: z.enum(['KZT', 'BONUS']),
  operations: z.array(z.strictObject({ type: z.enum(['INCOME', 'OUTGOING']), date: Day, amount: Tenge })),
});

const themes = z.array(z.enum(NPS_THEMES)).readonly();
export const Nps = z.strictObject({
  needShow: z.boolean(),
  themes: z.strictObject({ negative: themes, neutral: themes, positive: themes }),
});
export const Notices = z.strictObject({
  notifications: z.array(
    z.strictObject({
      id: z.string(),
      category: z.string(),
      title: z.string(),
      text: z.string(),
      creditId: LoanId.nullable(),
      date: Moment,
      read: z.boolean(),
    }),
  ),
  unreadCount: z.int(),
});
export const NoticeChoice = z.strictObject({
  channel: z.enum(['SMS', 'EMAIL', 'PUSH', 'CABINET']),
  hour: z.int(),
  days: z.array(z.int()).readonly(),
  email: z.boolean(),
  push: z.boolean(),
});

export const BiometryStatus = z.enum([
  'imageSaved',
  'imageSaveFail',
  'PASSED',
  'CHECK_NOT_NEEDED',
  'LIMIT_REACHED',
  'NOT_RIGHT_AGE',
  'IIN_REQUIRED',
  'FACE_REQUIRED',
  'IIN_NOT_FOUND',
  'NOT_PASSED',
  'GBDFL_NOT_AVAILABLE',
]);
export const BiometrySession = z.strictObject({
  sessionId: Uuid,
  providerIdentifier: Uuid,
  vendor: z.enum(FACE_VENDORS),
  redirectUrl: z.string().nullable().meta({ description: 'the page of the vendor that takes the picture itself' }),
});
