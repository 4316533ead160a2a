import type { LocalDate } from '../../schema/values/local-date.ts';
import { refuse } from '../domain/decider.ts';
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
