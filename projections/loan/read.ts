/** Rows have snake_case columns; callers compute what depends on today. */
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type pg from 'pg';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { DisputeReason } from '../../schema/reference/dispute.ts';
import type { ProductType } from '../../schema/reference/products.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tiyn, ZERO } from '../../schema/values/money.ts';
import type { LoanDossier } from '../../server/domain/loan/history.ts';
import type { BalanceTables } from '../balance/table.ts';
import { lateSince } from '../overdue.ts';
import { kyselyOn } from '../postgres.ts';
import { dossierReads } from './dossier-reads.ts';
import type { LoanRow, LoanTables } from './table.ts';

/** `after` is the `opened_position` of the last row seen; pages run from the newest loan to the oldest. */
export type Page = { first: number; after?: bigint | undefined };
export type LoanPage = { rows: LoanRow[]; hasNextPage: boolean };

export type LoanFilter = {
  statuses?: readonly LoanStatus[] | undefined;
  productTypes?: readonly ProductType[] | undefined;
  borrowerId?: BorrowerId | undefined;
  offerNumber?: string | undefined;
  issuedFrom?: LocalDate | undefined;
  issuedTo?: LocalDate | undefined;
  minAmount?: Tiyn | undefined;
  maxAmount?: Tiyn | undefined;
  /** Loans at least `days` overdue on the day `on`. */
  overdue?: { days: number; on: LocalDate } | undefined;
};

/** `hasAccount`: the borrower's balance has been moved at least once. */
export type ToClose = { loanId: LoanId; dueOn: LocalDate; hasAccount: boolean };

export type ToPay = { loanId: LoanId; borrowerId: BorrowerId };

/** The place of an application in the queue of the office; `opened` is the position of its first event. */
export type QueuePlace = { loanId: LoanId; decideBy: Instant | null; opened: bigint };
export type QueuePage = { first: number; after?: Pick<QueuePlace, 'decideBy' | 'opened'> | undefined };
export type Queued = { places: readonly QueuePlace[]; hasNextPage: boolean; totalCount: number };

export type LoanReads = ReturnType<typeof loanReads>;

