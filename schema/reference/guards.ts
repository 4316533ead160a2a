/** What a page asks of its visitor and a command of its borrower, for both sides (R62, R346, R501). */
import type { LoanStatus } from '../loan-status.ts';

/** The steps of a registration in their order. */
export const PROFILE_STEPS = [
  'PHONE',
  'PASSWORD',
  'IIN',
  'PERSONAL_DATA',
  'ADDRESS',
  'EMPLOYMENT',
  'CONTACTS',
  'COMPLETE',
] as const;

/** The pages of an application open in these statuses. */
export const OPEN_LOAN = [
  'INITIAL',
  'WAITING_FOR_BIOMETRY',
  'WAITING_FOR_REMITTANCE_SET',
  'WAITING_STATEMENT_LOADING',
  'WAITING_FOR_INSURANCE',
] as const satisfies readonly LoanStatus[];

/** Why a visitor is refused; `web/app/guards.ts` says of whom each is true. */
export type Refused =
  | 'visitor'
  | 'signedIn'
  | 'staffOnly'
  | 'unfinished'
  | 'finished'
  | 'stepAhead'
  | 'locked'
  | 'noSuchLoan'
  | 'otherStatus'
  | 'noStaff'
  | 'withoutRole';
/**
 * A page, the page where the visitor belongs (`home`), or a note that names the roles. Staff who owe a step of the
 * sign-in are led to it in any case.
 */
export type Leads = 'login' | 'registrationPhone' | 'cabinet' | 'home' | 'roles';

type Row = readonly [Refused, Leads];

/** The first row of a guard that is true of the visitor refuses; tests/api/guards.test.ts has the server's answer. */
export const GUARDS = {
  open: [],
  authorized: [
    ['visitor', 'registrationPhone'],
    ['staffOnly', 'roles'],
  ],
  cabinet: [
    ['visitor', 'login'],
    ['staffOnly', 'roles'],
    ['unfinished', 'home'],
  ],
  redirect_cabinet: [['signedIn', 'home']],
  registration: [
    ['visitor', 'registrationPhone'],
    ['staffOnly', 'home'],
    ['finished', 'home'],
    ['stepAhead', 'home'],
  ],
  loan_permission: [
    ['visitor', 'registrationPhone'],
    ['staffOnly', 'roles'],
    ['unfinished', 'cabinet'],
    ['locked', 'cabinet'],
    ['noSuchLoan', 'cabinet'],
    ['otherStatus', 'cabinet'],
  ],
  staff: [
    ['visitor', 'login'],
    ['noStaff', 'home'],
    ['withoutRole', 'roles'],
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;
export type Guard = keyof typeof GUARDS;
