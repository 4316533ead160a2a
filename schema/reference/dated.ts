/** Rows in force from a day on. A day before the first row takes the first; the last row stays in force (R4). */
import type { LocalDate } from '../values/local-date.ts';

export type Dated = { readonly from: LocalDate; readonly source: string };

/** The row in force on a day; rows stand in rising order. */
export function inForce<T extends Dated>(rows: readonly T[], day: LocalDate): T {
  const row = rows.findLast((r) => r.from <= day) ?? rows[0];
  if (!row) throw new Error('a table without rows');
  return row;
}
