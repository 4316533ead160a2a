/** GraphQL for analysts: the portfolio on a day and its loans, without personal data. */
import type { LoanFilter, LoanReads } from '../../../projections/loan/read.ts';
import type { LoanRow } from '../../../projections/loan/table.ts';
import type { Portfolio as PortfolioFigures, PortfolioReads } from '../../../projections/portfolio/read.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LoanFilter as FilterInput, Portfolio, PortfolioLoan, Resolvers } from '../generated/resolvers.ts';

export type PortfolioApiDeps = {
  clock: Clock;
  portfolio: PortfolioReads;
  loans: Pick<LoanReads, 'loans' | 'countLoans'>;
};

const PAGE_MAX = 200;

export const portfolioResolvers = (deps: PortfolioApiDeps): Resolvers => ({
  Query: {
    portfolio: async (_, { date }) =>
      shapePortfolio(await deps.portfolio.portfolio(date ?? (await deps.clock.today()))),
    loans: async (_, { filter, first, after }) => {
      const today = await deps.clock.today();
      const wanted = filterOf(filter ?? {}, today);
      const page = {
        first: Math.max(0, Math.min(first, PAGE_MAX)),
        ...(isCursor(after) ? { after: BigInt(after) } : {}),
      };
      const [{ rows, hasNextPage }, totalCount] = await Promise.all([
        deps.loans.loans(wanted, page),
        deps.loans.countLoans(wanted),
      ]);
      return {
        edges: rows.map((row) => ({ cursor: `${row.opened_position}`, node: shapeLoanRow(row, today) })),
        pageInfo: { hasNextPage, endCursor: rows.at(-1) ? `${rows.at(-1)?.opened_position}` : null },
        totalCount,
      };
    },
  },
});

const isCursor = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^\d{1,19}$/.test(text);

const filterOf = (filter: FilterInput, today: LocalDate): LoanFilter => ({
  statuses: filter.statuses ?? undefined,
  productTypes: filter.productTypes ?? undefined,
  issuedFrom: filter.issuedFrom ?? undefined,
  issuedTo: filter.issuedTo ?? undefined,
  minAmount: filter.minAmount ?? undefined,
  maxAmount: filter.maxAmount ?? undefined,
  overdue: filter.overdueDaysFrom == null ? undefined : { days: filter.overdueDaysFrom, on: today },
});

const shapeLoanRow = (row: LoanRow, today: LocalDate): PortfolioLoan => ({
  id: row.loan_id,
  status: row.status,
  productType: row.product_type,
  amount: row.amount,
  issuedOn: row.issued_on,
  maturity: row.maturity,
  principal: row.principal,
  overdueDays: row.overdue_since ? Math.max(0, daysBetween(row.overdue_since, today)) : 0,
  annualEffectiveRate: row.gesv_ppm,
});

const shapePortfolio = (figures: PortfolioFigures): Portfolio => ({
  date: figures.date,
  asOfPosition: `${figures.asOfPosition}`,
  principal: figures.principal,
  loans: figures.loans,
  byStatus: figures.byStatus.map((line) => ({ ...line, principal: line.principal })),
  par: figures.par.map(({ days, loans, principal, sharePpm }) => ({
    days,
    loans,
    principal,
    share: sharePpm,
  })),
  months: figures.months.map((line) => ({
    month: line.month,
    issued: line.issued,
    issuedAmount: line.issuedAmount,
    repaidAmount: line.repaidAmount,
  })),
  funnel: [...figures.funnel],
});
