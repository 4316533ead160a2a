import type { LoanStatus, ProfileStep, Role } from '../generated/entry/graphql.ts';
import type { Session } from '../lib/session.ts';
import { type Page, paths, type Segment } from '../paths.ts';
import { BORROWERS, OFFICE_ROLES, STAFF } from './office-roles.ts';

/** What a page requires of its visitor (R62). */
export type Guard = 'open' | 'authorized' | 'redirect_cabinet' | 'registration' | 'loan_permission' | 'staff';
/** `needs`: signed in, but without the role that the page needs; the page then says so instead of redirecting. */
export type Verdict =
  | { readonly allow: true }
  | { readonly allow: false; readonly to: string }
  | { readonly allow: false; readonly needs: readonly Role[] };
/** The requested URL: its row in the table and its parameters. */
export type Visit = {
  readonly segment: Segment;
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
};

const ALLOW: Verdict = { allow: true };
const goTo = (page: Pick<Page<'login'>, 'href'>, visit: Visit): Verdict => ({
  allow: false,
  to: page.href(visit.segment),
});

const STEP_PAGE = {
  PHONE: paths.registrationPhone,
  PASSWORD: paths.registrationPassword,
  IIN: paths.registrationIin,
  PERSONAL_DATA: paths.registrationPersonalData,
  ADDRESS: paths.registrationAddress,
  EMPLOYMENT: paths.registrationAdditionData,
  CONTACTS: paths.registrationAdditionContacts,
  COMPLETE: paths.cabinet,
} as const satisfies Record<ProfileStep, Pick<Page<'login'>, 'href'>>;
const STEP_ORDER = Object.keys(STEP_PAGE) as readonly ProfileStep[];
const OPEN_LOAN: readonly LoanStatus[] = [
  'INITIAL',
  'WAITING_FOR_BIOMETRY',
  'WAITING_FOR_REMITTANCE_SET',
  'WAITING_STATEMENT_LOADING',
  'WAITING_FOR_INSURANCE',
];
/** First segments of the cabinet's pages: these send visitors to sign-in, all others to registration. */
const CABINET = new Set(
  'cabinet settings edit notifications history my-statements documents cards more payment balance bonus restructuring prolongation repayment refinancing certificate change-phone new-card office'.split(
    ' ',
  ),
);

const holds = (session: Session, roles: readonly Role[]): boolean => session.roles.some((role) => roles.includes(role));
export const isStaff = (session: Session): boolean => holds(session, STAFF);

/** The home of a signed-in person: the page of the present step, the office, or the cabinet. */
export function homeOf(session: Session, segment: Segment): string {
  if (isStaff(session)) return paths.office.href(segment);
  return (session.registrationCompleted ? paths.cabinet : STEP_PAGE[session.step]).href(segment);
}

/**
 * Pages to which the processor and eGov return. Without a session the person had one that ended, and signs in again.
 */
const RETURNS: readonly string[] = [
  paths.paymentResultSuccess.path,
  paths.paymentResultFailure.path,
  paths.edsPending.path,
];

/** Visitors go to sign-in or registration; the cabinet needs a completed registration. */
function authorized(session: Session, visit: Visit): Verdict {
  const inCabinet = CABINET.has(visit.path.split('/')[0] ?? '') || RETURNS.includes(visit.path);
  if (!session.signedIn) return goTo(inCabinet ? paths.login : paths.registrationPhone, visit);
  if (isStaff(session) && !holds(session, BORROWERS)) return { allow: false, needs: BORROWERS };
  const unfinished = inCabinet && !session.registrationCompleted;
  return unfinished ? { allow: false, to: homeOf(session, visit.segment) } : ALLOW;
}

/** Finished steps may be opened again, later steps may not. */
function registration(session: Session, visit: Visit): Verdict {
  if (!session.signedIn) return goTo(paths.registrationPhone, visit);
  if (session.registrationCompleted || isStaff(session)) return { allow: false, to: homeOf(session, visit.segment) };
  const stepIndex = STEP_ORDER.findIndex((step) => STEP_PAGE[step].path === visit.path);
  if (stepIndex <= STEP_ORDER.indexOf(session.step)) return ALLOW; // a page that is no step has index -1
  return { allow: false, to: homeOf(session, visit.segment) };
}

function loanPermission(session: Session, visit: Visit): Verdict {
  const signedIn = authorized(session, visit);
  if (!signedIn.allow) return signedIn;
  const loan = session.lastLoan;
  const admitted =
    !session.locked &&
    session.registrationCompleted &&
    loan !== null &&
    OPEN_LOAN.includes(loan.status) &&
    loan.id === visit.params.loanId;
  return admitted ? ALLOW : { allow: false, to: paths.cabinet.href(visit.segment) };
}

function staff(session: Session, visit: Visit): Verdict {
  if (!session.signedIn) return goTo(paths.login, visit);
  if (!isStaff(session)) return { allow: false, to: homeOf(session, visit.segment) };
  const needs = OFFICE_ROLES[visit.path] ?? STAFF;
  return holds(session, needs) ? ALLOW : { allow: false, needs };
}

/** Whether a session may open a page, or where it goes instead. Pure; the server checks again. */
export function judge(guard: Guard, session: Session, visit: Visit): Verdict {
  switch (guard) {
    case 'open':
      return ALLOW;
    case 'authorized':
      return authorized(session, visit);
    case 'redirect_cabinet':
      return session.signedIn ? { allow: false, to: homeOf(session, visit.segment) } : ALLOW;
    case 'registration':
      return registration(session, visit);
    case 'loan_permission':
      return loanPermission(session, visit);
    case 'staff':
      return staff(session, visit);
  }
}
