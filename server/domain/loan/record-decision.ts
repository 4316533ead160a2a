/**
 * Turns the engine's decision into a status: approved, cooling-off, curable until the end of the day, or rejected (R19,
 * R23, R27).
 */
import type { Decision } from '../../../schema/events/decision.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { coolingOffOn, mciOn } from '../../../schema/reference/caps.ts';
import { productOf } from '../../../schema/reference/products.ts';
import { addHours, type LocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../decider.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import type { Application, LoanState } from './state.ts';

export function recordDecision(state: LoanState, command: CommandOf<'RecordDecision'>) {
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  const { decision, today, now } = command;
  const { application } = state;
  if (decision.outcome === 'APPROVED') {
    // An application without its statement skipped the checks that come after it (R262).
    if (application.requirements?.statementNeeded && !application.statement) return refuse('NOT_ALLOWED_NOW');
    return accept(decided('AGREED', decision, today), ...afterAgreement(application, today, now));
  }
  const refusal = decided('WAITING_REJECT', decision, today);
  return isCurable(decision) ? accept(refusal) : accept(refusal, rejection({ ...application, decision }));
}

const decided = (status: 'AGREED' | 'WAITING_REJECT', decision: Decision, decidedOn: LocalDate): LoanEvent => ({
  type: 'LoanDecided',
  data: { status, decision, decidedOn },
});

/** The borrower may accept a smaller amount, or prove his income where debt load alone was the reason. */
export function isCurable(decision: Decision): boolean {
  if (decision.outcome === 'ALTERNATIVE') return true;
  const other =
    decision.rejectDecision60Plus || decision.rejectDecisionStopCredit || decision.rejectDecisionByStatement;
  return decision.rejectDecisionByKDN && !other && !decision.validStatementExists;
}

/** The weightiest reason comes first; the lock says when the borrower may apply again. */
export const rejection = (application: Pick<Application, 'decision'>): LoanEvent => ({
  type: 'LoanRejected',
  data: {
    status: 'REJECTED',
    reason: application.decision?.reasons[0]?.code ?? 'MANUAL',
    lockedUntil: application.decision?.lockedUntil ?? null,
  },
});

/** The opening is an instant, so that 24 hours are 24 hours. */
function afterAgreement(application: Application, today: LocalDate, now: string): LoanEvent[] {
  const rule = coolingOffOn(today);
  const individual = !productOf(application.terms.productType).forEntrepreneurs;
  if (!rule || !individual || application.terms.amount <= mciOn(today) * BigInt(rule.aboveMci))
    return [approval(today)];
  const opensAt = addHours(now, rule.hours);
  const lapsesAt = addHours(opensAt, 24 * rule.openDays);
  return [{ type: 'IssuanceConsentRequested', data: { status: 'WAITING_FOR_ISSUANCE_CONSENT', opensAt, lapsesAt } }];
}

export const approval = (today: LocalDate): LoanEvent => ({
  type: 'LoanApproved',
  data: { status: 'APPROVED', approvedOn: today },
});

/**
 * An alternative signed on the day of its decision is approved at once (R19). No instant is known here, so the
 * cooling-off counts from the end of the day in Almaty: never shorter than the law requires.
 */
export function approveAlternative(application: Application, today: LocalDate): LoanEvent[] {
  if (!application.decision) return [];
  const decision: Decision = { ...application.decision, outcome: 'APPROVED', lockedUntil: null };
  return [decided('AGREED', decision, today), ...afterAgreement(application, today, `${today}T19:00:00.000Z`)];
}
