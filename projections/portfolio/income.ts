/** What the loans earned and cost by month, from the postings (R6): accrued but unposted interest is not in it. */
import { type Kysely, sql } from 'kysely';
import type { Account } from '../../schema/reference/accounts.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { add, negate, subtract, type Tiyn, tiyn, ZERO } from '../../schema/values/money.ts';
import { isFiltered, type PortfolioView, shareOf, streamInScope } from './scope.ts';

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
  /** Interest, penalty and premium a year, in ppm of the average principal. */
  yieldPpm: number;
  /** Write-offs less recoveries a year, in ppm of the average principal. */
  costOfRiskPpm: number;
  /** Yield less bonuses, waivers and the cost of risk. */
  marginPpm: number;
};

type Turnover = { month: string; account: Account; amount: bigint };

/** From the month of `from` through the day of the view. */
export async function incomeOf(db: Kysely<unknown>, view: PortfolioView, from: LocalDate): Promise<IncomeLine[]> {
  const turnovers = await turnoversOf(db, view);
  const months = new Map<string, Map<Account, bigint>>();
  for (const { month, account, amount } of turnovers) {
    const accounts = months.get(month) ?? new Map<Account, bigint>();
    months.set(month, accounts.set(account, amount));
  }
  let principal = ZERO;
  const lines: IncomeLine[] = [];
  for (const [month, accounts] of months) {
    const opening = principal;
    principal = add(principal, tiyn(accounts.get('principal') ?? 0n));
    if (month >= from.slice(0, 7)) lines.push(lineOf(month, accounts, tiyn((opening + principal) / 2n)));
  }
  return lines;
}

/** Without a filter the turnover of days is enough; otherwise each posting of the loans. */
async function turnoversOf(db: Kysely<unknown>, view: PortfolioView): Promise<Turnover[]> {
  const month = sql`to_char(business_date, 'YYYY-MM')`;
  const { rows } =
    isFiltered(view) || view.knownAt
      ? await sql<Turnover>`
        select ${month} as month, account, sum(amount) as amount from journal_entry
        where business_date <= ${view.date} and recorded_at <= ${view.knownAt ?? 'infinity'}
          and ${streamInScope(view)}
        group by 1, 2 order by 1`.execute(db)
      : await sql<Turnover>`
        select ${month} as month, account, sum(debit - credit) as amount from journal_day
        where business_date <= ${view.date} group by 1, 2 order by 1`.execute(db);
  return rows;
}

function lineOf(month: string, accounts: ReadonlyMap<Account, bigint>, averagePrincipal: Tiyn): IncomeLine {
  const debit = (account: Account) => tiyn(accounts.get(account) ?? 0n);
  const credit = (account: Account) => negate(debit(account));
  const [interest, penalty, premium] = [credit('interest-income'), credit('penalty-income'), credit('premium-income')];
  const [bonusCost, waived] = [debit('bonus-expense'), debit('waived')];
  const [writtenOff, recovered] = [debit('write-off'), credit('recovery-income')];
  const yearly = (amount: Tiyn) => shareOf(amount * 12n, averagePrincipal);
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
