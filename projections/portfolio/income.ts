/** What the loans earned and cost by month, from the postings (R6): accrued but unposted interest is not in it. */
import { type Kysely, sql } from 'kysely';
import {
  addDays,
  addMonths,
  daysBetween,
  earliest,
  type LocalDate,
  localDate,
} from '../../schema/values/local-date.ts';
import { add, negate, subtract, type Tiyn, tiyn, ZERO } from '../../schema/values/money.ts';
import { INCOME_COLUMNS, type IncomeColumn } from '../journal/table.ts';
import { inScope, isFiltered, type PortfolioView, recordedBy, shareOf } from './scope.ts';

export type IncomeLine = {
  month: string;
  interest: Tiyn;
  penalty: Tiyn;
  /** Fees for a fast issue. */
  premium: Tiyn;
  bonusCost: Tiyn;
  /** Penalty and interest forgiven. */
  waived: Tiyn;
  writtenOff: Tiyn;
  recovered: Tiyn;
  /** The mean of the principal at the start and at the end of the month. */
  averagePrincipal: Tiyn;
  /** Interest, penalty and premium, in ppm a year of the average principal; a month that still runs by its days. */
  yieldPpm: number;
  /** Write-offs less recoveries a year, in ppm of the average principal. */
  costOfRiskPpm: number;
  /** Yield less bonuses, waivers and the cost of risk. */
  marginPpm: number;
};

type Moved = Record<IncomeColumn, Tiyn>;

/** From the month of `from` through the day of the view. */
export async function incomeOf(db: Kysely<unknown>, view: PortfolioView, from: LocalDate): Promise<IncomeLine[]> {
  const lines: IncomeLine[] = [];
  let principal = ZERO;
  for (const { month, ...moved } of await turnoversOf(db, view)) {
    const opening = principal;
    principal = add(principal, moved.principal);
    const average = tiyn((opening + principal) / 2n);
    if (month >= from.slice(0, 7)) lines.push(lineOf(month, daysOf(month, view.date), moved, average));
  }
  return lines;
}

/** Debit positive. Without a filter the turnover of days is enough; otherwise each event of the loans is read. */
async function turnoversOf(db: Kysely<unknown>, view: PortfolioView): Promise<(Moved & { month: string })[]> {
  const columns = Object.entries(INCOME_COLUMNS);
  const inDays = sql.join(
    columns.map(
      ([account, name]) =>
        sql`coalesce(sum(debit - credit) filter (where account = ${account}), 0) as ${sql.ref(name)}`,
    ),
  );
  const inEvents = sql.join(columns.map(([, name]) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`));
  const days =
    isFiltered(view) || view.knownAt
      ? sql`select business_date, ${inEvents} from loan_turnover
          where business_date <= ${view.date} and ${recordedBy(view)} and ${inScope(view)} group by 1`
      : sql`select business_date, ${inDays} from journal_day where business_date <= ${view.date} group by 1`;
  const { rows } = await sql<Moved & { month: string }>`
    select to_char(business_date, 'YYYY-MM') as month, ${inEvents} from (${days}) d group by 1 order by 1`.execute(db);
  return rows;
}

/** How many days of the month have come by `date`. */
const daysOf = (month: string, date: LocalDate): bigint => {
  const first = localDate(`${month}-01`);
  return BigInt(daysBetween(first, earliest(addDays(date, 1), addMonths(first, 1))));
};

const YEAR = 365n;

function lineOf(month: string, days: bigint, moved: Moved, averagePrincipal: Tiyn): IncomeLine {
  const [interest, penalty, premium] = [negate(moved.interest), negate(moved.penalty), negate(moved.premium)];
  const { bonus_cost: bonusCost, waived, written_off: writtenOff } = moved;
  const recovered = negate(moved.recovered);
  const yearly = (amount: Tiyn) => shareOf(amount * YEAR, averagePrincipal * days);
  const risk = subtract(writtenOff, recovered);
  const income = add(interest, penalty, premium);
  return {
    month,
    interest,
    penalty,
    premium,
    bonusCost,
    waived,
    writtenOff,
    recovered,
    averagePrincipal,
    yieldPpm: yearly(income),
    costOfRiskPpm: yearly(risk),
    marginPpm: yearly(subtract(income, add(bonusCost, waived, risk))),
  };
}
