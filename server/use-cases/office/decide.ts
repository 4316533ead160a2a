/** The decision of the verifier who took the application, within the authority of the role. */

import type { Decision } from '../../../schema/events/decision.ts';
import type { ByTwo } from '../../../schema/reference/halves.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import { declinedByPerson, score } from '../../domain/decision/engine.ts';
import type { Ids } from '../../ports/ids.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../ports/provider.ts';
import type { TwoPersons } from '../../ports/two-persons.ts';
import { gatherFacts, type ScoringDeps } from '../decision/scoring-facts.ts';
import { type Caller, nextCaller } from '../kernel/event-context.ts';
import { byAuthority, byTwo } from '../kernel/second-person.ts';
import { commandAnyLoan, commandLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type LoanSource, loadLoan } from '../loan/loans.ts';

const PROVIDER_MS = 15_000;

/** Another amount is another question. */
const approvalOf = ({ loanId, terms }: LoanView): ByTwo => `approve:${loanId}:${terms.amount}`;
const isDecidable = ({ status }: LoanView): boolean =>
  status === 'MANUAL_VERIFICATION' || status === 'READY_FOR_SCORING';

export type DecideDeps = ScoringDeps & LoanSource & { ids: Ids; twoPersons: TwoPersons };

export function makeDecide(deps: DecideDeps) {
  /** A sum above the authority of one verifier is approved by support as well (R370). */
  async function decide(caller: Caller, loanId: LoanId, approve: boolean) {
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan) return refuse('NOT_FOUND');
    const notMine = mine(loan, caller);
    if (notMine) return notMine;
    const decided = (by: Caller) => decideNow(by, loan, approve);
    if (!approve || !isDecidable(loan)) return decided(caller);
    const stake = { act: 'approving', amount: loan.terms.amount } as const;
    return byAuthority(deps, caller, stake, approvalOf(loan), decided);
  }

  async function confirmApproval(caller: Caller, loanId: LoanId) {
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan) return refuse('NOT_FOUND');
    const asked = (await deps.twoPersons.open(approvalOf(loan))).some((ask) => ask.askedBy === loan.verifierId);
    // A retry of this command gets the same answer.
    if (!asked) return commandAnyLoan(deps, caller, loanId, () => refuse('NOT_ALLOWED_NOW'));
    return byTwo(deps.twoPersons, caller, approvalOf(loan), (both) => decideNow(both, loan, true));
  }

  /**
   * An approval goes through the decision engine, which enforces the legal limits; a rejection is the verifier's own
   * decision.
   */
  async function decideNow(caller: Caller, loan: LoanView, approve: boolean) {
    const { loanId } = loan;
    const person = await deps.borrowers.find(loan.borrowerId);
    if (!person) return refuse('NOT_FOUND');
    if (!isDecidable(loan))
      return commandAnyLoan(deps, caller, loanId, () => refuse('NOT_ALLOWED_NOW', { facts: { status: loan.status } }));
    const today = await deps.clock.today();
    const call = { key: caller.commandId, signal: AbortSignal.timeout(PROVIDER_MS) };
    const facts = await gatherFacts(deps, loan, person, true, call).catch((error: unknown) => {
      if (error instanceof ProviderUnavailable || error instanceof ProviderGarbage) return undefined;
      throw error;
    });
    if (!facts) return refuse('TRY_LATER');
    const engine = score(facts, loan.terms, today, loan.repeat);
    const decision: Decision = approve ? { ...engine, sourceType: 'MANUAL' } : declinedByPerson(facts, engine, today);
    const scoring = { type: 'RequestScoring', facts } as const;
    const scored = await commandLoan(deps, nextCaller(deps.ids, caller, 'score'), loanId, scoring, { today });
    if ('refusal' in scored) return scored;
    const now = await deps.clock.businessNow();
    return commandAnyLoan(deps, caller, loanId, { type: 'RecordDecision', decision, now }, { today });
  }

  return { decide, confirmApproval };
}

export const mine = (loan: LoanView, caller: Caller) =>
  loan.verifierId === caller.actor.id
    ? undefined
    : refuse('NOT_ALLOWED_NOW', { facts: { takenBy: loan.verifierId ?? '' } });
