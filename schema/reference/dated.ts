/** Rows in force from a day on. A day before the first row takes the first; the last row stays in force (R4). */
import { addMonths, type LocalDate } from '../values/local-date.ts';

export type Dated = { readonly from: LocalDate; readonly source: string };

/** What is set outside: when somebody last read that it is so (R961). */
export type Checked = { readonly checkedOn: LocalDate };
/** Months after which a figure that the State sets for a year is read again. */
export const CHECKED_EACH_YEAR = 12;
export const checkedWithin = ({ checkedOn }: Checked, day: LocalDate, months: number): boolean =>
  day <= addMonths(checkedOn, months);

/** The row in force on a day; rows stand in rising order. */
export function inForce<T extends Dated>(rows: readonly T[], day: LocalDate): T {
  const row = rows.findLast((r) => r.from <= day) ?? rows[0];
  if (!row) throw new Error('a table without rows');
  return row;
}
