/** What the borrower is told of a rejected application: one reason, one next step, one day (R170, R171). */
import type { Decision, DecisionReason } from '../../../schema/events/decision.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { SCORING } from '../../../schema/reference/limits.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';

type OwnDebt = `OWN_DEBT_${'REVERSAL_OWED' | 'WRITTEN_OFF' | 'CEDED'}`;
/** Reasons of security are never named: they read as OTHER. */
type Unnamed = 'FRAUD' | 'BLACKLIST' | 'WITHIN_LIMITS';
export type RejectionReason = Exclude<DecisionReason, Unnamed | 'OWN_DEBT'> | OwnDebt | 'OTHER';
export type RejectionStep =
  | 'WAIT'
  | 'PAY_OVERDUE'
  | 'PAY_OWN_DEBT'
  | 'LIFT_STOP_CREDIT'
  | 'SEND_STATEMENT'
  | 'TAKE_LESS'
  | 'CALL';

export type Rejection = {
  readonly reason: RejectionReason;
  readonly step: RejectionStep;
  /** In ppm, with the limit of the law; where the debt load is the reason, of a smaller sum too (R261). */
  readonly debtLoad: number | null;
  readonly debtLoadLimit: number | null;
  /** Null where no decision was made: fraud. */
  readonly on: LocalDate | null;
  /** Null: at once after the step, or never. */
  readonly applyFrom: LocalDate | null;
  readonly forEver: boolean;
  /** The end, and the day of `applyFrom` has not come: the cabinet shows it. */
  readonly stands: boolean;
};

const STEPS: { readonly [R in RejectionReason]: RejectionStep } = {
  DEBT_LOAD: 'WAIT',
  SCORE: 'WAIT',
  MANUAL: 'WAIT',
  OVERDUE_60_PLUS: 'PAY_OVERDUE',
  STOP_CREDIT: 'LIFT_STOP_CREDIT',
  OWN_DEBT_REVERSAL_OWED: 'PAY_OWN_DEBT',
  OWN_DEBT_WRITTEN_OFF: 'PAY_OWN_DEBT',
  OWN_DEBT_CEDED: 'PAY_OWN_DEBT',
  STATEMENT: 'SEND_STATEMENT',
  AMOUNT: 'TAKE_LESS',
  AGE: 'CALL',
  NOT_IN_REGISTRY: 'CALL',
  OTHER: 'CALL',
};

type Rejected = {
  readonly status: LoanStatus;
  readonly decision: Decision | null;
  readonly decidedOn: LocalDate | null;
  readonly lockedUntil: LocalDate | null;
};

/**
 * Null where the application is not rejected. In WAITING_REJECT it is, unless the borrower acts that day (R19). A
 * refusal that locks stays one when the borrower withdraws (R27).
 */
export function rejectionOf(
  { status, decision, decidedOn, lockedUntil }: Rejected,
  today: LocalDate,
): Rejection | null {
  const forEver = status === 'REJECTED_BY_FRAUD';
  const withdrawn = status === 'CANCELED' && lockedUntil !== null;
  if (!forEver && !withdrawn && status !== 'REJECTED' && status !== 'WAITING_REJECT') return null;
  const reason = forEver ? 'OTHER' : reasonOf(decision);
  const applyFrom = lockedUntil ?? decision?.lockedUntil ?? null;
  const loaded = reason === 'DEBT_LOAD' || reason === 'AMOUNT';
  return {
    reason,
    step: STEPS[reason],
    debtLoad: loaded && decision ? decision.kdnPpm : null,
    debtLoadLimit: loaded ? SCORING.maxKdnPpm : null,
    on: decidedOn,
    applyFrom,
    forEver,
    stands: status !== 'WAITING_REJECT' && (applyFrom === null || today < applyFrom),
  };
}

/** The first reason is the weightiest. */
function reasonOf(decision: Decision | null): RejectionReason {
  const [first] = decision?.reasons ?? [];
  if (!first) return 'OTHER';
  if (first.code === 'OWN_DEBT') return ownDebtOf(first.observed);
  return first.code in STEPS ? (first.code as RejectionReason) : 'OTHER';
}

function ownDebtOf(observed: string): RejectionReason {
  const reason = `OWN_DEBT_${observed}`;
  return reason in STEPS ? (reason as OwnDebt) : 'OTHER';
}
