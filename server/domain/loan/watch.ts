/** What the end of day looks at in a loan besides its balances. Each new date of that kind belongs here. */
import type { Watch } from '../money/balances.ts';
import type { IssuedLoan } from './state.ts';

/** On the day of issue: no notice was sent, no request is open, nothing is disputed. */
export const WATCH_AT_ISSUE: Watch = { noticedDay: 0, payBy: null, silent: false };

export const watchOf = ({ noticedDay, prepayment, dispute }: IssuedLoan, change: Partial<Watch> = {}): Watch => ({
  noticedDay,
  payBy: prepayment?.payBy ?? null,
  silent: dispute?.state === 'OPEN',
  ...change,
});
