/** How the office talks with borrowers who are late (R409-R412). */

/** What came of a call. Stored: never rename one. */
export const CALL_RESULTS = ['PROMISED', 'SPOKE', 'REFUSED', 'OTHER_PERSON', 'NO_ANSWER'] as const;
export type CallResult = (typeof CALL_RESULTS)[number];

/** Days past due; the first late day is day 1. */
export const LATE_BUCKETS = [
  { key: 'D1_30', from: 1, to: 30 },
  { key: 'D31_60', from: 31, to: 60 },
  { key: 'D61_90', from: 61, to: 90 },
  { key: 'D91_PLUS', from: 91, to: null },
] as const;
export type LateBucket = (typeof LATE_BUCKETS)[number]['key'];

/** Calls of ours to one person on one day, whatever their loans and whether anybody answered. */
export const CALLS_A_DAY = { value: 3, source: 'Law on collection activity, art. 5; R409' } as const;

/** A promise names a day within these days of the call. */
export const PROMISE_DAYS = { value: 14, source: 'own choice; R410' } as const;

/** Without a promise and without an agreed day, the borrower is called again after so many days. */
export const CALL_AGAIN_DAYS = { value: 3, source: 'own choice; R411' } as const;

/** The borrower is reminded of a promise on its day at this hour. */
export const PROMISE_REMINDER_HOUR = { value: 10, source: 'own choice; R410' } as const;

/** The first notice of a delay is due within these days. */
export const LAW_NOTICE_DAYS = { value: 10, source: 'Law on microfinance activity, art. 9-2; R413' } as const;
