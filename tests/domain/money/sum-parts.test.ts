/** What a payment is made of: a late one, a part of one, one in time. */
import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { add, tenge, tiyn } from '../../../schema/values/money.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDays, il, issued, pay } from '../../support/a-loan.ts';
import type { Story } from '../../support/spec.ts';

const partsOf = (story: Story, day: string) => {
  const next = quoteOn(story.life, localDate(day)).next;
  return {
    amount: next?.amount,
    parts: Object.fromEntries((next?.parts ?? []).map(({ kind, amount }) => [kind, amount])),
  };
};

describe('a loan of 100,000 tenge for ten days from 2 March', () => {
  it('asks in time for principal and interest', () => {
    expect(partsOf(issued(), '2026-03-05')).toEqual({
      amount: tenge(102_800),
      parts: { PRINCIPAL: tenge(100_000), INTEREST: tenge(2_800) },
    });
  });

  it('asks late for what the schedule says, the interest since then, and the penalty', () => {
    const { amount, parts } = partsOf(closeDays(issued(), '2026-03-12', '2026-03-20'), '2026-03-20');
    expect(parts).toMatchObject({ SCHEDULED: tenge(102_800), INTEREST_AFTER: tenge(8 * 280) });
    expect(amount).toBe(add(parts.SCHEDULED ?? tiyn(0n), parts.INTEREST_AFTER ?? tiyn(0n), parts.PENALTY ?? tiyn(0n)));
  });

  it('asks late only for the rest of a row that was paid in part', () => {
    const late = closeDays(issued(), '2026-03-12', '2026-03-13').when(pay('2026-03-13', tenge(60_000)));
    const { parts } = partsOf(late, '2026-03-13');
    expect((parts.SCHEDULED ?? tiyn(0n)) < tenge(60_000)).toBe(true);
  });
});

it('with one instalment late and the next due today, the one due today is part of what the schedule asks for', () => {
  const { parts } = partsOf(closeDays(issued(il()), '2026-04-02', '2026-05-02'), '2026-05-04');
  expect(parts.INTEREST_AFTER).toBeUndefined();
  expect(parts.SCHEDULED).toBeDefined();
});
