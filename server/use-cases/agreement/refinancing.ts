/**
 * Refinancing (R18, R22, R25): the principal becomes a new loan with instalments. Paying the amount due at signing ends
 * the old loan; then `complete` moves the slot to the new loan and starts it. Each step may be repeated at any time.
 */
import type { LoanEventOf } from '../../../schema/events/loan.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import { REFINANCING } from '../../../schema/reference/limits.ts';
import { productOf } from '../../../schema/reference/products.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { subtract } from '../../../schema/values/money.ts';
import {
  cannotRefinance,
  type RefinancingTerms,
  refinancedInto,
  refinancingTerms,
} from '../../domain/loan/refinancing.ts';
import type { RunningLoan } from '../../domain/loan/state.ts';
import type { OfferNumbers } from '../../ports/offer-numbers.ts';
import { transferSlot } from '../application/slot.ts';
import { type Caller, nextCaller } from '../kernel/event-context.ts';
import { liveLoan } from '../loan/live-loan.ts';
import { commandLoan, commandOwnLoan } from '../loan/loan-command.ts';
import { type AgreementDeps, type Compared, lengths, makeAgreement, withComparison } from './agreement.ts';

export type RefinancingDeps = AgreementDeps & { offerNumbers: OfferNumbers };
export type RefinancingOption = { months: number } & Compared<RefinancingTerms>;
export type RefinancingUseCases = ReturnType<typeof makeRefinancing>;

export function makeRefinancing(deps: RefinancingDeps) {
  const agreement = makeAgreement<RefinancingOption>(deps, {
    kind: 'REFINANCING',
    refused: cannotRefinance,
    options: (loan, today) =>
      months(loan).map((count) => ({
        months: count,
        ...withComparison(loan, refinancingTerms(loan, count, today), today),
      })),
    longest: productOf(REFINANCING.into.person).maxTerm,
    /**
     * Refusals: NOT_FOUND, LOAN_NOT_LIVE, those of cannotRefinance, TERM_OUT_OF_RANGE, NOT_ALLOWED_NOW.
     */
    async request(caller, borrowerId, loanId, count) {
      const loan = await liveLoan(deps, borrowerId, loanId);
      if ('refusal' in loan) return loan;
      const refused = cannotRefinance(loan.state, loan.today);
      if (refused) return refused;
      const offerNumber = await deps.offerNumbers.next(loan.today.slice(0, 4));
      const newLoanId = deps.ids.derived<LoanId>(caller.commandId, 'refinanced');
      const terms = refinancedInto(loan.state, count);
      const command = { type: 'RequestRefinancing', terms, newLoanId, offerNumber } as const;
      return commandOwnLoan(deps, { caller, borrowerId }, loanId, command);
    },
  });

  /** Runs after LoanRefinanced. The slot moves between the loans in one append, so no other application can take it. */
  async function complete(caller: Caller, oldLoanId: LoanId): Promise<void> {
    const { events } = await deps.ledger.readLatest(loanStream(oldLoanId));
    const applied = events.find((event) => event.type === 'LoanApplied')?.data;
    const over = events.find((event) => event.type === 'LoanRefinanced')?.data;
    const request = events.findLast((event) => event.type === 'RefinancingRequested')?.data;
    if (!applied || !over || !request) throw new Error(`loan ${oldLoanId} was not refinanced`);
    const { newLoanId, refinancedOn: today } = over;
    const { borrowerId } = applied;
    const moved = await transferSlot(deps, nextCaller(deps.ids, caller, 'slot'), borrowerId, oldLoanId, newLoanId);
    if (moved) throw new Error(`slot of loan ${oldLoanId}: ${moved.refusal.code}`);
    const from = { oldLoanId, ...takenOver(request, over) };
    const command = { type: 'IssueByRefinancing', loanId: newLoanId, borrowerId, from } as const;
    const issued = await commandLoan(deps, nextCaller(deps.ids, caller, 'issue'), newLoanId, command, { today });
    if ('refusal' in issued) throw new Error(`loan ${newLoanId}: ${issued.refusal.code}`);
  }

  return { ...agreement, complete };
}

/** The terms as signed, with the principal that the new loan took over. */
const takenOver = (
  { terms, offerNumber }: LoanEventOf<'RefinancingRequested'>['data'],
  { price }: LoanEventOf<'LoanRefinanced'>['data'],
) => ({ offerNumber, price, terms: { ...terms, amount: subtract(price.total, price.overpayment) } });

function months(loan: RunningLoan): readonly number[] {
  const { minTerm, maxTerm } = productOf(refinancedInto(loan, 1).productType);
  return lengths(minTerm, maxTerm);
}
