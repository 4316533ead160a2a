/** GraphQL for analysts: the portfolio on a day and its loans, without personal data. */
import type { LoanFilter, LoanReads } from '../../../projections/loan/read.ts';
import type { LoanRow } from '../../../projections/loan/table.ts';
import type { PortfolioReads, PortfolioView } from '../../../projections/portfolio/read.ts';
import { SOURCES, type Source } from '../../../schema/reference/arrivals.ts';
import { daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type {
  LoanFilter as FilterInput,
  PortfolioLoan,
  QueryPortfolioArgs,
  Resolvers,
} from '../generated/resolvers.ts';
import { badInput } from '../http/http-refusal.ts';
import { knownBy, notAfter } from '../not-after.ts';
import { figuresOf, ofFew } from './figures.ts';
import { cursorOf, pageSize } from './page.ts';

export type PortfolioApiDeps = {
  clock: Clock;
  portfolio: PortfolioReads;
  unposted: (view: PortfolioView) => Promise<{ interest: Tiyn; penalty: Tiyn }>;
  loans: Pick<LoanReads, 'loans' | 'countLoans'>;
};

export const portfolioResolvers = (deps: PortfolioApiDeps): Resolvers => ({
  Query: {
    portfolio: async (_, args, { locale, viewer }) => {
      knownBy(deps.clock.now(), args.knownAt, locale);
      const view = viewOf(args, await deps.clock.today(), locale);
      const withholds = !viewer.roles.some((role) => role === 'auditor');
      return { ...view, withholds, asOfPosition: `${await deps.portfolio.asOfPosition()}` };
    },
    loans: async (_, { filter, first, after }) => {
      const today = await deps.clock.today();
      const wanted = filterOf(filter ?? {}, today);
      const page = {
        first: pageSize(first),
        ...(after ? { after: cursorOf(after) } : {}),
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
  Portfolio: {
    ...figuresOf(deps.portfolio),
    unposted: async (view) => ((await ofFew(deps.portfolio, view)) ? null : deps.unposted(view)),
  },
});

function viewOf({ date, knownAt, filter }: QueryPortfolioArgs, today: LocalDate, locale: Locale): PortfolioView {
  notAfter(today, { date }, locale);
  const { productTypes, pricings, borrowers, termFrom, termTo, issuedFrom, issuedTo } = filter ?? {};
  const { channels, regions } = filter ?? {};
  const sources = filter?.sources?.map(sourceOf);
  return {
    date: date ?? today,
    knownAt: knownAt ?? undefined,
    filter: {
      productTypes: productTypes ?? undefined,
      pricings: pricings ?? undefined,
      borrowers: borrowers ?? undefined,
      termFrom: termFrom ?? undefined,
      termTo: termTo ?? undefined,
      channels: channels ?? undefined,
      sources,
      regions: regions ?? undefined,
      issuedFrom: issuedFrom ?? undefined,
      issuedTo: issuedTo ?? undefined,
    },
  };
}

/** @throws BAD_USER_INPUT for a source outside the list, which would give an empty portfolio */
function sourceOf(text: string): Source {
  const source = SOURCES.find((one) => one === text);
  if (!source) throw badInput(`sources: ${text.slice(0, 40)} is none of ${SOURCES.join(', ')}`);
  return source;
}

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
