import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { type Refused, refuse } from '../domain/decider.ts';
import type { Locale } from '../ports/borrowers.ts';
import { refusedRead } from './user-errors.ts';

/** @throws HttpRefusal DATE_AHEAD for a day after the present business day, whose figures nobody knows yet */
export function notAfter(
  today: LocalDate,
  days: Readonly<Record<string, LocalDate | null | undefined>>,
  locale: Locale,
): void {
  for (const [field, date] of Object.entries(days)) {
    if (date && date > today) throw refusedRead(400, refuse('DATE_AHEAD', { field, facts: { date, today } }), locale);
  }
}

/** Of a moment that has not come: what will have been recorded by then is not known. */
export const notYetKnown = (now: Instant, knownAt: Instant | null | undefined): Refused | undefined =>
  knownAt && Date.parse(knownAt) > Date.parse(now)
    ? refuse('MOMENT_AHEAD', { field: 'knownAt', facts: { moment: knownAt, now } })
    : undefined;

/** @throws HttpRefusal MOMENT_AHEAD */
export function knownBy(now: Instant, knownAt: Instant | null | undefined, locale: Locale): void {
  const refused = notYetKnown(now, knownAt);
  if (refused) throw refusedRead(400, refused, locale);
}
