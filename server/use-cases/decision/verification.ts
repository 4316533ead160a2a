/** Collects facts, then scores the application, sends it to a verifier, or refuses for fraud. */
import type { ScoringFacts } from '../../../schema/events/decision.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { score } from '../../domain/decision/engine.ts';
import { type EvidenceWish, evidenceWanted } from '../../domain/evidence/rule.ts';
import type { UndatedLoanCommand } from '../../domain/loan/commands.ts';
import type { Borrower } from '../../ports/borrowers.ts';
import type { ProviderCall } from '../../ports/provider.ts';
import type { Caller } from '../kernel/event-context.ts';
import { did, notNeeded, type Step, unexpected } from '../kernel/step.ts';
import { loansOf } from '../loan/borrower-loans.ts';
import { commandLoan } from '../loan/loan-command.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { foldLoan, loadLoan } from '../loan/loans.ts';
import { gatherFacts, type ScoringDeps } from './scoring-facts.ts';

export type Verification = {
  /** As far as possible without a person. Safe to repeat at any point. */
  verify(loanId: LoanId, call: ProviderCall, caller: (step: string) => Caller): Promise<Step>;
};

/** Commands in one run: start, request the score or a verifier, decide. More than that is a fault. */
const MOST_COMMANDS = 4;

export function makeVerification(deps: ScoringDeps): Verification {
  async function nextCommand(
    loan: LoanView,
    today: LocalDate,
    call: ProviderCall,
  ): Promise<UndatedLoanCommand | undefined> {
    if (loan.status === 'ON_VERIFICATION') return { type: 'StartVerification' };
    if (needsFacts(loan)) return afterChecks(loan, call);
    if (loan.status !== 'READY_FOR_SCORING' || !loan.scoringFacts || verifierDecides(loan)) return undefined;
    const decision = score(loan.scoringFacts, loan.terms, today, loan.repeat);
    return { type: 'RecordDecision', decision, now: await deps.clock.businessNow() };
  }

  async function afterChecks(loan: LoanView, call: ProviderCall): Promise<UndatedLoanCommand> {
    const person = await deps.borrowers.find(loan.borrowerId);
    if (!person) throw new Error('the applicant is not in the people registry');
    const facts = await gatherFacts(deps, loan, person, loan.scoringFacts?.reviewed ?? false, call);
    if (facts.fraudSuspected) return { type: 'RejectByFraud', reason: 'FRAUD' };
    const evidence = loan.status === 'ON_AUTO_VERIFICATION' ? await evidenceFor(person) : null;
    if (evidence) return { type: 'RequestEvidence', ...evidence, by: 'ENGINE' };
    const reasons = reviewReasons(facts);
    if (reasons.length > 0 && loan.status === 'ON_AUTO_VERIFICATION') return { type: 'RequestManualReview', reasons };
    return { type: 'RequestScoring', facts };
  }

  async function evidenceFor({ id, documentValidTo }: Borrower): Promise<EvidenceWish | null> {
    const loans = await loansOf(deps.ledger, id);
    const disputed = loans.some(({ dispute }) => dispute !== null);
    return evidenceWanted(documentValidTo, disputed, await deps.clock.today());
  }

  return {
    verify: async (loanId, call, caller) => {
      const given: string[] = [];
      let loan = await loadLoan(deps.ledger, loanId);
      for (let commands = 0; loan && commands <= MOST_COMMANDS; commands++) {
        const today = await deps.clock.today();
        const command = await nextCommand(loan, today, call);
        if (!command) return ended(loan, given);
        const handled = await commandLoan(deps, caller(command.type), loanId, command, { today });
        if (!('refusal' in handled)) {
          given.push(command.type);
          loan = foldLoan(loanId, handled.events);
        } else if (handled.refusal.code === 'NOT_ALLOWED_NOW') {
          // The borrower or the office acted first.
          loan = await loadLoan(deps.ledger, loanId);
        } else throw new Error(handled.refusal.code);
      }
      return unexpected(loan ? `still ${loan.status} after ${given.join(', ')}` : 'the loan is not in the log');
    },
  };
}

/** Statuses that only this workflow ends, unless a verifier has the application. */
const OURS: ReadonlySet<LoanStatus> = new Set(['ON_VERIFICATION', 'ON_AUTO_VERIFICATION', 'READY_FOR_SCORING']);

function ended(loan: LoanView, given: readonly string[]): Step {
  if (given.length > 0) return did(`${given.join(', ')}: ${loan.status}`);
  if (verifierDecides(loan)) return notNeeded('the verifier who asked for the score decides');
  return OURS.has(loan.status)
    ? unexpected(`nothing to do at ${loan.status}`)
    : notNeeded(`the loan is ${loan.status}`);
}

/** The verifier decides on the facts they have seen. A statement after a decision needs no verifier. */
const verifierDecides = ({ status, scoringFacts, decision }: LoanView): boolean =>
  status === 'READY_FOR_SCORING' && scoringFacts?.reviewed === true && decision === null;

/**
 * A statement sent after a refusal changes the income, so the facts are collected again. An application that goes on
 * without its statement has none yet.
 */
const needsFacts = (loan: LoanView): boolean =>
  loan.status === 'ON_AUTO_VERIFICATION' ||
  (loan.status === 'READY_FOR_SCORING' &&
    (loan.scoringFacts === null || (loan.decision !== null && loan.scoringFacts.incomeSource !== 'STATEMENT')));
const reviewReasons = (facts: ScoringFacts): readonly string[] =>
  facts.manualReviewWanted && !facts.reviewed ? ['MANUAL'] : [];
