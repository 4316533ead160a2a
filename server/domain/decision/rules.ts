/**
 * The scoring rules, a versioned list, the weightiest first (R97, R27, R28; first list R9). Each reads the facts and
 * the price and returns what it saw and what is allowed, or null.
 */
import type { Decision, DecisionReason, ScoringFacts } from '../../../schema/events/decision.ts';
import { LOCK_DAYS, SCORING } from '../../../schema/reference/limits.ts';
import type { ProductType } from '../../../schema/reference/products.ts';
import { most, printTenge, type Tiyn } from '../../../schema/values/money.ts';

export type Reason = Decision['reasons'][number];
export type RuleInput = {
  readonly facts: ScoringFacts;
  readonly monthlyPayment: Tiyn;
  readonly productType: ProductType;
};
export type Rule = { readonly code: DecisionReason; readonly judge: (input: RuleInput) => Omit<Reason, 'code'> | null };

const PPM = 1_000_000n;
const NEVER = 1_000_000_000;

/**
 * KDN: monthly instalments over monthly income, in ppm, rounded up. The larger of the bureau's and the borrower's
 * figure counts.
 */
export function debtLoadPpm(facts: ScoringFacts, monthlyPayment: Tiyn): number {
  if (facts.income <= 0n) return NEVER;
  const known = most(facts.bureauInstalments, facts.declaredInstalments);
  const load = ((known + monthlyPayment) * PPM + facts.income - 1n) / facts.income;
  return Number(load > BigInt(NEVER) ? BigInt(NEVER) : load);
}

/** 540000 -> "54.0 %". Rounded up, so that a figure over the limit never reads as the limit. */
const percent = (ppm: number): string => `${(Math.ceil(ppm / 1_000) / 10).toFixed(1)} %`;
const yes = { observed: 'yes', limit: 'no' };
const { minAge, maxAge, overdueDays, overdueAbove, maxKdnPpm } = SCORING;

export const leastScore = (productType: ProductType): number =>
  productType === 'INDIVIDUAL_ENTREPRENEUR_IL' ? SCORING.minScoreOfInstalmentsForEntrepreneurs : SCORING.minScore;

export const RULES: readonly Rule[] = [
  { code: 'FRAUD', judge: ({ facts }) => (facts.fraudSuspected ? yes : null) },
  { code: 'BLACKLIST', judge: ({ facts }) => (facts.blacklisted ? yes : null) },
  { code: 'NOT_IN_REGISTRY', judge: ({ facts }) => (facts.registryFound ? null : { observed: 'no', limit: 'yes' }) },
  {
    code: 'AGE',
    judge: ({ facts: { age } }) =>
      age < minAge || age > maxAge ? { observed: `${age}`, limit: `${minAge}-${maxAge}` } : null,
  },
  {
    code: 'OWN_DEBT',
    judge: ({ facts: { ownDebt } }) => (ownDebt === null ? null : { observed: ownDebt, limit: 'no' }),
  },
  {
    code: 'OVERDUE_60_PLUS',
    judge: ({ facts: { worstOverdueDays: days, worstOverdueAmount: amount } }) =>
      days > overdueDays && amount > overdueAbove
        ? { observed: `${days} days, ${printTenge(amount)}`, limit: `${overdueDays} days, ${printTenge(overdueAbove)}` }
        : null,
  },
  { code: 'STOP_CREDIT', judge: ({ facts }) => (facts.stopCredit ? yes : null) },
  {
    code: 'SCORE',
    judge: ({ facts: { score }, productType }) => {
      const least = leastScore(productType);
      return score !== null && score < least ? { observed: `${score}`, limit: `${least}` } : null;
    },
  },
  { code: 'STATEMENT', judge: ({ facts }) => (facts.statementRejected && !facts.validStatementExists ? yes : null) },
  {
    code: 'DEBT_LOAD',
    judge: ({ facts, monthlyPayment }) => {
      const load = debtLoadPpm(facts, monthlyPayment);
      return load > maxKdnPpm ? { observed: percent(load), limit: percent(maxKdnPpm) } : null;
    },
  },
];

/**
 * Days before the borrower may apply again, by the reason that he is told (R27, R171): 0 where he can end the reason
 * himself, and where nobody but the office can.
 */
const LOCKS: Partial<Record<DecisionReason, number>> = LOCK_DAYS;
export const lockDays = ([main]: readonly Reason[]): number => (main && LOCKS[main.code]) ?? 0;
