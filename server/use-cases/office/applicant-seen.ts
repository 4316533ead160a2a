/** Who of the staff sees the applicant of a loan, even masked: a verifier only after taking it (R45). */
import type { Caller } from '../kernel/event-context.ts';
import type { LoanView } from '../loan/loan-view.ts';

export type Viewer = Pick<Caller['actor'], 'role' | 'id'>;

export const seesApplicant = ({ role, id }: Viewer, { verifierId }: Pick<LoanView, 'verifierId'>): boolean =>
  role !== 'verifier' || verifierId === id;
