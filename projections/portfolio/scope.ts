/** Which loans, on which day, as known when: every figure of the portfolio is of one such view. */
import { type RawBuilder, sql } from 'kysely';
import { LIVE } from '../../schema/loan-status.ts';
import type { Channel, Source } from '../../schema/reference/arrivals.ts';
import type { Region } from '../../schema/reference/dictionaries.ts';
import type { Pricing, ProductType } from '../../schema/reference/products.ts';
import { type Instant, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import type { BorrowerKind } from './table.ts';

export const DIRECT = 'DIRECT';
/** Before all loans. */
export const FIRST_DAY = localDate('1900-01-01');

/** An absent part does not filter. */
export type PortfolioFilter = {
  productTypes?: readonly ProductType[] | undefined;
  pricings?: readonly Pricing[] | undefined;
  borrowers?: BorrowerKind | undefined;
  /** The agreed term in the product's own unit, days or months. */
  termFrom?: number | undefined;
  termTo?: number | undefined;
  /** DIRECT: nothing led the applicant here. */
  channels?: readonly (Channel | typeof DIRECT)[] | undefined;
  sources?: readonly Source[] | undefined;
  regions?: readonly Region[] | undefined;
  issuedFrom?: LocalDate | undefined;
  issuedTo?: LocalDate | undefined;
};

export type PortfolioView = {
  readonly date: LocalDate;
  /** Absent: everything recorded so far. */
  readonly knownAt?: Instant | undefined;
  readonly filter?: PortfolioFilter | undefined;
};

export const LIVE_LIST = sql.join(LIVE);

type Condition = RawBuilder<boolean>;
const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

const conditionsOf = (view: PortfolioView): Condition[] => {
  const { productTypes, pricings, borrowers, termFrom, termTo, channels, sources, regions, issuedFrom, issuedTo } =
    view.filter ?? {};
  return [
    ...(productTypes?.length ? [sql<boolean>`product_type in (${sql.join(productTypes)})`] : []),
    ...(pricings?.length ? [sql<boolean>`pricing in (${sql.join(pricings)})`] : []),
    ...(borrowers ? [sql<boolean>`borrower_kind = ${borrowers}`] : []),
    ...(channels?.length ? [sql<boolean>`coalesce(channel, ${DIRECT}) in (${sql.join(channels)})`] : []),
    ...(sources?.length ? [sql<boolean>`source in (${sql.join(sources)})`] : []),
    ...(regions?.length ? [sql<boolean>`region in (${sql.join(regions)})`] : []),
    ...(termFrom === undefined ? [] : [sql<boolean>`term_count >= ${termFrom}`]),
    ...(termTo === undefined ? [] : [sql<boolean>`term_count <= ${termTo}`]),
    ...(issuedFrom ? [sql<boolean>`issued_on >= ${issuedFrom}`] : []),
    ...(issuedTo ? [sql<boolean>`issued_on <= ${issuedTo}`] : []),
    ...(issuedFrom || issuedTo ? [wasKnown(view, 'issued_known')] : []),
  ];
};

/** Whether the row of portfolio_loan passes the filter. */
export const isOfView = (view: PortfolioView): Condition => all(conditionsOf(view));

export const isFiltered = (view: PortfolioView): boolean => conditionsOf(view).length > 0;

/** Whether the loan of the row passes the filter. */
export const inScope = (view: PortfolioView): Condition => {
  const conditions = conditionsOf(view);
  if (conditions.length === 0) return sql<boolean>`true`;
  return sql<boolean>`loan_id in (select loan_id from portfolio_loan where ${all(conditions)})`;
};
export const recordedBy = (view: PortfolioView): Condition => wasKnown(view, 'recorded_at');

/**
 * Rows of loan_period of any day, as known to `view`: those that still hold, and those replaced since. Each part is
 * read from an index of its own, where one condition with `or` would read the whole table.
 */
export const periodsOf = (view: PortfolioView) => known(sql`loan_period`, view);
/** The same of planned_payment. */
export const plansOf = (view: PortfolioView) => known(sql`planned_payment`, view);

const known = (table: RawBuilder<unknown>, { knownAt }: PortfolioView): RawBuilder<unknown> =>
  knownAt
    ? sql`(select * from ${table} where known_to is null and known_from <= ${knownAt}
        union all select * from ${table} where known_to > ${knownAt} and known_from <= ${knownAt})`
    : sql`(select * from ${table} where known_to is null)`;

/**
 * Payments of any day, as known to `view`: with the amount and surplus of then, and with a reversal only if it was
 * recorded by then (R740).
 */
export function paymentsOf({ knownAt }: PortfolioView): RawBuilder<unknown> {
  if (!knownAt) return sql`payment`;
  const columns = sql`loan_id, source, paid_on, amount, surplus,
    case when reversed_known <= ${knownAt} then reversed_on end as reversed_on`;
  return sql`(select ${columns} from payment where recorded_at <= ${knownAt}
      and (corrected_known is null or corrected_known <= ${knownAt})
    union all select ${columns} from payment_before where known_from <= ${knownAt} and known_to > ${knownAt})`;
}

/** Whether a row of `periodsOf` stands on `date`, in the scope of `view`. */
export const standing = (view: PortfolioView, date: LocalDate = view.date): Condition =>
  all([sql`from_date <= ${date}`, sql`coalesce(to_date, 'infinity') > ${date}`, inScope(view)]);

/** Rows with on_date and recorded_at that count through the day of `view`. */
export const happened = (view: PortfolioView, from?: LocalDate): Condition =>
  all([
    sql`on_date <= ${view.date}`,
    ...(from ? [sql<boolean>`on_date >= ${from}`] : []),
    recordedBy(view),
    inScope(view),
  ]);

/** loan_id, issued_on and amount of the loans issued from `from` on. A loan is issued once. */
export const issuedFrom = (view: PortfolioView, from: LocalDate): RawBuilder<unknown> =>
  sql`select loan_id, issued_on, amount from portfolio_loan
    where issued_on between ${from} and ${view.date} and ${wasKnown(view, 'issued_known')} and ${isOfView(view)}`;

/** Whether the moment kept in `column` is not after what the view knows. */
export const wasKnown = ({ knownAt }: PortfolioView, column: string): Condition =>
  knownAt ? sql<boolean>`${sql.ref(column)} <= ${knownAt}` : sql<boolean>`true`;

const PPM = 1_000_000n;
/** In ppm: 250000 is a quarter; 0 of nothing. */
export const shareOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * PPM) / whole));
