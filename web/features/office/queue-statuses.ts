import type { LoanStatus } from '../../generated/cabinet/graphql.ts';

export const WHICH = ['review', 'payout'] as const;
type Which = (typeof WHICH)[number];
export const STATUSES: Record<Which, LoanStatus[]> = {
  review: ['ON_MANUAL_VERIFICATION', 'MANUAL_VERIFICATION', 'BACK_TO_REVISION', 'REVISED_VERIFICATION'],
  payout: ['WAITING_REMITTANCE_PREPARED', 'REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS', 'REMITTANCE_ERROR'],
};

/** `status` empty: all statuses of the queue. */
export type QueueFilter = { readonly queue: Which; readonly status: string };

export function readFilter(search: URLSearchParams): QueueFilter {
  const queue = WHICH.find((one) => one === search.get('queue')) ?? 'review';
  return { queue, status: STATUSES[queue].find((one) => one === search.get('status')) ?? '' };
}

export const statusesOf = ({ queue, status }: QueueFilter): LoanStatus[] =>
  STATUSES[queue].filter((one) => status === '' || one === status);
