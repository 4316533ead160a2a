import { tiynOf } from '../../schema/values/money.ts';
import {
  PublicQuoteDocument,
  type PublicQuoteQueryVariables,
  PublicTermsDocument,
  type PublicTermsQuery,
} from '../generated/entry/graphql.ts';
import { money, percent } from './format.ts';
import type { Loaded } from './loaded.ts';
import type { Lang } from './locale.ts';
import { usePost } from './use-post.ts';

const NONE = {};

/** The lender's figures of today, which the texts of open pages name. */
export const usePublicTerms = (): Loaded<PublicTermsQuery> => usePost(PublicTermsDocument, NONE);

export type PublicPrice = {
  readonly amount: bigint;
  readonly total: bigint;
  readonly overpayment: bigint;
  /** The first of so many payments. */
  readonly first: bigint;
  readonly payments: number;
  readonly days: number;
  /** Annual effective rate in per cent. */
  readonly rate: number;
  readonly from: string;
  readonly until: string;
};

/** Priced by the server; null where it has no such loan. */
export function usePublicPrice(variables: PublicQuoteQueryVariables): Loaded<PublicPrice | null> {
  const loaded = usePost(PublicQuoteDocument, variables);
  if (loaded.kind !== 'ready') return loaded;
  const price = loaded.data.quote.quote?.price;
  const data = price
    ? {
        amount: tiynOf(price.amount),
        total: tiynOf(price.total),
        overpayment: tiynOf(price.overpayment),
        first: tiynOf(price.rows[0]?.amount ?? price.total),
        payments: price.rows.length,
        days: price.days,
        rate: Number(price.annualEffectiveRate),
        from: price.issueDate,
        until: price.returnDate,
      }
    : null;
  return { ...loaded, data };
}

export type Words = Readonly<Record<string, string | number>>;

const HOURS_A_DAY = 24;

/** Each figure under its own name, printed for texts. */
export function wordsOf({ publicTerms: terms, products }: PublicTermsQuery, lang: Lang): Words {
  const single = products.find(({ engine }) => engine !== 'INSTALMENT');
  const instalment = products.find(({ engine }) => engine === 'INSTALMENT');
  const sum = (amount: string | undefined): string => (amount === undefined ? '' : money(tiynOf(amount)));
  const share = (value: string): string => percent(Number(value), lang, 4);
  const counts = Object.fromEntries(Object.entries(terms).filter(([, value]) => typeof value === 'number'));
  return {
    ...(counts as Record<string, number>),
    decisionDays: terms.decisionHours / HOURS_A_DAY,
    flexibleRate: share(terms.flexibleRate),
    economicalRate: share(terms.economicalRate),
    instalmentRate: share(terms.instalmentRate),
    fastFee: sum(terms.fastFee),
    insurance: share(terms.insurancePercent),
    statementFrom: sum(terms.statementFrom),
    restructureFirst: share(terms.restructureFirstPercent),
    refinanceFrom: sum(terms.refinanceFrom),
    entryPenalty: sum(terms.entryPenalty),
    penaltyDaily: share(terms.penaltyDailyPercent),
    penaltyYearly: share(terms.penaltyYearlyPercent),
    bonusEarned: share(terms.bonusEarnedPercent),
    bonusLimit: share(terms.bonusLimitPercent),
    singleMin: sum(single?.minAmount),
    singleMax: sum(single?.maxAmount),
    singleMinDays: single?.minTerm ?? 0,
    singleMaxDays: single?.maxTerm ?? 0,
    partsMin: sum(instalment?.minAmount),
    partsMax: sum(instalment?.maxAmount),
    partsMinMonths: instalment?.minTerm ?? 0,
    partsMaxMonths: instalment?.maxTerm ?? 0,
  };
}
