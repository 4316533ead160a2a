import type { LoanStatus } from '../../generated/cabinet/graphql.ts';

export type Which = 'review' | 'payout';
export const STATUSES: Record<Which, LoanStatus[]> = {
  review: ['ON_MANUAL_VERIFICATION', 'MANUAL_VERIFICATION', 'BACK_TO_REVISION', 'REVISED_VERIFICATION'],
  payout: ['WAITING_REMITTANCE_PREPARED', 'REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS', 'REMITTANCE_ERROR'],
};
