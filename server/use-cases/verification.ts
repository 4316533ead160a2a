/** Automatic verification of a complete application: ask everybody, then score, send to a person, or refuse for fraud. */
import type { ScoringFacts } from '../../schema/events/decision.ts';
import { type LoanId, loanStream } from '../../schema/values/ids.ts';
import { score } from '../domain/decision/engine.ts';
import type { LoanCommand } from '../domain/loan/commands.ts';
import { loanDecider } from '../domain/loan/decider.ts';
import type { ProviderCall } from '../ports/provider.ts';
import { type Caller, eventContext } from './event-context.ts';
import { handle } from './handle.ts';
import { type LoanView, loadLoan } from './loan-view.ts';
import { gatherFacts, type ScoringDeps } from './scoring-facts.ts';

export type Verification = {
  /** Takes the application as far as it goes without a person. Safe to repeat from any point. */
  verify(loanId: LoanId, call: ProviderCall, caller: (step: string) => Caller): Promise<void>;
};

export const makeVerification = (deps: ScoringDeps): Verification => ({
  verify: async (loanId, call, caller) => {
    const run = async (command: LoanCommand): Promise<void> => {
      const context = await eventContext(caller(command.type), deps.clock);
      const handled = await handle(deps.ledger, loanStream(loanId), loanDecider, command, context);
      // The borrower or the office was faster; what is next is decided by what stands in the stream.
      if (!handled.accepted && handled.refusal.code !== 'NOT_ALLOWED_NOW') throw new Error(handled.refusal.code);
    };
    const today = await deps.clock.today();
    if ((await statusOf(deps, loanId)) === 'ON_VERIFICATION') await run({ type: 'StartVerification', today });
    const loan = await loadLoan(deps.ledger, loanId);
    if (loan && needsFacts(loan)) await run(await afterChecks(deps, loan, call));
    const scored = await loadLoan(deps.ledger, loanId);
    if (scored?.status !== 'READY_FOR_SCORING' || !scored.facts || scored.facts.reviewed) return;
    const decision = score(scored.facts, scored.terms, today, scored.repeat);
    await run({ type: 'RecordDecision', today, decision, now: await deps.clock.businessNow() });
  },
});

const statusOf = async (deps: ScoringDeps, loanId: LoanId) => (await loadLoan(deps.ledger, loanId))?.status;

/** A statement that came after a refusal changes the income, so the facts are gathered anew. */
const needsFacts = (loan: LoanView): boolean =>
  loan.status === 'ON_AUTO_VERIFICATION' ||
  (loan.status === 'READY_FOR_SCORING' && loan.decision !== null && loan.facts?.incomeSource !== 'STATEMENT');

async function afterChecks(deps: ScoringDeps, loan: LoanView, call: ProviderCall): Promise<LoanCommand> {
  const person = await deps.borrowers.find(loan.borrowerId);
  if (!person) throw new Error('an application without a person');
  const today = await deps.clock.today();
  const facts = await gatherFacts(deps, loan, person, loan.facts?.reviewed ?? false, call);
  if (facts.fraudSuspected) return { type: 'RejectByFraud', today, reason: 'FRAUD' };
  const reasons = reviewReasons(facts);
  if (reasons.length > 0 && loan.status === 'ON_AUTO_VERIFICATION')
    return { type: 'RequestManualReview', today, reasons };
  return { type: 'RequestScoring', today, facts };
}

const reviewReasons = (facts: ScoringFacts): readonly string[] =>
  facts.manualReviewWanted && !facts.reviewed ? ['MANUAL'] : [];
