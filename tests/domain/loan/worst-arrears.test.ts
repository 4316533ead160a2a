/** 100,000 tenge for 10 days from Monday 2 March: due on Thursday the 12th, 102,800 tenge. */
import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { worstArrears } from '../../../server/domain/loan/worst-arrears.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDays, il, issued, on, pay, paymentId } from '../../support/a-loan.ts';
import type { Story } from '../../support/spec.ts';

const DUE = '2026-03-12';
const worst = (story: Story, day: string) => worstArrears(story.life, localDate(day));
const owedOn = (story: Story, day: string) => quoteOn(story.life, localDate(day));

describe('the worst arrears of a loan', () => {
  it('there are none if everything was paid in time', () => {
    const story = issued().when(pay(DUE, tenge(102_800)));
    expect(worst(story, '2026-09-01')).toEqual({ days: 0, amount: 0n });
  });

  it("they are today's while the loan is late, and those of the last late day once it is paid", () => {
    const late = closeDays(issued(), '2026-03-13', '2026-05-20');
    const { overdueDays, overdue, fullCeil } = owedOn(late, '2026-05-20');
    expect(overdueDays).toBe(69);
    expect(worst(late, '2026-05-20')).toEqual({ days: 69, amount: overdue });
    const paid = late.when(pay('2026-05-20', fullCeil)).when(on('2026-05-20', { type: 'CloseLoan' }));
    expect(worst(paid, paid.life.lastDay)).toEqual({ days: 69, amount: overdue });
  });

  it('they stay with a debt that was written off', () => {
    const story = closeDays(issued(), '2026-03-13', '2026-06-15').when(
      on('2026-06-15', { type: 'WriteOff', reason: 'OFFICE' }),
    );
    const { days, amount } = worst(story, story.life.lastDay);
    expect(days).toBeGreaterThan(90);
    expect(amount).toBe(story.last('WrittenOff').amount);
  });

  it('there are none if a payment in time was reported late', () => {
    const late = closeDays(issued(), '2026-03-13', '2026-05-20');
    const outcome = late.when(pay('2026-05-20', tenge(102_800), 1, DUE));
    expect(worst(outcome, outcome.life.lastDay)).toEqual({ days: 0, amount: 0n });
  });

  it('they count the days of a reversed payment', () => {
    const paid = issued(il()).when(pay('2026-04-02', tenge(60_000)));
    const later = closeDays(paid, '2026-04-03', '2026-04-30');
    expect(worst(later, '2026-04-30').days).toBe(0);
    const day = localDate('2026-04-30');
    const back = { paymentId: paymentId(1), reversedOn: day, reason: 'PROVIDER' };
    const taken = later.when(on(day, { type: 'ReversePayment', ...back }));
    expect(worst(taken, day)).toEqual({ days: 28, amount: owedOn(taken, day).overdue });
  });
});
