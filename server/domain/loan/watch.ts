/** What the end of day looks at in a loan besides its balances. Each new date of that kind belongs here. */
import type { Watch } from '../money/balances.ts';
import type { IssuedLoan } from './state.ts';

/** On the day of issue: no notice was sent and no request is open. */
export const WATCH_AT_ISSUE: Watch = { noticedDay: 0, payBy: null };

export const watchOf = ({ noticedDay, prepayment }: IssuedLoan, change: Partial<Watch> = {}): Watch => ({
  noticedDay,
  payBy: prepayment?.payBy ?? null,
  ...change,
});
