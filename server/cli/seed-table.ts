import type pg from 'pg';
import { type PortfolioReads, portfolioReads } from '../../projections/portfolio/read.ts';
import { LOAN_STATUSES } from '../../schema/loan-status.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { printTenge, type Tiyn, tiyn } from '../../schema/values/money.ts';

type Par = Awaited<ReturnType<PortfolioReads['par']>>[number];
/** Seconds until the last event was written, and until the read models had it. */
export type Pace = { seconds: number; total: number; events: number };
type Line = { status: string; loans: number; principal: Tiyn };

export async function portfolioTable(pool: pg.Pool, today: LocalDate, pace: Pace): Promise<string[]> {
  const { rows } = await pool.query<{ status: string; loans: bigint; principal: Tiyn }>(
    'select status, count(*) loans, coalesce(sum(principal), 0) principal from rm.loan group by status',
  );
  const lines = LOAN_STATUSES.flatMap((status) => rows.filter((row) => row.status === status));
  const all = lines.map(({ status, loans, principal }) => ({ status, loans: Number(loans), principal }));
  const total: Line = {
    status: 'all',
    loans: all.reduce((sum, line) => sum + line.loans, 0),
    principal: tiyn(all.reduce((sum, line) => sum + line.principal, 0n)),
  };
  const par = (await portfolioReads(pool).par({ date: today })).map(parLine);
  const perSecond = Math.round(pace.events / pace.seconds);
  return [
    '',
    row('status', 'loans', 'principal, tenge'),
    ...all.map(printed),
    printed(total),
    '',
    `On ${today}: ${par.join('  ')}`,
    `${pace.events} events written in ${pace.seconds.toFixed(1)} s (${perSecond} a second); on the screens after ${pace.total.toFixed(1)} s.`,
  ];
}

const row = (status: string, loans: string, principal: string): string =>
  `${status.padEnd(30)}${loans.padStart(8)}${principal.padStart(20)}`;
const printed = ({ status, loans, principal }: Line): string => row(status, String(loans), printTenge(principal));
const parLine = ({ days, loans, sharePpm }: Par): string => `PAR${days} ${(sharePpm / 10_000).toFixed(1)} % (${loans})`;
