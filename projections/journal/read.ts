import { sql } from 'kysely';
import type pg from 'pg';
import { ACCOUNTS, type Account } from '../../schema/reference/accounts.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn, ZERO } from '../../schema/values/money.ts';
import { kyselyOn } from '../postgres.ts';
import type { JournalTables } from './table.ts';

/** Turnover since the beginning, in tiyn; `balance` = debit - credit. The balances of all accounts sum to zero. */
export type TrialBalanceLine = { account: Account; debit: Tiyn; credit: Tiyn; balance: Tiyn };
/** Accounts whose balance belongs to a borrower or a contract each: the journal is indexed by them. */
export type OpenAccount = 'reversal-receivable' | 'buyer-payable' | 'cession-proceeds';
export type OpenPosting = { readonly id: string; readonly balance: Tiyn };
export type JournalReads = ReturnType<typeof journalReads>;

export function journalReads(pool: pg.Pool) {
  const db = kyselyOn<JournalTables>(pool);
  return {
    /** Posted figures through `date`, in the order of the chart of accounts; what has only accrued is not posted yet. */
    trialBalance: async (date: LocalDate): Promise<TrialBalanceLine[]> => {
      const rows = await db
        .selectFrom('journal_day')
        .select([
          'account',
          sql<bigint>`coalesce(sum(debit), 0)`.as('debit'),
          sql<bigint>`coalesce(sum(credit), 0)`.as('credit'),
        ])
        .where('business_date', '<=', date)
        .groupBy('account')
        .execute();
      const found = new Map(rows.map((row) => [row.account, row]));
      return ACCOUNTS.map((account) => {
        const debit = tiyn(found.get(account)?.debit ?? ZERO);
        const credit = tiyn(found.get(account)?.credit ?? ZERO);
        return { account, debit, credit, balance: tiyn(debit - credit) };
      });
    },

    /** What is left on an account, by the borrower or the contract that its streams are named after; debit positive. */
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
