/** Every way to change a loan: open with what it costs, or closed with the reason and its first day (R203). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge, ZERO } from '../../../schema/values/money.ts';
import type { LoanCommand } from '../../../server/domain/loan/commands.ts';
import { decide } from '../../../server/domain/loan/decide.ts';
import { cannotProlong } from '../../../server/domain/loan/prolongation.ts';
import { type WaysToChange, waysToChange } from '../../../server/domain/loan/ways.ts';
import { closeDays, economical, il, issued, on, spl } from '../../support/a-loan.ts';
import { ask, restructured } from '../../support/a-restructuring.ts';
import { askProlongation, askRefinancing, prolonged, prolonging } from '../../support/an-agreement.ts';
import type { Story } from '../../support/spec.ts';
import { WAYS } from '../../support/status-paths.ts';

const REQUESTS: Partial<Record<string, (day: string, length: number) => LoanCommand>> = {
  PROLONGATION: askProlongation,
  REFINANCING: askRefinancing,
  RESTRUCTURING: ask,
};

const waysOf = (story: Story, day: string): WaysToChange => {
  if (story.state.stage !== 'running') throw new Error('not running');
  return waysToChange(story.state, localDate(day));
};
const of = (story: Story, day: string, kind: WaysToChange['ways'][number]['kind']) => {
  const way = waysOf(story, day).ways.find((one) => one.kind === kind);
  if (!way) throw new Error(`no way ${kind}`);
  return way;
};
const closed = (story: Story, day: string, kind: WaysToChange['ways'][number]['kind']) => {
  const { whyNot, costs } = of(story, day, kind);
  expect(costs).toHaveLength(whyNot ? 0 : costs.length);
  return whyNot && [whyNot.refusal.code, whyNot.from];
};

/** 100,000 for ten days at 280 a day, due on Thursday 12 March 2026. */
const late = closeDays(issued(), '2026-03-12', '2026-03-20');

describe('a way that is closed says why, and when it opens', () => {
  it('on a single-payment loan in good order', () => {
    expect(closed(issued(), '2026-03-05', 'PROLONGATION')).toEqual(['AGREEMENT_TOO_EARLY', '2026-03-09']);
    expect(closed(issued(), '2026-03-05', 'REFINANCING')).toEqual(['AGREEMENT_TOO_EARLY', '2026-03-09']);
    expect(closed(issued(), '2026-03-05', 'RESTRUCTURING')).toEqual(['RESTRUCTURING_ON_TIME', '2026-03-13']);
    const small = issued(spl({ amount: tenge(20_000) }));
    expect(closed(small, '2026-03-10', 'REFINANCING')).toEqual(['REFINANCING_TOO_SMALL', null]);
  });

  it('on a late loan, one in instalments and one restructured before', () => {
    expect(closed(late, '2026-03-20', 'PART')).toEqual(['PREPAYMENT_ALL_DUE', null]);
    expect(closed(issued(), '2026-03-12', 'PART')).toBeNull();
    expect(closed(late, '2026-03-20', 'PROLONGATION')).toEqual(['AGREEMENT_OVERDUE', null]);
    expect(closed(late, '2026-03-20', 'RESTRUCTURING')).toBeNull();
    expect(closed(issued(il(), '2026-01-15'), '2026-01-20', 'PROLONGATION')).toEqual(['AGREEMENT_INSTALMENTS', null]);
    const again = restructured(late, '2026-03-20', 3);
    expect(closed(again, '2026-03-20', 'RESTRUCTURING')).toEqual(['RESTRUCTURED_ONCE', null]);
  });

  it('while a fixed price runs, while a request waits for money, and after the one application of a day', () => {
    const fixed = prolonged(issued(economical(), '2026-03-02'), '2026-03-31', 10);
    expect(closed(fixed, '2026-04-01', 'RESTRUCTURING')).toEqual(['RESTRUCTURING_FIXED', '2026-04-02']);
    const waits = prolonging(issued(), '2026-03-10', 10);
    for (const kind of ['PART', 'PROLONGATION', 'REFINANCING', 'RESTRUCTURING'] as const)
      expect(closed(waits, '2026-03-10', kind)).toEqual(['AGREEMENT_WAITING', null]);
    const monthly = issued(il(), '2026-01-15');
    expect(closed(monthly, '2026-01-20', 'PART')).toBeNull();
    const asked = monthly.when(on('2026-01-20', { type: 'RequestPrepayment', kind: 'FULL', amount: ZERO }));
    expect(closed(asked, '2026-01-20', 'PART')).toEqual(['PREPAYMENT_TODAY', '2026-01-21']);
  });

  it('the first day named is the first on which the request is taken', () => {
    const { whyNot } = of(issued(), '2026-03-05', 'RESTRUCTURING');
    const closing = closeDays(issued(), '2026-03-12', '2026-03-12');
    expect(of(closing, '2026-03-12', 'RESTRUCTURING').whyNot?.from).toBe(whyNot?.from);
    expect(closed(closeDays(closing, '2026-03-13', '2026-03-13'), '2026-03-13', 'RESTRUCTURING')).toBeNull();
  });
});

describe('a way that is open', () => {
  it('costs what its agreement would, and is compared with the loan as agreed', () => {
    const { asAgreed, ways } = waysOf(issued(), '2026-03-10');
    expect(asAgreed.total).toBe(tenge(102_800));
    expect(ways.map(({ kind }) => kind)).toEqual(['PART', 'PROLONGATION', 'REFINANCING', 'RESTRUCTURING', 'WHOLE']);
    const [, prolongation, , , whole] = ways;
    expect(prolongation?.until).toBe('2026-03-12');
    expect(prolongation?.costs.map(({ length }) => length)).toEqual([5, 30]);
    expect(prolongation?.costs[0]).toMatchObject({ payToday: tenge(2_240), total: tenge(104_200), payments: 2 });
    expect(whole?.costs).toMatchObject([{ payToday: tenge(102_240), difference: tenge(-560), end: '2026-03-10' }]);
  });

  it.each(Object.entries(WAYS))(
    'in %s the decider takes it, and refuses a closed one with the same reason',
    (_, path) => {
      const story = path();
      if (story.state.stage !== 'running') return;
      const today = localDate(story.day ?? '2026-03-02');
      for (const { kind, whyNot, costs } of waysToChange(story.state, today).ways) {
        const command = REQUESTS[kind]?.(today, costs[0]?.length ?? 3);
        if (!command || whyNot?.refusal.code === 'AGREEMENT_WAITING') continue;
        const answer = decide(story.state, command);
        expect('refusal' in answer ? answer.refusal.code : undefined, kind).toBe(whyNot?.refusal.code);
      }
    },
  );

  it('never ends before it is paid: today and the rest add up to its total, on any day of any loan', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 0, max: 40 }), (monthly, days) => {
        const from = monthly ? '2026-01-15' : '2026-03-02';
        const day = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
        const story = closeDays(monthly ? issued(il(), from) : issued(), from, day);
        const { asAgreed, ways } = waysOf(story, day);
        for (const { costs, whyNot } of ways) {
          expect(costs.length > 0).toBe(whyNot === null);
          for (const { payToday, total, difference, end } of costs) {
            expect(total >= payToday && end >= day).toBe(true);
            expect(difference).toBe(total - asAgreed.total);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

it('a prolongation request that is not signed closes no way', () => {
  const story = issued().when(askProlongation('2026-03-10', 10));
  if (story.state.stage !== 'running') throw new Error('not running');
  expect(cannotProlong(story.state, localDate('2026-03-10'))).toBeUndefined();
  expect(closed(story, '2026-03-10', 'REFINANCING')).toBeNull();
});
