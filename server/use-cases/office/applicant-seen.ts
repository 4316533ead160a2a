/** Who of the staff sees the applicant of a loan, even masked: support, and the verifier who took it (R45). */
import type { AccessEntry } from '../../ports/access-log.ts';
import type { Caller } from '../kernel/event-context.ts';
import type { LoanView } from '../loan/loan-view.ts';

export type Viewer = Pick<Caller['actor'], 'role' | 'id'>;

export const seesApplicant = ({ role, id }: Viewer, { verifierId }: Pick<LoanView, 'verifierId'>): boolean =>
  role === 'support' || (role === 'verifier' && verifierId === id);

/** The person, for whoever opens the cards of persons; null for a verifier. */
export const personFor = (
  { role }: Viewer,
  { borrowerId }: Pick<LoanView, 'borrowerId'>,
): LoanView['borrowerId'] | null => (role === 'support' ? borrowerId : null);

/** For the access log: a verifier has opened a case of somebody else. */
export const refusedCase = (by: Viewer, detail: string, subjects: readonly string[]): AccessEntry => ({
  act: 'REFUSED',
  by,
  subjects,
  detail: `NOT_ASSIGNED ${detail}`,
  caseNumber: null,
});
