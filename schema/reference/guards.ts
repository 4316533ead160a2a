/** What a page asks of its visitor and a command of its borrower, for both sides (R62, R346, R501). */
import type { LoanStatus } from '../loan-status.ts';
import type { RefusalCode } from './refusals.ts';

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
/** A page, the page where the visitor belongs (`home`), or a note that names the roles. */
export type Leads = 'login' | 'registrationPhone' | 'cabinet' | 'home' | 'roles';

type Row = readonly [Refused, Leads, RefusalCode | null];

/**
 * The first row of a guard that is true of the visitor refuses. Last in a row: what the server answers to whoever calls
 * all the same; null where nothing is called.
 */
export const GUARDS = {
  open: [],
  authorized: [
    ['visitor', 'registrationPhone', 'UNAUTHENTICATED'],
    ['staffOnly', 'roles', 'FORBIDDEN'],
  ],
  cabinet: [
    ['visitor', 'login', 'UNAUTHENTICATED'],
    ['staffOnly', 'roles', 'FORBIDDEN'],
    ['unfinished', 'home', 'REGISTRATION_INCOMPLETE'],
  ],
  redirect_cabinet: [['signedIn', 'home', null]],
  registration: [
    ['visitor', 'registrationPhone', 'UNAUTHENTICATED'],
    ['staffOnly', 'home', 'FORBIDDEN'],
    ['finished', 'home', 'IIN_FIXED'],
    ['stepAhead', 'home', 'REGISTRATION_INCOMPLETE'],
  ],
  loan_permission: [
    ['visitor', 'registrationPhone', 'UNAUTHENTICATED'],
    ['staffOnly', 'roles', 'FORBIDDEN'],
    ['unfinished', 'cabinet', 'REGISTRATION_INCOMPLETE'],
    ['locked', 'cabinet', 'ACCOUNT_LOCKED'],
    ['noSuchLoan', 'cabinet', 'NOT_FOUND'],
    ['otherStatus', 'cabinet', 'NOT_ALLOWED_NOW'],
  ],
  staff: [
    ['visitor', 'login', 'UNAUTHENTICATED'],
    ['noStaff', 'home', 'FORBIDDEN'],
    ['withoutRole', 'roles', 'FORBIDDEN'],
  ],
} as const satisfies Readonly<Record<string, readonly Row[]>>;
export type Guard = keyof typeof GUARDS;
