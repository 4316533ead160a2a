import type { LoanStatus } from '../generated/cabinet/graphql.ts';
import { paths, type Segment } from '../paths.ts';

/** By what the borrower has to do now. */
export type LoanStage = 'fill' | 'review' | 'payout' | 'live' | 'late' | 'closing' | 'over';

const STAGE: Record<LoanStatus, LoanStage> = {
  INITIAL: 'fill',
  WAITING_STATEMENT_LOADING: 'fill',
  WAITING_FOR_REMITTANCE_SET: 'fill',
  WAITING_FOR_BIOMETRY: 'fill',
  WAITING_FOR_INSURANCE: 'fill',
  WAITING_FOR_ISSUANCE_CONSENT: 'fill',
  ON_VERIFICATION: 'review',
  ON_AUTO_VERIFICATION: 'review',
  ON_MANUAL_VERIFICATION: 'review',
  MANUAL_VERIFICATION: 'review',
  BACK_TO_REVISION: 'review',
  REVISED_VERIFICATION: 'review',
  READY_FOR_SCORING: 'review',
  AGREED: 'review',
  WAITING_REJECT: 'review',
  APPROVED: 'payout',
  WAITING_REMITTANCE_PREPARED: 'payout',
  REMITTANCE_PREPARED: 'payout',
  REMITTANCE_IN_PROGRESS: 'payout',
  REMITTANCE_PAID: 'payout',
  REMITTANCE_ERROR: 'payout',
  ACTIVE: 'live',
  GRACE_DAY_OFF: 'live',
  PROLONGED: 'live',
  GRACE_MANUAL: 'live',
  RESTRUCTURED: 'live',
  WAITING_RESTRUCTURING: 'live',
  WAITING_PROLONGATION: 'live',
  WAITING_PROLONGATION_OFFERT: 'live',
  WAITING_PROLONGATION_PRC_PAYMENT: 'live',
  WAITING_REFINANCING: 'live',
  WAITING_REFINANCING_OFFERT: 'live',
  WAITING_REFINANCING_PRC_PAYMENT: 'live',
  GRACE_EXPIRED: 'late',
  EXPIRED: 'late',
  CALCULATION_STOPPED: 'late',
  RESTRUCTURED_EXPIRED: 'late',
  AOT_PAYMENT_AWAITING: 'late',
  CLOSING_PROCESS: 'closing',
  CESSION: 'over',
  FINISHED: 'over',
  REJECTED: 'over',
  REJECTED_BY_FRAUD: 'over',
  CANCELED: 'over',
  ANNULLED: 'over',
  REMITTANCE_CANCELED: 'over',
};

export const stageOf = (status: LoanStatus): LoanStage => STAGE[status];
export const isLive = (status: LoanStatus): boolean => ['live', 'late', 'closing'].includes(STAGE[status]);

/** The page that continues a loan in this status; every other page of the flow leads there (R17). */
export function pageOf(loan: { readonly id: string; readonly status: LoanStatus }, segment: Segment): string {
  const { id: loanId, status } = loan;
  switch (status) {
    case 'INITIAL':
      return paths.loanConfirmation.href(segment, { loanId });
    case 'WAITING_FOR_REMITTANCE_SET':
      return paths.loanObtaining.href(segment, { loanId });
    case 'WAITING_FOR_BIOMETRY':
      return paths.loanBiometry.href(segment, { loanId });
    case 'WAITING_FOR_INSURANCE':
      return paths.loanSignInsurance.href(segment, { loanId });
    case 'WAITING_STATEMENT_LOADING':
      return paths.loanStatementUpload.href(segment, { loanId });
    case 'WAITING_FOR_ISSUANCE_CONSENT':
      return paths.edsRequest.href(segment, { loanId, edsType: 'ISSUANCE_CONSENT' });
    default:
      break;
  }
  const stage = STAGE[status];
  if (stage === 'review') return `${paths.thanks.href(segment)}?loanId=${loanId}`;
  if (stage === 'payout') return `${paths.approve.href(segment)}?loanId=${loanId}`;
  return paths.cabinet.href(segment);
}
