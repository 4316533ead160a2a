/** Null if the loan cannot have a prolongation or a refinancing now. */
import { PROLONGATION } from '../../../schema/reference/limits.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { agreementsFrom, neverAgrees } from '../../domain/loan/prolongation.ts';
import { leastToRefinance } from '../../domain/loan/refinancing.ts';
import { cannotRestructure } from '../../domain/loan/restructuring.ts';
import type { Quote } from '../../domain/money/quote.ts';
import type { LoanView } from '../loan/loan-view.ts';

type Days = { prolongationFrom: LocalDate | null; refinancingFrom: LocalDate | null };

export const mayRestructure = ({ base, contract, standing, status }: LoanView, today: LocalDate): boolean =>
  base !== null &&
  contract !== null &&
  standing !== null &&
  !cannotRestructure({ base, contract, standing, status }, today);

export function agreementDays(loan: LoanView, debt: Quote | undefined): Days {
  const { contract, standing, status, prolongations } = loan;
  if (!contract || !standing || !debt || debt.overdueSince || neverAgrees({ contract, standing }, status)) {
    return { prolongationFrom: null, refinancingFrom: null };
  }
  const from = agreementsFrom(standing);
  return {
    prolongationFrom: prolongations < PROLONGATION.atMost ? from : null,
    refinancingFrom: standing.principal >= leastToRefinance(contract) ? from : null,
  };
}
