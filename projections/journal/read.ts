import { sql } from 'kysely';
import type pg from 'pg';
import { ACCOUNTS, type Account } from '../../schema/reference/accounts.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn, ZERO } from '../../schema/values/money.ts';
import { plainReference } from '../../schema/values/reference.ts';
import { kyselyOn } from '../postgres.ts';
import type { BankStatementRow, JournalTables } from './table.ts';

/** Turnover since the first day, in tiyn; `balance` = debit - credit. The balances of all accounts sum to zero. */
export type TrialBalanceLine = { account: Account; debit: Tiyn; credit: Tiyn; balance: Tiyn };
/** Accounts with a separate balance for each borrower or contract; the journal has an index for them. */
export type OpenAccount = 'reversal-receivable' | 'buyer-payable' | 'cession-proceeds';
export type OpenPosting = { readonly id: string; readonly balance: Tiyn };

/** `balance`: what the ledger holds on the account. `statements`: in the order in which they were read. */
export type BankRead = {
  readonly stream: string;
  readonly balance: Tiyn;
  readonly statements: readonly (BankStatementRow & { readonly from: LocalDate; readonly to: LocalDate })[];
};
export type SettlementRead = { readonly id: PaymentId; readonly reference: string; readonly amount: Tiyn };

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

    /** Each bank account through `date`, as far as was recorded by `knownAt`. */
    bankOn: async (date: LocalDate, knownAt?: Instant): Promise<readonly BankRead[]> => {
      const read = db.selectFrom('bank_statement').selectAll().where('to_date', '<=', date).orderBy('position');
      const posted = db
        .selectFrom('journal_entry')
        .select(['stream', sql<bigint>`sum(amount)::int8`.as('balance')])
        .where('account', '=', 'bank')
        .where('business_date', '<=', date)
        .groupBy('stream')
        .orderBy('stream');
      const [rows, accounts] = await Promise.all([
        (knownAt ? read.where('recorded_at', '<=', knownAt) : read).execute(),
        (knownAt ? posted.where('recorded_at', '<=', knownAt) : posted).execute(),
      ]);
      const all = rows.map((row) => ({ ...row, from: row.from_date, to: row.to_date }));
      const statements = Map.groupBy(all, ({ stream }) => stream);
      return accounts.map(({ stream, balance }) => ({
        stream,
        balance: tiyn(balance),
        statements: statements.get(stream) ?? [],
      }));
    },

    /** What each day moved on an account, the oldest first. */
    daysOf: async (account: Account): Promise<{ day: LocalDate; debit: Tiyn; credit: Tiyn }[]> => {
      const rows = await db
        .selectFrom('journal_day')
        .select(['business_date', 'debit', 'credit'])
        .where('account', '=', account)
        .orderBy('business_date')
        .execute();
      return rows.map(({ business_date: day, debit, credit }) => ({ day, debit: tiyn(debit), credit: tiyn(credit) }));
    },

    /** What the office settled under these numbers of payment orders. */
    settlementsOf: async (references: readonly string[]): Promise<readonly SettlementRead[]> => {
      const plain = references.map(plainReference).filter(Boolean);
      if (plain.length === 0) return [];
      const rows = await db.selectFrom('office_settlement').selectAll().where('reference', 'in', plain).execute();
      return rows.map(({ settlement_id: id, reference, amount }) => ({ id, reference, amount: tiyn(amount) }));
    },

    /** What loans have posted on an account, debit positive, whatever was settled of it since. */
    postedByLoans: async (account: 'insurer-payable'): Promise<Tiyn> => {
      const row = await db
        .selectFrom('journal_entry')
        .select(sql<bigint>`coalesce(sum(amount), 0)::int8`.as('balance'))
        .where('account', '=', account)
        .where('type', '<>', 'InsurerPaid')
        .executeTakeFirstOrThrow();
      return tiyn(row.balance);
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
