import { OPEN_LOAN } from '../../schema/reference/guards.ts';
import type { LoanStatus, ProfileStep, Role } from '../generated/entry/graphql.ts';
import type { Session } from '../lib/session.ts';
import { type Page, paths, type Segment } from '../paths.ts';
import { BORROWERS, OFFICE_ROLES, STAFF } from './office-roles.ts';

/** What a page requires of its visitor (R62). */
export type Guard =
  | 'open'
  | 'authorized'
  | 'cabinet'
  | 'redirect_cabinet'
  | 'registration'
  | 'loan_permission'
  | 'staff';
/** `needs`: the person lacks the page's role; the page says so instead of redirecting. */
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
  STAFF_ENTRY: paths.officeEntry,
} as const satisfies Record<ProfileStep, Pick<Page<'login'>, 'href'>>;
const STEP_ORDER = Object.keys(STEP_PAGE) as readonly ProfileStep[];
const holds = (session: Session, roles: readonly Role[]): boolean => session.roles.some((role) => roles.includes(role));
export const isStaff = (session: Session): boolean => holds(session, STAFF);

export function homeOf(session: Session, segment: Segment): string {
  if (isStaff(session)) return paths.office.href(segment);
  return (session.registrationCompleted ? paths.cabinet : STEP_PAGE[session.step]).href(segment);
}

/** The page asked for before signing in stays in the address while a registration goes on at its step (R62). */
export const returnsToPage = (session: Session): boolean => session.registrationCompleted || isStaff(session);

/** Signed in as a borrower. A visitor is new and goes to registration. */
function authorized(
  session: Session,
  visit: Visit,
  signIn: Pick<Page<'login'>, 'href'> = paths.registrationPhone,
): Verdict {
  if (!session.signedIn) return goTo(signIn, visit);
  return isStaff(session) && !holds(session, BORROWERS) ? { allow: false, needs: BORROWERS } : ALLOW;
}

/**
 * Pages of people who have an account, and those to which the processor and eGov return: a visitor goes to sign-in, an
 * unfinished registration is finished first.
 */
function cabinet(session: Session, visit: Visit): Verdict {
  const verdict = authorized(session, visit, paths.login);
  if (!verdict.allow || session.registrationCompleted) return verdict;
  return { allow: false, to: homeOf(session, visit.segment) };
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
    (OPEN_LOAN as readonly LoanStatus[]).includes(loan.status) &&
    loan.id === visit.params.loanId;
  return admitted ? ALLOW : { allow: false, to: paths.cabinet.href(visit.segment) };
}

function staff(session: Session, visit: Visit): Verdict {
  if (!session.signedIn) return goTo(paths.login, visit);
  if (!isStaff(session) && STEP_PAGE[session.step].path !== visit.path)
    return { allow: false, to: homeOf(session, visit.segment) };
  if (session.step === 'STAFF_ENTRY') return ALLOW;
  const needs = OFFICE_ROLES[visit.path] ?? STAFF;
  return holds(session, needs) ? ALLOW : { allow: false, needs };
}

/** Pure; the server checks again. */
export function judge(guard: Guard, session: Session, visit: Visit): Verdict {
  switch (guard) {
    case 'open':
      return ALLOW;
    case 'authorized':
      return authorized(session, visit);
    case 'cabinet':
      return cabinet(session, visit);
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
