/** A loan that stopped stays late until it is repaid, whatever of it is paid on its 90th day (R12, R927). */
import { describe, expect, it } from 'vitest';
import { allocationRuleNamed } from '../../../schema/reference/allocation.ts';
import { addDays, localDate } from '../../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../../schema/values/money.ts';
import { advance } from '../../../server/domain/loan/advance.ts';
import { paymentEffect } from '../../../server/domain/loan/payment-effect.ts';
import { receive } from '../../../server/domain/loan/receipt.ts';
import { knownOverdue } from '../../../server/domain/money/accrual.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDays, il, issued, on, pay, paymentId } from '../../support/a-loan.ts';

const stopped = closeDays(issued(il(), '2026-01-15'), '2026-02-15', '2026-05-20').in('CALCULATION_STOPPED');
const STOP = stopped.life.standing.stoppedOn ?? localDate('2026-01-15');
const onStop = closeDays(issued(il(), '2026-01-15'), '2026-02-15', STOP).in('CALCULATION_STOPPED');
const paid = onStop.when(pay(STOP, tiyn(quoteOn(onStop.life, STOP).overdue), 1)).in('CALCULATION_STOPPED');

/** What was late before the stop, its interest to the day, and the penalty; the rest of the principal stays. */
const beforeTheRest = tiyn(quoteOn(onStop.life, STOP).overdue + 1_000_000n);

it('the same money pays the same on the 90th day as on the next, and penalty last', () => {
  const sum = beforeTheRest;
  const paidBy = (story: typeof stopped, day: string) => {
    const { allocation } = story.when(pay(day, sum, 1)).last('PaymentReceived');
    return allocation.map(({ component, amount }) => [component, amount]);
  };
  const next = addDays(STOP, 1);
  const onTheDay = paidBy(onStop, STOP);
  expect(onTheDay).toEqual(paidBy(closeDays(onStop, next, next), next));
  expect(onTheDay.some(([component]) => component === 'penalty')).toBe(false);
  // Enough for principal and interest: only then the penalty.
  const { principal, interest, penalty } = quoteOn(onStop.life, STOP);
  const more = onStop.when(pay(STOP, tiyn(principal + interest + 100n), 2)).last('PaymentReceived');
  expect(penalty).toBeGreaterThan(100n);
  expect(more.allocation.at(-1)).toMatchObject({ component: 'penalty', amount: 100n });
});

it('money that an earlier version of the rule has paid out keeps its lines', () => {
  if (onStop.state.stage !== 'running') throw new Error(onStop.state.stage);
  const rule = allocationRuleNamed('allocation-2026-2');
  if (!rule) throw new Error('no rule');
  const money = { source: 'PROVIDER', paymentId: paymentId(1), provider: 'bank', externalId: 'x' } as const;
  const [received] = receive(onStop.state, { ...money, amount: beforeTheRest, on: STOP, rule });
  if (received?.type !== 'PaymentReceived') throw new Error('not received');
  expect(received.data.allocation.find(({ component }) => component === 'penalty')?.amount).toBe(tenge(29_000));
});

describe('a loan whose arrears are paid on the day it stopped', () => {
  const later = closeDays(paid, STOP, '2026-06-20');
  const first = stopped.last('LoanFellOverdue').overdueSince;

  it('counts its days late from the first one, on that day and after it', () => {
    expect(quoteOn(paid.life, STOP)).toMatchObject({ overdueSince: first, overdueDays: 90 });
    const days = (day: string) => quoteOn(paid.life, localDate(day)).overdueDays;
    expect([days('2026-06-20'), days('2026-06-21')]).toEqual([days('2026-06-21') - 1, days('2026-06-20') + 1]);
    expect(days('2026-06-20')).toBe(quoteOn(stopped.life, localDate('2026-06-20')).overdueDays);
  });

  it('stands as late in its rows, also where the stored event did not say so', () => {
    const { contract, standing } = later.life;
    expect(standing.overdueSince).toBe(first);
    expect(knownOverdue(contract, { ...standing, overdueSince: null })).toBe(first);
    expect(later.events.filter(({ type }) => type === 'NoticeIssued')).toHaveLength(3);
    expect(advance(later.state, localDate('2026-09-01'))).toEqual([]);
  });

  it('can be sold like any stopped loan, and no longer once it is repaid', () => {
    const notice = later.when(on('2026-06-20', { type: 'IssueCessionNotice', buyer: 'TEST' })).said('NoticeIssued');
    expect(notice.last('NoticeIssued').overdueDays).toBe(quoteOn(later.life, localDate('2026-06-20')).overdueDays);
    if (later.state.stage !== 'running') throw new Error(later.state.stage);
    const { full } = quoteOn(later.life, localDate('2026-06-20'));
    expect(paymentEffect(later.state, full, tiyn(0n), localDate('2026-06-20'))).toMatchObject({ closes: true });
  });
});
