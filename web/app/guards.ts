import { GUARDS, type Guard, OPEN_LOAN, type Refused } from '../../schema/reference/guards.ts';
import type { LoanStatus, ProfileStep, Role } from '../generated/entry/graphql.ts';
import { BORROWERS, OFFICE_ROLES, STAFF } from '../lib/office-roles.ts';
import type { Session } from '../lib/session.ts';
import { type Page, paths, type Segment } from '../paths.ts';

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

/** Of whom each reason of the table is true. */
const IS: Readonly<Record<Refused, (session: Session, visit: Visit) => boolean>> = {
  visitor: ({ signedIn }) => !signedIn,
  signedIn: ({ signedIn }) => signedIn,
  staffOnly: (session) => owesEntry(session) || (isStaff(session) && !holds(session, BORROWERS)),
  unfinished: ({ registrationCompleted }) => !registrationCompleted,
  finished: ({ registrationCompleted }) => registrationCompleted,
  // A finished step may be opened again. A page that is no step has index -1.
  stepAhead: ({ step }, { path }) =>
    STEP_ORDER.findIndex((one) => STEP_PAGE[one].path === path) > STEP_ORDER.indexOf(step),
  locked: ({ locked }) => locked,
  noSuchLoan: ({ lastLoan }, { params }) => lastLoan?.id !== params.loanId,
  otherStatus: ({ lastLoan }) => !lastLoan || !(OPEN_LOAN as readonly LoanStatus[]).includes(lastLoan.status),
  noStaff: (session, { path }) => !isStaff(session) && STEP_PAGE[session.step].path !== path,
  withoutRole: (session, { path }) => !owesEntry(session) && !holds(session, rolesOf(path)),
};

/** Staff between the password and the second factor, who have no role yet. */
const owesEntry = ({ step }: Session): boolean => step === 'STAFF_ENTRY';
const rolesOf = (path: string): readonly Role[] => OFFICE_ROLES[path] ?? STAFF;

/** Reads the table. Pure; the server checks again. */
export function judge(guard: Guard, session: Session, visit: Visit): Verdict {
  const row = GUARDS[guard].find(([refused]) => IS[refused](session, visit));
  if (!row) return { allow: true };
  const leads = owesEntry(session) ? 'home' : row[1];
  if (leads === 'roles') return { allow: false, needs: guard === 'staff' ? rolesOf(visit.path) : BORROWERS };
  return { allow: false, to: leads === 'home' ? homeOf(session, visit.segment) : paths[leads].href(visit.segment) };
}
