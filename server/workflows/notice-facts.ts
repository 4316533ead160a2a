import type { PlanRow } from '../../schema/events/figures.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import { readDay } from '../../schema/reference/notice-texts.ts';
import type { PayoutWay } from '../../schema/reference/payout-failures.ts';
import { readTenge } from '../../schema/values/money.ts';
import type { Task } from '../ports/tasks.ts';

/** One message for each step of an event. */
export const keyOf = ({ eventId, step }: Task): string => `${eventId}:${step}`;

/** Of a payout that failed: its method, not that of a later attempt. Empty for any other event. */
export function wayOfFailed(events: readonly Recorded<LoanEvent>[], { eventId }: Task): { way?: PayoutWay } {
  const failed = events.findIndex((event) => event.id === eventId && event.type === 'PayoutFailed');
  const tried = events.slice(0, Math.max(0, failed)).findLast((event) => event.type === 'PayoutRequested');
  return tried?.type === 'PayoutRequested' ? { way: tried.data.method.kind } : {};
}

/** From the disbursed schedule, because the offer may have been priced for another day. */
export function firstPayment(rows: readonly PlanRow[]) {
  const [first] = rows;
  if (!first) return {};
  return { first: readDay(first.date), due: readTenge(first.amount), payments: String(rows.length) };
}
