/** The plan is drawn first, so that offer numbers and dates can be assigned in order. */
import type { Terms } from '../../schema/events/figures.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { Arrival } from '../../schema/reference/arrivals.ts';
import { keysOf, REGIONS, type Region } from '../../schema/reference/dictionaries.ts';
import { AMOUNT_STEP, type ProductType, PURPOSE_CODES, productOf } from '../../schema/reference/products.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate } from '../../schema/values/local-date.ts';
import { least, tenge } from '../../schema/values/money.ts';
import { clampTerms } from '../domain/offer/clamp.ts';
import { applicationDay, endsBy, historyStart, inSeason, longest, OLD_PRODUCT } from './application-day.ts';
import { type Chance, chanceOf } from './chance.ts';
import { derivedId } from './derived-id.ts';
import { type Dealt, dealt, type Ending } from './endings.ts';

export type LoanPlan = {
  loanId: LoanId;
  terms: Terms;
  appliedOn: LocalDate;
  repeat: boolean;
  ending: Ending;
  /** This loan refinances the previous one. */
  refinances?: boolean;
};

export type BorrowerPlan = {
  index: number;
  borrowerId: BorrowerId;
  entrepreneur: boolean;
  region: Region;
  arrival: Arrival | null;
  /** Oldest first. */
  loans: readonly LoanPlan[];
};

/** Never change it: the ids of the seed derive from it. */
const NAMESPACE = '5eed0000-0000-4000-8000-000000000000';

/** Exactly `count` loans. A borrower with too many is left to a larger seed, which so contains every smaller one. */
export function planLoans(seed: number, count: number, today: LocalDate): BorrowerPlan[] {
  const plans: BorrowerPlan[] = [];
  for (let index = 0, rest = count; rest > 0; index++) {
    const plan = planBorrower(seed, index, today);
    if (plan.loans.length > rest) continue;
    plans.push(plan);
    rest -= plan.loans.length;
  }
  return plans;
}

const ARRIVALS = [
  { channel: 'SEARCH', source: 'google' },
  { channel: 'ADS', source: 'google' },
  { channel: 'SEARCH', source: 'yandex' },
  { channel: 'SOCIAL', source: 'instagram' },
  { channel: 'SOCIAL', source: 'tiktok' },
  { channel: 'MESSAGE', source: 'whatsapp' },
  { channel: 'PARTNER', source: 'admitad' },
  { channel: 'PARTNER', source: 'leadgid' },
] as const satisfies readonly Arrival[];

/** Every third borrower lives in one of the three large cities; nobody led a quarter of them here. */
const whereFrom = (chance: Chance) => ({
  region: chance.hits(0.33) ? chance.pick(LARGE_CITIES) : regionAt(chance.whole(0, REGIONS.length - 1)),
  arrival: chance.hits(0.25) ? null : chance.pick<Arrival>(ARRIVALS),
});
const regionAt = (place: number): Region => keysOf(REGIONS)[place] ?? 'ALMATY_CITY';
const LARGE_CITIES = ['ALMATY_CITY', 'ASTANA_CITY', 'SHYMKENT_CITY'] as const;

function planBorrower(seed: number, index: number, today: LocalDate): BorrowerPlan {
  const chance = chanceOf(seed, 'plan', index);
  const borrowerId = derivedId<BorrowerId>(NAMESPACE, `borrower ${seed} ${index}`);
  const card = dealt(seed, index);
  const { ending } = card;
  const old = isOld(seed, index, card);
  const entrepreneur = (chance.hits(0.1) || isInstalmentOfBusiness(card)) && mayBeBusiness(ending) && !old;
  const share = ending.kind === 'graceDayOff' ? 0 : isInstalmentOfBusiness(card) ? 1 : 0.25;
  const last = lastLoan(chance, ending, { entrepreneur, share, old }, today);
  const earlier = earlierLoans(chance, last.appliedOn, entrepreneur, today);
  const takenOver = ending.kind === 'refinanced' ? [{ ...last, ending: RUNNING, refinances: true }] : [];
  const loans = [...earlier, last, ...takenOver].map((loan, n) => ({
    ...loan,
    loanId: derivedId<LoanId>(borrowerId, `loan ${n}`),
    repeat: n > 0,
  }));
  return { index, borrowerId, entrepreneur, ...whereFrom(chanceOf(seed, 'from', index)), loans };
}

/** Nothing happens to the borrower after this day. */
export function endOf({ loans }: BorrowerPlan, today: LocalDate): LocalDate {
  const last = loans.at(-1);
  return last ? endsBy(last.ending, last.terms, last.appliedOn, today) : today;
}

type Drawn = Pick<LoanPlan, 'terms' | 'appliedOn' | 'ending' | 'refinances'>;
const RUNNING: Ending = { kind: 'running' };

/** Loans repaid before the last one, back through 24 months. */
function earlierLoans(chance: Chance, before: LocalDate, entrepreneur: boolean, today: LocalDate): Drawn[] {
  const wanted = chance.hits(0.3) ? 0 : chance.whole(1, 4);
  const loans: Drawn[] = [];
  for (let end = before; loans.length < wanted; ) {
    const terms = drawTerms(chance, entrepreneur, 0.15);
    const latest = addDays(end, -longest(terms));
    const appliedOn = inSeason(chance, () => addDays(latest, -chance.whole(3, 60)));
    if (appliedOn < historyStart(today)) break;
    loans.unshift({ terms: clampTerms(terms, appliedOn), appliedOn, ending: { kind: 'repaid' } });
    end = appliedOn;
  }
  return loans;
}

