import fc from 'fast-check';
import type { Terms } from '../../schema/events/figures.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { spl } from '../support/a-loan.ts';

const amount = (min: number, max: number) => fc.integer({ min, max }).map((n) => tenge(n * 5_000));
const days = (min: number, max: number) => fc.integer({ min, max }).map((count) => ({ unit: 'DAY' as const, count }));
const months = (min: number, max: number) =>
  fc.integer({ min, max }).map((count) => ({ unit: 'MONTH' as const, count }));
const flags = { fastIssue: fc.boolean(), insuranceAgreed: fc.boolean() };

export const anyTerms: fc.Arbitrary<Terms> = fc.oneof(
  fc.record({ amount: amount(2, 35), term: days(5, 31), ...flags }).map((t) => spl({ ...t, insuranceAgreed: false })),
  amount(2, 35).map((sum) =>
    spl({ amount: sum, pricing: 'ECONOMICAL', term: { unit: 'DAY', count: 31 }, fastIssue: true }),
  ),
  fc
    .record({ amount: amount(10, 35), term: days(5, 31), fastIssue: fc.boolean() })
    .map((t) => spl({ ...t, productType: 'INDIVIDUAL_ENTREPRENEUR_SPL' })),
  fc
    .record({ amount: amount(10, 200), term: months(2, 12), ...flags })
    .map((t) => spl({ ...t, productType: 'INDIVIDUAL_PERSON_IL' })),
  fc
    .record({ amount: amount(20, 600), term: months(3, 24), ...flags })
    .map((t) => spl({ ...t, productType: 'INDIVIDUAL_ENTREPRENEUR_IL' })),
);

/** Anywhere in two years, so that weekends, holidays and leap days occur. */
export const anyDay = fc.integer({ min: 0, max: 730 }).map((n) => addDays(localDate('2025-01-06'), n));

export type Office = 'defer' | 'waive' | 'reverse' | 'sell' | 'write-off';

export type Move = {
  gap: number;
  /** Goes to a day near the next due date instead, if that is ahead. */
  toDue: boolean;
  back: number;
  what:
    | 'close'
    | 'part'
    | 'due'
    | 'full'
    | 'over'
    | 'tiny'
    | 'prepay-all'
    | 'prepay-part'
    | 'prolong'
    | 'refinance'
    | 'restructure'
    | 'bonus'
    | Office;
  share: number;
};

const one = (weight: number, ...what: Move['what'][]) => ({ weight, arbitrary: fc.constantFrom(...what) });
const moves: fc.Arbitrary<Move['what']> = fc.oneof(
  one(12, 'close', 'part', 'due', 'tiny'),
  one(4, 'full', 'over', 'prepay-all', 'prepay-part', 'restructure'),
  one(5, 'prolong', 'refinance', 'bonus'),
  one(3, 'defer', 'waive', 'reverse'),
  one(2, 'sell', 'write-off'),
);

export const anyMoves: fc.Arbitrary<Move[]> = fc.array(
  fc.record({
    toDue: fc.boolean(),
    gap: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 4, max: 40 }), fc.integer({ min: 41, max: 130 })),
    back: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }) }),
    what: moves,
    share: fc.integer({ min: 1, max: 1_000 }),
  }),
  { maxLength: 10 },
);
