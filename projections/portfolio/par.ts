import { type Kysely, sql } from 'kysely';
import { type Tiyn, tiyn } from '../../schema/values/money.ts';
import { lateSince } from '../overdue.ts';
import { LIVE_LIST, type PortfolioView, periodsOf, shareOf, standing } from './scope.ts';

/** `sharePpm` of all outstanding principal: 250000 is a quarter. */
export type ParLine = { days: number; loans: number; principal: Tiyn; sharePpm: number };

export const PAR_DAYS = [1, 30, 60, 90] as const;

/** Principal of loans at least 1, 30, 60, 90 days past due (R34). */
export async function parOf(db: Kysely<unknown>, view: PortfolioView): Promise<ParLine[]> {
  const late = (days: number) => sql`filter (where overdue_since <= ${lateSince(view.date, days)})`;
  const sums = PAR_DAYS.flatMap((days) => [
    sql`count(*) ${late(days)} as ${sql.ref(`n${days}`)}`,
    sql`coalesce(sum(principal) ${late(days)}, 0) as ${sql.ref(`p${days}`)}`,
  ]);
  const { rows } = await sql<Record<string, bigint>>`
    select coalesce(sum(principal), 0) as whole, ${sql.join(sums)} from ${periodsOf(view)} p
    where ${standing(view)} and status in (${LIVE_LIST})`.execute(db);
  const row = rows[0] ?? {};
  return PAR_DAYS.map((days) => {
    const principal = tiyn(row[`p${days}`] ?? 0n);
    const sharePpm = shareOf(principal, row.whole ?? 0n);
    return { days, loans: Number(row[`n${days}`] ?? 0n), principal, sharePpm };
  });
}
