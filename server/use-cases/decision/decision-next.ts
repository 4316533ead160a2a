/** By R89 and R19. Pure. */
import type { Decision } from '../../../schema/events/decision.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import type { ProductType } from '../../../schema/reference/products.ts';
import type { Evidence } from '../../domain/loan/state.ts';

export type DecisionNext =
  | 'WAIT'
  | 'REJECT_60_PLUS'
  | 'STOP_CREDIT'
  | 'BIL_WITH_STATEMENT'
  | 'BIL_WITHOUT_STATEMENT'
  | 'BSPL_WITH_STATEMENT'
  | 'BSPL_WITHOUT_STATEMENT'
  | 'OBTAINING'
  | 'BIOMETRY'
  | 'EDS_REQUEST'
  | 'DOCUMENT_PHOTOS'
  | 'VIDEO_INTERVIEW'
  | 'STATEMENT_LOADING'
  | 'REJECTED_STATEMENT'
  | 'STATEMENT_UPLOAD'
  | 'APPROVE'
  | 'REJECTED_CARD'
  | 'ALT_SCORE'
  | 'PDL_ALT_SCORE'
  | 'DECLINE_ALT_SCORE'
  | 'DECLINE_PDL_ALT_SCORE'
  | 'DECLINE';

type Facts = {
  status: LoanStatus;
  decision: Decision | null;
  productType: ProductType;
  smsLimitLeft: number;
  /** The last bank statement was rejected. */
  statementRejected: boolean;
  evidence: readonly Pick<Evidence, 'kind' | 'state'>[];
  /** A small loan is offered to somebody who was refused a large one. */
  nanoOffered: boolean;
};

const WAITS: Partial<Record<LoanStatus, DecisionNext>> = {
  WAITING_FOR_REMITTANCE_SET: 'OBTAINING',
  WAITING_FOR_BIOMETRY: 'BIOMETRY',
  WAITING_FOR_ISSUANCE_CONSENT: 'EDS_REQUEST',
  WAITING_STATEMENT_LOADING: 'STATEMENT_LOADING',
  REMITTANCE_ERROR: 'REJECTED_CARD',
};

const NEGATIVE: readonly LoanStatus[] = [
  'WAITING_REJECT',
  'REJECTED',
  'REJECTED_BY_FRAUD',
  'CANCELED',
  'ANNULLED',
  'REMITTANCE_CANCELED',
];

/** Statuses without a decision. AGREED counts: it is approved in the same append or waits for the second consent. */
const UNDECIDED: readonly LoanStatus[] = [
  'INITIAL',
  'WAITING_FOR_INSURANCE',
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'BACK_TO_REVISION',
  'REVISED_VERIFICATION',
  'READY_FOR_SCORING',
  'AGREED',
];

export function decisionNext(facts: Facts): DecisionNext {
  const wait = WAITS[facts.status];
  if (wait) return wait;
  const requested = facts.evidence.find(({ state }) => state === 'REQUESTED');
  if (facts.status === 'BACK_TO_REVISION' && requested) return requested.kind;
  if (UNDECIDED.includes(facts.status)) return 'WAIT';
  if (!NEGATIVE.includes(facts.status)) return 'APPROVE';
  const { decision } = facts;
  return decision ? afterNo(facts, decision) : 'DECLINE';
}

function afterNo(facts: Facts, decision: Decision): DecisionNext {
  if (decision.rejectDecision60Plus) return 'REJECT_60_PLUS';
  if (decision.rejectDecisionStopCredit) return 'STOP_CREDIT';
  const statement = decision.validStatementExists ? 'WITH' : 'WITHOUT';
  if (decision.isBILAvailable) return `BIL_${statement}_STATEMENT`;
  if (decision.isBSPLAvailable) return `BSPL_${statement}_STATEMENT`;
  if (facts.nanoOffered) return 'DECLINE';
  // Beside a weightier reason the page of the statement would name the wrong one.
  if (decision.reasons[0]?.code === 'STATEMENT') return 'REJECTED_STATEMENT';
  const curable = facts.status === 'WAITING_REJECT';
  if (decision.rejectDecisionByKDN) return curable && facts.smsLimitLeft > 0 ? cureOf(facts) : 'DECLINE';
  return ofAmount(facts, decision, curable);
}

/** A smaller amount is offered that day; afterwards the page says what it was. */
function ofAmount(facts: Facts, decision: Decision, curable: boolean): DecisionNext {
  const instalments = facts.productType.endsWith('_IL');
  if (decision.rejectDecisionByAmount && curable) return instalments ? 'ALT_SCORE' : 'PDL_ALT_SCORE';
  if (curable) return 'WAIT';
  if (decision.scoreAmount === null) return 'DECLINE';
  return instalments ? 'DECLINE_ALT_SCORE' : 'DECLINE_PDL_ALT_SCORE';
}

/** After a rejected statement its page explains why and takes another. */
const cureOf = ({ statementRejected }: Facts): DecisionNext =>
  statementRejected ? 'REJECTED_STATEMENT' : 'STATEMENT_UPLOAD';
