import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { accrueTo } from '../../../server/domain/money/accrual.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { economical, il, issued, MONDAY, spl } from '../../support/a-loan.ts';

const day = (n: number) => addDays(localDate(MONDAY), n);

describe('the penalty', () => {
  it('the penalty stays under its two ceilings (R11): 950 a day on 190,000, 17,500 at most', () => {
    // 175,000 for 31 days at 0.28 %: 15,190 of interest; 0.5 % of 190,190
    const loan = issued(spl({ amount: tenge(175_000), term: { unit: 'DAY', count: 31 } }), '2026-03-02').life;
    const penalty = (n: number) => quoteOn(loan, addDays(localDate('2026-04-02'), n)).penalty;
    expect(penalty(0)).toBe(0n);
    expect(penalty(1)).toBe(95_095n);
    expect(penalty(18)).toBe(95_095n * 18n);
    expect(penalty(19)).toBe(tenge(17_500));
    expect(penalty(90)).toBe(tenge(17_500));
  });

  it("an entrepreneur's penalty runs on at 0.03 % after day 90, to the yearly ceiling; interest stops", () => {
    const terms = spl({ productType: 'INDIVIDUAL_ENTREPRENEUR_SPL', amount: tenge(100_000) });
    const loan = issued(terms, MONDAY).life;
    const at = (n: number) => quoteOn(loan, addDays(localDate('2026-03-12'), n));
    expect(at(91).interest).toBe(at(90).interest);
    expect(at(91).penalty).toBe(tenge(10_000));
    // a new contract year allows more penalty
    expect(at(400).penalty > tenge(10_000)).toBe(true);
  });
});

describe('accrual', () => {
  const loans = [issued(), issued(economical()), issued(il()), issued(il({ term: { unit: 'MONTH', count: 12 } }))];

  it('accruing through a fixing day is the same in one stretch or in two', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 500 }),
        (which, row, more) => {
          const { contract, standing } = loans[which]?.life ?? issued().life;
          const fixing = (standing.rows[row] ?? standing.rows[0])?.date ?? standing.maturity;
          const end = addDays(fixing, more);
          const once = accrueTo(contract, standing, end).standing;
          const twice = accrueTo(contract, accrueTo(contract, standing, fixing).standing, end).standing;
          expect(twice).toEqual(once);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('accrual never falls as days pass, and stops', () => {
    for (const { life } of loans) {
      let before = 0n;
      for (let n = 0; n < 900; n += n < 130 ? 1 : 11) {
        const { full } = quoteOn(life, day(n));
        expect(full >= before, `${n}`).toBe(true);
        before = full;
      }
      expect(quoteOn(life, day(3_000)).full).toBe(before);
    }
  });

  it('accrual stops where all charges together reach the principal (R10), interest before penalty', () => {
    const { contract, standing } = issued().life;
    const near = { ...standing, charged: tenge(97_100) };
    const end = accrueTo(contract, near, localDate('2026-03-13'));
    // interest of 2,800 to maturity leaves 100 up to the ceiling: the last day's interest of 280 takes it, the penalty
    // gets nothing
    expect(end).toMatchObject({ interest: tenge(2_900), penalty: 0n, standing: { charged: tenge(100_000) } });
    const close = { ...standing, charged: tenge(96_800) };
    expect(accrueTo(contract, close, localDate('2026-03-13'))).toMatchObject({
      interest: tenge(3_080),
      penalty: tenge(120),
    });
  });

  it('the day of issue costs nothing, and a day before the last event is ignored', () => {
    const { contract, standing } = issued().life;
    expect(accrueTo(contract, standing, localDate(MONDAY)).interest).toBe(0n);
    expect(accrueTo(contract, standing, day(-10)).standing).toBe(standing);
  });
});
