/** What is to be done next about a late loan, and from which day (R411). */
import { CALL_AGAIN_DAYS } from '../../../schema/reference/collection.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import type { PromiseState, PromiseToPay } from './promise.ts';

export type CollectionStep =
  | 'ANSWER_DISPUTE'
  | 'FIRST_CALL'
  | 'NOTE_CALL'
  | 'AWAIT_PROMISE'
  | 'PROMISE_BROKEN'
  | 'CALL_BACK'
  | 'CALL_AGAIN';

export type LastContact = {
  readonly on: LocalDate;
  readonly noted: boolean;
  readonly promise: (PromiseToPay & { readonly state: PromiseState }) | null;
  /** The day agreed for the next call. */
  readonly callBackOn: LocalDate | null;
};

/** The day on which the contact asks for something again, known when it is noted. */
export const asksAgainOn = ({ on, promise, callBackOn }: Omit<LastContact, 'noted' | 'promise'> & WithPromise) =>
  promise ? addDays(promise.by, 1) : (callBackOn ?? addDays(on, CALL_AGAIN_DAYS.value));
type WithPromise = { readonly promise: Pick<PromiseToPay, 'by'> | null };

export function nextStep(
  last: LastContact | undefined,
  { today, disputed }: { readonly today: LocalDate; readonly disputed: boolean },
): { readonly step: CollectionStep; readonly on: LocalDate } {
  if (disputed) return { step: 'ANSWER_DISPUTE', on: today };
  if (!last) return { step: 'FIRST_CALL', on: today };
  if (!last.noted) return { step: 'NOTE_CALL', on: last.on };
  const on = asksAgainOn(last);
  if (last.promise?.state === 'OPEN') return { step: 'AWAIT_PROMISE', on: last.promise.by };
  if (last.promise?.state === 'BROKEN') return { step: 'PROMISE_BROKEN', on };
  return { step: last.callBackOn ? 'CALL_BACK' : 'CALL_AGAIN', on };
}
