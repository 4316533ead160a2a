/** The figures of a portfolio, without those of few persons for whoever may not see them (R541). */
import {
  type FunnelLine,
  type PortfolioReads,
  type PortfolioView,
  runningOf,
  stagesOf,
} from '../../../projections/portfolio/read.ts';
import { FEWEST_PERSONS } from '../../../schema/reference/limits.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { PortfolioResolvers } from '../generated/resolvers.ts';
import { badInput } from '../http/http-refusal.ts';
import { isFew, type PortfolioParent, withhold, withholdParts } from './view.ts';

export const figuresOf = (reads: PortfolioReads): PortfolioResolvers => {
  const running = async (view: PortfolioParent) => {
    const whole = runningOf(await reads.byStatus(view));
    return withhold(view, whole.loans, whole, 'loans', 'principal');
  };
  const stages = (view: PortfolioParent, lines: readonly FunnelLine[]) =>
    stagesOf(lines).map((line) => withhold(view, line.loans, line, 'loans'));
  return {
    principal: async (view) => (await running(view)).principal,
    loans: async (view) => (await running(view)).loans,
    byStatus: async (view) =>
      withholdParts(view, await reads.byStatus(view), ({ loans }) => loans, 'loans', 'principal'),
    par: async (view) =>
      (await reads.par(view)).map((line) => withhold(view, line.loans, shared(line), 'loans', 'principal', 'share')),
    months: async (view) =>
      (await reads.months(view)).map((line) =>
        withhold(view, line.issued, line, 'issued', 'issuedAmount', 'repaidAmount'),
      ),
    funnel: async (view, { from }) => stages(view, await reads.funnel(view, startOf(view, from))),
    funnelByMonth: async (view, { from }) => {
      const months = Map.groupBy(await reads.funnel(view, startOf(view, from)), ({ month }) => month);
      return [...months].map(([month, lines]) => ({ month, stages: stages(view, lines) }));
    },
    groups: async (view, { by }) => {
      const lines = (await reads.groups(view, by)).map((line) => ({ ...line, par30Share: line.par30Ppm }));
      return withholdParts(view, lines, ({ borrowers }) => borrowers, ...OF_GROUP);
    },
    vintages: async (view, { from, overdueDays }) =>
      (await reads.vintages(view, startOf(view, from), overdueDays)).map((line) =>
        withhold(view, line.issued, { ...line, lateShare: line.lateSharePpm }, ...OF_VINTAGE),
      ),
    rollRates: async (view, { from }) =>
      (await reads.rolls(view, startOf(view, from))).map((line) =>
        withhold(view, line.loans, shared(line), 'loans', 'principal', 'share'),
      ),
    declineReasons: async (view, { from }) =>
      (await reads.declines(view, startOf(view, from))).map((line) =>
        withhold(view, line.loans, line, 'loans', 'amount'),
      ),
    debtLoads: async (view, { from }) =>
      (await reads.debtLoads(view, startOf(view, from))).map((line) =>
        withhold(view, line.loans, line, 'loans', 'declined'),
      ),
    cash: async (view, { from, period }) =>
      (await reads.cash(view, startOf(view, from), period)).map((line) => {
        const out = withhold(view, line.issued, line, 'issued', 'issuedAmount');
        return withhold(view, line.payments, out, 'payments', 'collected', 'takenBack');
      }),
    expectedCash: async (view, { through, period }) =>
      (await reads.expected(view, endOf(view, through), period)).map((line) =>
        withhold(view, line.payments, line, 'payments', 'amount'),
      ),
    agreements: async (view, { from }) =>
      (await reads.agreements(view, startOf(view, from))).map((line) =>
        withhold(view, line.loans, shared(line), 'agreements', 'loans', 'principal', 'share'),
      ),
    endings: async (view, { from }) =>
      (await reads.endings(view, startOf(view, from))).map((line) =>
        withhold(view, line.loans, line, 'loans', 'issuedAmount', 'amount'),
      ),
    income: async (view, { from }) => {
      const first = startOf(view, from);
      if (await ofFew(reads, view)) return [];
      return (await reads.income(view, first)).map((line) => ({
        ...line,
        yield: line.yieldPpm,
        costOfRisk: line.costOfRiskPpm,
        margin: line.marginPpm,
      }));
    },
  };
};

const OF_GROUP = [
  'loans',
  'borrowers',
  'principal',
  'interest',
  'penalty',
  'overduePrincipal',
  'par30Principal',
  'par30Share',
] as const;
const OF_VINTAGE = ['issued', 'issuedAmount', 'lateLoans', 'latePrincipal', 'lost', 'lateShare'] as const;

/** Whether the filter fits too few persons for figures that name no count. */
export const ofFew = async (reads: PortfolioReads, view: PortfolioParent): Promise<boolean> =>
  view.withholds && isFew(await reads.borrowers(view, FEWEST_PERSONS));

/** @throws BAD_USER_INPUT */
function startOf(view: PortfolioView, from: LocalDate): LocalDate;
function startOf(view: PortfolioView, from: LocalDate | null | undefined): LocalDate | undefined;
function startOf({ date }: PortfolioView, from: LocalDate | null | undefined): LocalDate | undefined {
  if (from && from > date) throw badInput(`from: ${from} is after the date of the portfolio; name ${date} or earlier`);
  return from ?? undefined;
}

/** @throws BAD_USER_INPUT */
function endOf({ date }: PortfolioView, through: LocalDate): LocalDate {
  if (through > date) return through;
  throw badInput(`through: ${through} is not after the date of the portfolio; name a later day than ${date}`);
}

const shared = <L extends { sharePpm: number }>(line: L) => ({ ...line, share: line.sharePpm });
