import type { LocalDate } from '../../schema/values/local-date.ts';
import { badInput } from './http/http-refusal.ts';

/** @throws BAD_USER_INPUT for a day after the present business day, whose figures nobody knows yet */
export function notAfter(today: LocalDate, days: Readonly<Record<string, LocalDate | null | undefined>>): void {
  for (const [name, day] of Object.entries(days))
    if (day && day > today) throw badInput(`${name}: ${day} is after the business day, ${today}`);
}