/** `cachedLoans`: how many loans and borrowers stay unpacked in memory. */
export function loanReads(pool: pg.Pool, cachedLoans?: number) {
  const db = kyselyOn<LoanTables>(pool);
  const closingDb = kyselyOn<LoanTables & BalanceTables>(pool);
  const dossiers = dossierReads(pool, cachedLoans);

  const matching = (filter: LoanFilter) => db.selectFrom('loan').where((e) => e.and(conditions(e, filter)));

  return {
    /** Undefined also if an event of the loan could not be applied, because its row is then out of date. */
    loan: async (loanId: LoanId): Promise<LoanDossier | undefined> => (await dossiers.ofLoan(loanId)).at(0),

    /** Oldest first. Undefined if an event of any loan could not be applied: that loan may have no row yet. */
    loansOf: (borrowerId: BorrowerId): Promise<readonly LoanDossier[]> => dossiers.ofBorrower(borrowerId),

    /**
     * Loans that the end of day `day` must process, in the order of the index on next_action_date; `after` is the last
     * one seen. Processed loans leave the range behind the cursor, so a page never reads again what another page has
     * seen.
     */
    loansToClose: async (day: LocalDate, limit: number, after?: ToClose): Promise<ToClose[]> => {
      let query = closingDb
        .selectFrom('loan')
        .select(['loan.loan_id', 'loan.next_action_date', (e) => hasAccount(e).as('has_account')])
        .where('loan.next_action_date', '<=', day)
        .orderBy('loan.next_action_date')
        .orderBy('loan.loan_id')
        .limit(limit);
      if (after)
        query = query.where(sql<SqlBool>`(next_action_date, loan_id) > (${after.dueOn}::date, ${after.loanId}::uuid)`);
      const rows = await query.execute();
      return rows.map((row) => ({
        loanId: row.loan_id,
        dueOn: row.next_action_date ?? day,
        hasAccount: Boolean(row.has_account),
      }));
    },

    /** Loans to be paid on `day`, in pages; `after` is the last one seen. */
    loansToPay: async (day: LocalDate, limit: number, after?: LoanId): Promise<ToPay[]> => {
      const found = db.selectFrom('loan').select(['loan_id', 'borrower_id']).where('day_to_pay', '=', day);
      const page = after ? found.where('loan_id', '>', after) : found;
      const rows = await page.orderBy('loan_id').limit(limit).execute();
      return rows.map((row) => ({ loanId: row.loan_id, borrowerId: row.borrower_id }));
    },

    /** Loans with an open dispute, for one reason or any, the oldest dispute first. */
    disputedLoans: async (reason?: DisputeReason): Promise<{ loanId: LoanId; on: LocalDate }[]> => {
      const all = db.selectFrom('loan').select(['loan_id', 'disputed_on']).where('disputed_on', 'is not', null);
      const open = reason ? all.where('dispute_reason', '=', reason) : all;
      const rows = await open.orderBy('disputed_on').orderBy('loan_id').execute();
      return rows.flatMap(({ loan_id: loanId, disputed_on: on }) => (on ? [{ loanId, on }] : []));
    },

    /** Of the insurance of all loans, what the insurer has not earned by the last event of each (D0252). */
    unearnedInsurance: async (): Promise<Tiyn> => {
      const row = await db
        .selectFrom('loan')
        .select(sql<bigint>`coalesce(sum(unearned_insurance), 0)::int8`.as('sum'))
        .where('unearned_insurance', '>', ZERO)
        .executeTakeFirstOrThrow();
      return tiyn(row.sum);
    },

    /** The earliest promise of a decision first, then the oldest application; those without a promise come last. */
    queue: async (statuses: readonly LoanStatus[], { first, after }: QueuePage): Promise<Queued> => {
      const waiting = db.selectFrom('loan').where('status', 'in', statuses);
      const promise = sql<Instant>`coalesce(decide_by, 'infinity')`;
      const beyond =
        after && sql<SqlBool>`(${promise}, opened_position) > (${after.decideBy ?? 'infinity'}, ${after.opened})`;
      const page = waiting
        .select(['loan_id', 'decide_by', 'opened_position'])
        .orderBy(promise)
        .orderBy('opened_position');
      const [rows, { n }] = await Promise.all([
        (beyond ? page.where(beyond) : page).limit(first + 1).execute(),
        waiting.select((e) => e.fn.countAll<bigint>().as('n')).executeTakeFirstOrThrow(),
      ]);
      const places = rows.slice(0, first).map((row) => ({
        loanId: row.loan_id,
        decideBy: row.decide_by,
        opened: row.opened_position,
      }));
      return { places, hasNextPage: rows.length > first, totalCount: Number(n) };
    },

    loans: (filter: LoanFilter, page: Page): Promise<LoanPage> =>
      pageOf(matching(filter).selectAll().orderBy('opened_position', 'desc'), page),

    /** The count in NS-YYYY-nnnnnnc, or in NS-YYYY-nnnnnn from before check digits; 0 where the year has none. */
    lastOfferNumber: async (year: string): Promise<bigint> => {
      const { last } = await db
        .selectFrom('loan')
        .where('offer_number', 'like', `NS-${year}-%`)
        .select(
          sql<bigint>`coalesce(max(left(substr(offer_number, 9),
          greatest(6, length(offer_number) - 9))::int8), 0)`.as('last'),
        )
        .executeTakeFirstOrThrow();
      return last;
    },

    countLoans: async (filter: LoanFilter): Promise<number> => {
      const counts = await matching(filter)
        .select((e) => e.fn.countAll<bigint>().as('n'))
        .executeTakeFirstOrThrow();
      return Number(counts.n);
    },
  };
}

const hasAccount = (e: ExpressionBuilder<LoanTables & BalanceTables, 'loan'>) =>
  e.exists(
    e.selectFrom('balance').select('balance.borrower_id').whereRef('balance.borrower_id', '=', 'loan.borrower_id'),
  );

type Where = ExpressionBuilder<LoanTables, 'loan'>;

/** An absent filter is no condition. */
function conditions(e: Where, filter: LoanFilter): Expression<SqlBool>[] {
  const { statuses, productTypes, borrowerId, offerNumber, overdue } = filter;
  return [
    ...when(statuses?.length ? statuses : undefined, (all) => e('status', 'in', all)),
    ...when(productTypes?.length ? productTypes : undefined, (all) => e('product_type', 'in', all)),
    ...when(borrowerId, (id) => e('borrower_id', '=', id)),
    ...when(offerNumber, (number) => e('offer_number', '=', number)),
    ...when(filter.issuedFrom, (day) => e('issued_on', '>=', day)),
    ...when(filter.issuedTo, (day) => e('issued_on', '<=', day)),
    ...when(filter.minAmount, (amount) => e('amount', '>=', amount)),
    ...when(filter.maxAmount, (amount) => e('amount', '<=', amount)),
    ...when(overdue, ({ days, on }) => e('overdue_since', '<=', lateSince(on, days))),
  ];
}

const when = <T>(value: T | undefined, condition: (value: T) => Expression<SqlBool>): Expression<SqlBool>[] =>
  value === undefined ? [] : [condition(value)];

async function pageOf(
  query: SelectQueryBuilder<LoanTables, 'loan', LoanRow>,
  { first, after }: Page,
): Promise<LoanPage> {
  const paged = after === undefined ? query : query.where('opened_position', '<', after);
  const rows = await paged.limit(first + 1).execute();
  return { rows: rows.slice(0, first), hasNextPage: rows.length > first };
}
