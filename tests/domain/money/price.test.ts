import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Price, Terms } from '../../../schema/events/figures.ts';
import { gesvCapsOn } from '../../../schema/reference/caps.ts';
import { PRICINGS, PRODUCT_TYPES, PRODUCTS } from '../../../schema/reference/products.ts';
import { PROMO_CODES, promoCodeFor } from '../../../schema/reference/promo-codes.ts';
import { addMonths, daysBetween, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { printPercent } from '../../../server/api/graphql/scalars.ts';
import { gesv, headroom, toPpm, withinCap } from '../../../server/domain/money/gesv.ts';
import { priceOf, reprice } from '../../../server/domain/money/price.ts';
import { capFor } from '../../../server/domain/money/price-cap.ts';
import { clampTerms } from '../../../server/domain/offer/clamp.ts';
import { economical, il, MONDAY, spl } from '../../support/a-loan.ts';
import { FULL } from '../../support/size.ts';

const RUNS = FULL ? 20_000 : 500;
const day = localDate(MONDAY);
const price = (terms: Terms, on = day) => {
  const priced = priceOf(terms, on);
  if ('refusal' in priced) throw new Error(priced.refusal.code);
  return priced.price;
};

it('the GESV is rounded once: the printed tenth is the one nearest to the rate itself', () => {
  expect(printPercent(toPpm(0.4594996))).toBe('45.9');
  expect(printPercent(toPpm(0.4595))).toBe('46.0');
  expect(printPercent(toPpm(1.7904999))).toBe('179.0');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000 }),
      fc.double({ min: 0.000_02, max: 0.999_98, noNaN: true }),
      (tenths, part) => {
        const printed = Number(printPercent(toPpm((tenths + part) / 1_000)));
        expect(Math.round(printed * 10)).toBe(part < 0.5 ? tenths : tenths + 1);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe('the annual effective rate', () => {
  // By the formula of National Bank order 208 of 26 November 2019: amount, days, total to pay, rate
  it.each([
    [100_000, 30, 109_000, '185.3'],
    [100_000, 30, 108_700, '175.9'],
    [175_000, 20, 185_120, '179.0'],
    [175_000, 31, 190_934, '179.0'],
    [175_000, 45, 198_598, '179.0'],
    [50_000, 5, 50_707, '178.7'],
  ])('of %d for %d days, %d back, is %s', (amount, days, back, expected) => {
    expect(printPercent(toPpm(gesv(tenge(amount), [{ days, amount: tenge(back) }])))).toBe(expected);
  });

  it('290,000 given on 15 January 2026 and six times 53,815 back is 45.8', () => {
    const start = localDate('2026-01-15');
    const flows = [1, 2, 3, 4, 5, 6].map((i) => ({
      days: daysBetween(start, addMonths(start, i)),
      amount: tenge(53_815),
    }));
    expect(flows.map((flow) => flow.days)).toEqual([31, 59, 90, 120, 151, 181]);
    expect(printPercent(toPpm(gesv(tenge(290_000), flows)))).toBe('45.8');
  });

  it('the rate is compared unrounded: 179.04 does not pass for 179.0', () => {
    expect(withinCap(1.7904, 1_790_000)).toBe(false);
    expect(withinCap(1.79, 1_790_000)).toBe(false);
    expect(withinCap(1.789_998, 1_790_000)).toBe(true);
  });

  it('the rate is 0 where nothing is charged', () => {
    expect(gesv(tenge(1_000), [{ days: 10, amount: tenge(1_000) }])).toBe(0);
  });

  // 179 % a year (schema/reference/caps.ts): the most that 175,000 may cost
  it.each([
    [5, '2477.06'],
    [20, '10120.59'],
    [31, '15934.27'],
    [45, '23598.31'],
  ])('leaves for %d days %s tenge', (days, expected) => {
    expect(Number(headroom(tenge(175_000), days, 1_790_000)) / 100).toBeCloseTo(Number(expected), 0);
  });
});

describe('the price', () => {
  it('the standard example costs what it should: 175,000 for 20 days', () => {
    expect(price(spl({ amount: tenge(175_000), term: { unit: 'DAY', count: 20 } }))).toMatchObject({
      interest: tenge(9_800),
      total: tenge(184_800),
      rate: 2_800n,
      rateLowered: false,
      maturity: '2026-03-22',
    });
  });

  it('Economical is 30 % cheaper, for 31 days, fast issue included', () => {
    const eco = price(economical({ amount: tenge(175_000) }));
    expect(eco).toMatchObject({ rate: 1_960n, interest: tenge(10_633), fastIssueFee: 0n, days: 31 });
    const refused = priceOf(economical({ term: { unit: 'DAY', count: 20 } }), day);
    expect('refusal' in refused ? refused.refusal.code : '').toBe('TERM_OUT_OF_RANGE');
  });

  it('fast issue costs a fifth of what the law still allows, at most 990, and lowers the rate', () => {
    const short = price(spl({ amount: tenge(175_000), term: { unit: 'DAY', count: 5 }, fastIssue: true }));
    expect(short).toMatchObject({ fastIssueFee: tenge(495), rateLowered: true });
    expect(price(spl({ amount: tenge(175_000), term: { unit: 'DAY', count: 31 }, fastIssue: true })).fastIssueFee).toBe(
      tenge(990),
    );
    expect(price(spl({ amount: tenge(10_000), term: { unit: 'DAY', count: 5 }, fastIssue: true })).fastIssueFee).toBe(
      0n,
    );
  });

  it('instalments are whole tenge, the last takes the remainder, each row asks for its part of an insurance', () => {
    const plain = price(il(), localDate('2026-01-15'));
    expect(printPercent(plain.gesvPpm)).toBe('43.3');
    expect(plain.rows.map((row) => row.amount % 100n)).toEqual([0n, 0n, 0n, 0n, 0n, 12n]);
    const insured = price(il({ insuranceAgreed: true }), localDate('2026-01-15'));
    expect(insured).toMatchObject({ insurancePremium: tenge(2_900), rateLowered: true });
    expect(insured.rows.map((row) => row.premium)).toEqual([496, 449, 496, 481, 497, 481].map(tenge));
  });

  it('an instalment loan issued on the 31st falls due on the last days of short months', () => {
    const rows = price(il({ term: { unit: 'MONTH', count: 3 } }), localDate('2026-01-31')).rows;
    expect(rows.map((row) => row.date)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('the maximum is 45 MCI of the day of issue: 175,000 in 2025, 190,000 in 2026', () => {
    const most = spl({ amount: tenge(190_000) });
    expect(clampTerms(most, localDate('2025-06-02')).amount).toBe(tenge(175_000));
    expect(clampTerms(most, localDate('2026-06-02')).amount).toBe(tenge(190_000));
    expect(clampTerms(most, localDate('2028-06-02')).amount).toBe(tenge(190_000));
    const refused = priceOf(most, localDate('2025-06-02'));
    expect('refusal' in refused ? refused.refusal.facts?.limit : '').toBe('175000.00');
  });

  it('a promo code lowers the price for its borrowers and within its dates', () => {
    const terms = spl({ promoCode: 'AGAIN20' });
    const priced = priceOf(terms, day, true);
    expect('price' in priced && priced.price.rate).toBe(2_240n);
    expect(priceOf(terms, day, false)).toHaveProperty('refusal');
  });

  /** Any request, limited to what its product allows. */
  const wishes = fc.record({
    productType: fc.constantFrom(...PRODUCT_TYPES),
    pricing: fc.constantFrom(...PRICINGS),
    amount: fc.integer({ min: 0, max: 3_100_000 }).map((n) => tenge(n)),
    count: fc.integer({ min: 1, max: 31 }),
    fastIssue: fc.boolean(),
    insuranceAgreed: fc.boolean(),
    promoCode: fc.constantFrom(null, ...PROMO_CODES.map((promo) => promo.code)),
    repeat: fc.boolean(),
    after: fc.integer({ min: 0, max: 1_700 }),
  });

  /** The exact rate is compared: exceeding a ceiling in the eighth digit counts. */
  function heldToTheCaps(terms: Terms, made: Price, on: LocalDate): void {
    const cap = capFor(terms.amount, made.days, on);
    const flows = made.rows.map((row) => ({ days: daysBetween(on, row.date), amount: row.amount }));
    expect(gesv(terms.amount, flows)).toBeLessThan(cap.gesvPpm / 1_000_000);
    if (made.days <= 45) expect(cap.gesvPpm).toBe(gesvCapsOn(on).short);
    expect(made.rate < 3_000n && made.rate > 0n).toBe(true);
    expect(made.overpayment <= terms.amount).toBe(true);
    expect(made.overpayment).toBe(made.interest + made.fastIssueFee + made.insurancePremium);
    expect(made.rows.reduce((sum, row) => sum + row.amount, 0n)).toBe(made.total);
    expect(made.rows.reduce((sum, row) => sum + row.principal, 0n)).toBe(terms.amount);
    expect(made.rows.at(-1)?.remainingPrincipal).toBe(0n);
    for (const row of made.rows) expect(row.principal > 0n && row.interest >= 0n).toBe(true);
  }

  it('no price exceeds a ceiling, for any product, pricing, amount, term, option, promo code and day; rows add up', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(wishes, ({ count, after, repeat, ...wish }) => {
        const on = localDate(new Date(Date.UTC(2024, 0, 1 + after)).toISOString().slice(0, 10));
        const terms = clampTerms(spl({ ...wish, term: { unit: 'DAY', count } }), on);
        const { productType, promoCode } = terms;
        const priced = priceOf(terms, on, repeat);
        if ('price' in priced) {
          seen.add(`${productType} ${terms.pricing}`);
          heldToTheCaps(terms, priced.price, on);
          const plain = price({ ...terms, promoCode: null }, on);
          expect(priced.price.rate <= plain.rate).toBe(true);
          return;
        }
        const code = promoCode !== null && !promoCodeFor(promoCode, productType, on, repeat) ? 'PROMO_WRONG' : null;
        const off = productType === 'INDIVIDUAL_PERSON_SPL_OLD' ? 'PRODUCT_UNKNOWN' : code;
        expect(priced.refusal.code).toBe(off);
        // A product that is no longer offered is still priced for a loan in payout, under the same ceilings.
        if (off === 'PRODUCT_UNKNOWN') {
          const signed = price(spl(), on);
          heldToTheCaps(terms, reprice(signed, terms, on), on);
        }
      }),
      { numRuns: RUNS },
    );
    const offered = PRODUCTS.filter((product) => product.validTo === null);
    expect([...seen].toSorted()).toEqual(
      offered.flatMap(({ productType, pricings }) => pricings.map((pricing) => `${productType} ${pricing}`)).toSorted(),
    );
  });
});

describe('bringing terms into the product', () => {
  it('amount and term are moved into the range, down to the step', () => {
    expect(clampTerms(spl({ amount: tenge(12_345), term: { unit: 'DAY', count: 99 } }), day)).toMatchObject({
      amount: tenge(10_000),
      term: { unit: 'DAY', count: 31 },
    });
    expect(clampTerms(spl({ amount: tenge(1) }), day).amount).toBe(tenge(10_000));
    expect(clampTerms(il({ amount: tenge(999_999), term: { unit: 'DAY', count: 20 } }), day)).toMatchObject({
      amount: tenge(995_000),
      term: { unit: 'MONTH', count: 12 },
    });
  });

  it('options that the product does not have are taken off', () => {
    expect(clampTerms(spl({ insuranceAgreed: true }), day).insuranceAgreed).toBe(false);
    expect(clampTerms(il({ pricing: 'ECONOMICAL' }), day).pricing).toBe('FLEXIBLE');
    expect(clampTerms(economical({ term: { unit: 'DAY', count: 7 } }), day).term.count).toBe(31);
    expect(clampTerms(spl({ promoCode: '  ' }), day).promoCode).toBe(null);
  });
});
