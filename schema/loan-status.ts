/**
 * The 46 statuses of a loan and, as data, which event leads from which status to which.
 * Specification section 4 names the statuses; the transitions are design section 5 and decisions 17-25.
 */
export const LOAN_STATUSES = [
  'INITIAL',
  'WAITING_STATEMENT_LOADING',
  'WAITING_FOR_REMITTANCE_SET',
  'WAITING_FOR_BIOMETRY',
  'WAITING_FOR_INSURANCE',
  'WAITING_FOR_ISSUANCE_CONSENT',
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'BACK_TO_REVISION',
  'REVISED_VERIFICATION',
  'READY_FOR_SCORING',
  'AGREED',
  'WAITING_REJECT',
  'APPROVED',
  'WAITING_REMITTANCE_PREPARED',
  'REMITTANCE_PREPARED',
  'REMITTANCE_IN_PROGRESS',
  'REMITTANCE_PAID',
  'REMITTANCE_ERROR',
  'REMITTANCE_CANCELED',
  'ACTIVE',
  'GRACE_DAY_OFF',
  'PROLONGED',
  'GRACE_MANUAL',
  'GRACE_EXPIRED',
  'EXPIRED',
  'CALCULATION_STOPPED',
  'RESTRUCTURED',
  'RESTRUCTURED_EXPIRED',
  'WAITING_RESTRUCTURING',
  'WAITING_PROLONGATION',
  'WAITING_PROLONGATION_OFFERT',
  'WAITING_PROLONGATION_PRC_PAYMENT',
  'WAITING_REFINANCING',
  'WAITING_REFINANCING_OFFERT',
  'WAITING_REFINANCING_PRC_PAYMENT',
  'AOT_PAYMENT_AWAITING',
  'CESSION',
  'CLOSING_PROCESS',
  'FINISHED',
  'REJECTED',
  'REJECTED_BY_FRAUD',
  'CANCELED',
  'ANNULLED',
] as const;
export type LoanStatus = (typeof LOAN_STATUSES)[number];

/** Statuses that nothing leaves. */
export const TERMINAL = [
  'FINISHED',
  'CESSION',
  'REJECTED',
  'REJECTED_BY_FRAUD',
  'CANCELED',
  'ANNULLED',
  'REMITTANCE_CANCELED',
] as const satisfies readonly LoanStatus[];
export const isTerminal = (status: LoanStatus): boolean => (TERMINAL as readonly LoanStatus[]).includes(status);

/** Money is lent and interest may run. */
export const LIVE = [
  'ACTIVE',
  'GRACE_DAY_OFF',
  'PROLONGED',
  'GRACE_MANUAL',
  'GRACE_EXPIRED',
  'EXPIRED',
  'CALCULATION_STOPPED',
  'RESTRUCTURED',
  'RESTRUCTURED_EXPIRED',
  'WAITING_RESTRUCTURING',
  'WAITING_PROLONGATION',
  'WAITING_PROLONGATION_OFFERT',
  'WAITING_PROLONGATION_PRC_PAYMENT',
  'WAITING_REFINANCING',
  'WAITING_REFINANCING_OFFERT',
  'WAITING_REFINANCING_PRC_PAYMENT',
  'AOT_PAYMENT_AWAITING',
] as const satisfies readonly LoanStatus[];
export const isLive = (status: LoanStatus): boolean => (LIVE as readonly LoanStatus[]).includes(status);
