import { sql } from 'kysely';
import type pg from 'pg';
import { ACCOUNTS, type Account } from '../../schema/reference/accounts.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn, ZERO } from '../../schema/values/money.ts';
import { kyselyOn } from '../postgres.ts';
import type { JournalTables } from './table.ts';

/** Turnover since the first day, in tiyn; `balance` = debit - credit. The balances of all accounts sum to zero. */
export type TrialBalanceLine = { account: Account; debit: Tiyn; credit: Tiyn; balance: Tiyn };
/** Accounts with a separate balance for each borrower or contract; the journal has an index for them. */
export type OpenAccount = 'reversal-receivable' | 'buyer-payable' | 'cession-proceeds';
export type OpenPosting = { readonly id: string; readonly balance: Tiyn };

export function journalReads(pool: pg.Pool) {
  const db = kyselyOn<JournalTables>(pool);
  const turnover = (date: LocalDate) =>
    db
      .selectFrom('journal_day')
      .select([
        'account',
        sql<bigint>`coalesce(sum(debit), 0)`.as('debit'),
        sql<bigint>`coalesce(sum(credit), 0)`.as('credit'),
      ])
      .where('business_date', '<=', date)
      .groupBy('account')
      .execute();
  const postedBy = (date: LocalDate, knownAt: Instant) =>
    db
      .selectFrom('journal_entry')
      .select([
        'account',
        sql<bigint>`coalesce(sum(amount) filter (where amount > 0), 0)`.as('debit'),
        sql<bigint>`coalesce(-sum(amount) filter (where amount < 0), 0)`.as('credit'),
      ])
      .where('business_date', '<=', date)
      .where('recorded_at', '<=', knownAt)
      .groupBy('account')
      .execute();
  return {
    /**
     * Through `date`, in the order of the chart of accounts, without what is accrued and not posted. `knownAt` leaves
     * out postings recorded later, and reads each posting instead of the turnovers of days.
     */
    trialBalance: async (date: LocalDate, knownAt?: Instant): Promise<TrialBalanceLine[]> => {
      const rows = await (knownAt ? postedBy(date, knownAt) : turnover(date));
      const found = new Map(rows.map((row) => [row.account, row]));
      return ACCOUNTS.map((account) => {
        const debit = tiyn(found.get(account)?.debit ?? ZERO);
        const credit = tiyn(found.get(account)?.credit ?? ZERO);
        return { account, debit, credit, balance: tiyn(debit - credit) };
      });
    },

    /** By borrower or contract (the stream is named after it); debit positive. */
    openOn: async (account: OpenAccount): Promise<readonly OpenPosting[]> => {
      const rows = await db
        .selectFrom('journal_entry')
        .select([
          sql<string>`substr(stream, strpos(stream, '-') + 1)`.as('id'),
          sql<bigint>`sum(amount)::int8`.as('balance'),
        ])
        .where('account', '=', account)
        .groupBy('id')
        .having(sql<boolean>`sum(amount) <> 0`)
        .orderBy('id')
        .execute();
      return rows.map(({ id, balance }) => ({ id, balance: tiyn(balance) }));
    },
  };
}