/** One of each deck, so that every book of its size has this product too. */
const isInstalmentOfBusiness = ({ ending, nth }: Dealt): boolean => ending.kind === 'running' && nth === 0;

/**
 * A statement, which entrepreneurs and large instalments need, could not cure the debt load once more; the law gives
 * the second consent to individuals.
 */
const mayBeBusiness = (ending: Ending): boolean => ending.kind !== 'stands' || !INDIVIDUALS.includes(ending.at);
const INDIVIDUALS: readonly LoanStatus[] = ['WAITING_REJECT', 'WAITING_FOR_ISSUANCE_CONSENT'];

/** Most debts that are long past due are of the product that is sold no more, but the first of each deck is not. */
function isOld(seed: number, index: number, { ending, nth }: Dealt): boolean {
  if (ending.kind === 'writtenOff' || ending.kind === 'ceded') return nth > 0;
  return ending.kind === 'late' && ending.days >= LONG_LATE && chanceOf(seed, 'old', index).hits(0.5);
}
const LONG_LATE = 100;

/** `share`: of instalment loans. */
type Kind = { readonly entrepreneur: boolean; readonly share: number; readonly old: boolean };

function lastLoan(chance: Chance, ending: Ending, { entrepreneur, share, old }: Kind, today: LocalDate): Drawn {
  const drawn = wanted(drawTerms(chance, entrepreneur, share), ending, entrepreneur);
  // The day depends on the term as it is sold, which may be longer than the one drawn.
  const terms: Terms = old
    ? { ...singlePayment(drawn, false), productType: OLD_PRODUCT, pricing: 'FLEXIBLE' }
    : clampTerms(drawn, today);
  const appliedOn = applicationDay(chance, ending, terms, today);
  return { terms: clampTerms(terms, appliedOn), appliedOn, ending };
}

const SINGLE_PAYMENT: readonly Ending['kind'][] = [
  'asking',
  'prolonged',
  'refinanced',
  'restructured',
  'broken',
  'deferred',
  'lapsed',
  'takenBack',
];

/** Large enough to be restructured into instalments. */
function singlePayment(terms: Terms, entrepreneur: boolean): Terms {
  const { count } = terms.term;
  const productType = productFor(entrepreneur, false);
  const term = { unit: 'DAY', count: Math.min(31, Math.max(10, count)) } as const;
  return { ...terms, productType, term, amount: tenge(100_000 + (count % 9) * 10_000), insuranceAgreed: false };
}

/** Some endings and statuses need a loan of a certain kind. */
function wanted(terms: Terms, ending: Ending, entrepreneur: boolean): Terms {
  if (SINGLE_PAYMENT.includes(ending.kind)) return { ...singlePayment(terms, entrepreneur), pricing: 'FLEXIBLE' };
  // Who falls far behind owes little: large loans are decided with more care.
  if (ending.kind === 'late' && ending.days >= 30) return { ...terms, amount: least(terms.amount, tenge(450_000)) };
  if (ending.kind !== 'stands') return terms;
  if (ending.at === 'WAITING_REJECT') return singlePayment(terms, entrepreneur);
  const large: Terms = {
    ...terms,
    productType: entrepreneur ? 'INDIVIDUAL_ENTREPRENEUR_IL' : 'INDIVIDUAL_PERSON_IL',
    pricing: 'FLEXIBLE',
    amount: tenge(500_000),
    term: { unit: 'MONTH', count: 12 },
  };
  if (ending.at === 'WAITING_FOR_ISSUANCE_CONSENT' || ending.at === 'WAITING_STATEMENT_LOADING') return large;
  if (ending.at === 'WAITING_FOR_INSURANCE') return { ...large, insuranceAgreed: true };
  // A large loan waits a day for its second consent; other statuses after approval are reached today.
  if (PAYING.includes(ending.at))
    return { ...terms, amount: terms.amount < tenge(290_000) ? terms.amount : tenge(250_000) };
  return terms;
}

const PAYING: readonly LoanStatus[] = [
  'APPROVED',
  'WAITING_REMITTANCE_PREPARED',
  'REMITTANCE_PREPARED',
  'REMITTANCE_IN_PROGRESS',
  'REMITTANCE_PAID',
  'REMITTANCE_ERROR',
];
function drawTerms(chance: Chance, entrepreneur: boolean, instalments: number): Terms {
  const productType = productFor(entrepreneur, chance.hits(instalments));
  const product = productOf(productType);
  const economical = product.pricings.includes('ECONOMICAL') && chance.hits(0.2);
  const steps = product.engine === 'INSTALMENT' ? Math.min(product.maxAmount, 1_200_000) : product.maxAmount;
  const amount = chance.whole(product.minAmount / AMOUNT_STEP, steps / AMOUNT_STEP) * AMOUNT_STEP;
  return {
    productType,
    pricing: economical ? 'ECONOMICAL' : 'FLEXIBLE',
    amount: tenge(amount),
    term: { unit: product.termUnit, count: chance.whole(product.minTerm, Math.min(product.maxTerm, 31)) },
    purpose: chance.pick(PURPOSE_CODES),
    promoCode: null,
    fastIssue: chance.hits(0.3),
    insuranceAgreed: chance.hits(0.2),
  };
}

function productFor(entrepreneur: boolean, instalment: boolean): ProductType {
  if (entrepreneur) return instalment ? 'INDIVIDUAL_ENTREPRENEUR_IL' : 'INDIVIDUAL_ENTREPRENEUR_SPL';
  return instalment ? 'INDIVIDUAL_PERSON_IL' : 'INDIVIDUAL_PERSON_SPL';
}
