/**
 * Loans of a day whose figures only the domain can compute: late ones, those that a later report corrected, and those
 * that earn a premium day by day.
 */
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { LIVE } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { LoanTables, StoredLoan } from '../loan/table.ts';
import { Packed } from '../packed.ts';
import { kyselyOn } from '../postgres.ts';
import { standingAt } from './standing-at.ts';
import type { LoanPeriodTables } from './table.ts';

export type LateLoan = { readonly loanId: LoanId; readonly now: Pick<StoredLoan, 'state' | 'lastEventOn'> };

/** By its rows, so a loan whose end of day has not run yet is late too. */
const isLate = (date: LocalDate) => sql<boolean>`coalesce(late_from <= ${date}, false)`;
/** Something later was known before this row: the row is of a correction, whose postings have dates of their own. */
const isCorrected = (date: LocalDate) => sql<boolean>`coalesce(known_later > ${date}, false)`;

const isEarning = sql<boolean>`unearned > 0`;
const isApart = (date: LocalDate) => sql<boolean>`(${isLate(date)} or ${isCorrected(date)} or ${isEarning})`;

/** `scope`: a condition on loan_period for the loans that count; absent, all count. */
export type Moment = { readonly date: LocalDate; readonly knownAt?: Instant; readonly scope?: RawBuilder<boolean> };

const runningOn = (pool: pg.Pool, { date, knownAt, scope }: Moment) =>
  standingAt(kyselyOn<LoanPeriodTables>(pool), date, knownAt)
    .where('status', 'in', LIVE)
    .where(scope ?? sql<boolean>`true`);

/** What SQL can compute. */
export const onTime = (pool: pg.Pool, at: Moment) => runningOn(pool, at).where(sql<boolean>`not ${isApart(at.date)}`);

export async function lateOn(pool: pg.Pool, at: Moment): Promise<readonly LateLoan[]> {
  const db = kyselyOn<LoanPeriodTables & LoanTables>(pool);
  const late = runningOn(pool, at).where(isApart(at.date));
  const rows = await db
    .with('p', () => late.select('loan_id'))
    .selectFrom('p')
    .innerJoin('loan', 'loan.loan_id', 'p.loan_id')
    .select(['loan.loan_id', 'loan.state'])
    .orderBy('loan.loan_id')
    .execute();
  return rows.map((row) => ({ loanId: row.loan_id, now: Packed.of(row.state).value }));
}
