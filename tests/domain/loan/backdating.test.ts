import { describe, expect, it } from 'vitest';
import { tenge } from '../../../schema/values/money.ts';
import { closeDay, closeDays, il, issued, pay } from '../../support/a-loan.ts';

describe('a backdated payment (R5)', () => {
  it('it cancels the penalty and returns the status from EXPIRED to ACTIVE', () => {
    const late = closeDays(issued(il(), '2026-01-15'), '2026-02-14', '2026-02-20').in('EXPIRED');
    const outcome = late.when(pay('2026-02-20', tenge(53_550), 1, '2026-02-16'));
    outcome.said('PaymentReceived', 'BackdatingAdjusted').in('ACTIVE');
    expect(outcome.life.standing).toMatchObject({ penalty: 0n, overdueSince: null });
    expect(outcome.life.standing.rows[0]?.paidOn).toBe('2026-02-16');
  });

  it('it closes a loan that was paid in time and looked late', () => {
    const late = closeDays(issued(), '2026-03-12', '2026-03-20').in('EXPIRED');
    const outcome = late.when(pay('2026-03-20', tenge(102_800), 1, '2026-03-12'));
    outcome.said('PaymentReceived', 'BackdatingAdjusted', 'LoanClosing').in('CLOSING_PROCESS');
    expect(outcome.life.books).toEqual({
      principal: 0n,
      'provider-clearing': tenge(2_800),
      'interest-receivable': 0n,
      'interest-income': tenge(-2_800),
    });
  });

  it('it frees the interest part of a later payment', () => {
    const first = issued().when(pay('2026-03-12', tenge(52_800), 1));
    expect(first.last('PaymentReceived').accruedInterest).toBe(tenge(2_800));
    const outcome = first.when(pay('2026-03-12', tenge(50_000), 2, '2026-03-07'));
    const { reallocated, postings } = outcome.last('BackdatingAdjusted');
    expect(reallocated.map((change) => change.paymentId)).toEqual([first.last('PaymentReceived').paymentId]);
    // 5 days at 280 and 5 at 140 are 700 less than was charged; the recomputed first payment uses a part of that
    expect(outcome.last('LoanClosing').surplus).toBe(tenge(700));
    expect(outcome.in('CLOSING_PROCESS').life.books['interest-income']).toBe(tenge(-2_100));
    expect(postings.length).toBeGreaterThan(0);
  });

  it('one end-of-day run is still enough afterwards', () => {
    const late = closeDays(issued(), '2026-03-12', '2026-03-20');
    const outcome = late.when(pay('2026-03-20', tenge(1_000), 1, '2026-03-12')).in('EXPIRED');
    expect(outcome.when(closeDay('2026-03-20')).added).toEqual([]);
    expect(outcome.when(closeDay('2026-03-30')).said('NoticeIssued').last('NoticeIssued').overdueDays).toBe(18);
  });
});
