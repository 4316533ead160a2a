import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../../schema/values/money.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDay, closeDays, il, issued, on, pay, spl } from '../../support/a-loan.ts';
import type { Story } from '../../support/spec.ts';

const grace = (day: string, until: string) => on(day, { type: 'GrantGrace', until: localDate(until) });
const waive = (day: string, amount: number) =>
  on(day, { type: 'WaivePenalty', amount: tenge(amount), reason: 'OFFICE' });
const writeOff = (day: string) => on(day, { type: 'WriteOff', reason: 'OFFICE' });

describe('a deferral by the office', () => {
  // 100,000 for 10 days, due on Thursday 12 March.
  const loan = issued();
  const deferred = loan.when(grace('2026-03-10', '2026-03-20')).said('GraceGranted').in('GRACE_MANUAL');

  it('a deferral moves the last day to pay: interest runs, penalty does not', () => {
    expect(deferred.life.standing).toMatchObject({ nextDue: { date: '2026-03-20' }, nextActionDate: '2026-03-21' });
    const late = closeDays(deferred, '2026-03-11', '2026-03-20').in('GRACE_MANUAL');
    expect(quoteOn(late.life, localDate('2026-03-20'))).toMatchObject({
      interest: tenge(280 * 18),
      penalty: 0n,
      overdueDays: 0,
    });
    late.when(pay('2026-03-20', tenge(105_040))).said('PaymentReceived', 'LoanClosing');
  });

  it('a deferral names the sums of the due day and of its last day, and paying as named is in time', () => {
    const { next } = quoteOn(deferred.life, localDate('2026-03-10'));
    expect(next).toMatchObject({
      date: '2026-03-12',
      amount: tenge(102_800),
      last: { date: '2026-03-20', amount: tenge(105_040) },
      laterDayAdds: tenge(280),
    });
    const waiting = closeDays(deferred, '2026-03-11', '2026-03-20');
    // In between: today's amount, and what the last day will still ask for.
    expect(quoteOn(waiting.life, localDate('2026-03-15')).next).toMatchObject({
      date: '2026-03-15',
      amount: tenge(103_640),
      last: next?.last,
    });
    const short = waiting.when(pay('2026-03-20', tenge(102_800)));
    closeDays(short, '2026-03-21', '2026-03-21').in('GRACE_EXPIRED');
    const { last } = quoteOn(short.in('GRACE_MANUAL').life, localDate('2026-03-20')).next ?? {};
    expect(last).toEqual({ date: '2026-03-20', amount: tenge(2_240) });
    expect(quoteOn(closeDays(waiting, '2026-03-21', '2026-03-21').life, localDate('2026-03-21')).next).toMatchObject({
      date: '2026-03-21',
      last: null,
    });
  });

  it('a deferral adds nothing to the instalment itself; a day off moves its last day', () => {
    const instalments = issued(il(), '2026-01-15').when(grace('2026-02-10', '2026-03-05'));
    const { next } = quoteOn(instalments.life, localDate('2026-02-10'));
    expect(next).toMatchObject({
      date: '2026-02-15',
      last: { date: '2026-03-05', amount: next?.amount },
      laterDayAdds: 0n,
    });
    // 20 days from Monday end on Sunday 22 March, in the Nauryz holidays.
    const holiday = issued(spl({ term: { unit: 'DAY', count: 20 } }));
    expect(quoteOn(holiday.life, localDate('2026-03-20')).next).toMatchObject({
      date: '2026-03-22',
      amount: tenge(105_600),
      last: { date: '2026-03-26', amount: tenge(106_720) },
      laterDayAdds: tenge(280),
    });
  });

  it('the loan is GRACE_EXPIRED on the day after, late and penalised from there on', () => {
    const late = closeDays(deferred, '2026-03-12', '2026-03-21').in('GRACE_EXPIRED');
    late.said('GraceExpired', 'EntryPenaltyCharged', 'NoticeIssued');
    expect(late.last('GraceExpired')).toMatchObject({ overdueSince: '2026-03-21' });
    expect(quoteOn(late.life, localDate('2026-03-21'))).toMatchObject({ penalty: tenge(514), overdueDays: 1 });
    closeDays(late, '2026-03-22', '2026-06-25').in('CALCULATION_STOPPED');
  });

  it('a small payment, before or after the due date, leaves a deferral unchanged', () => {
    const before = deferred.when(pay('2026-03-11', tenge(1_000))).in('GRACE_MANUAL');
    before.when(pay('2026-03-13', tenge(1_000), 2)).in('GRACE_MANUAL');
    expect(before.life.standing.graceUntil).toBe('2026-03-20');
  });

  it('a deferral ends with its instalment and leaves the next one alone', () => {
    const instalments = issued(il(), '2026-01-15').when(grace('2026-02-10', '2026-03-05')).in('GRACE_MANUAL');
    expect(closeDays(instalments, '2026-02-11', '2026-03-05').in('GRACE_MANUAL').count('LoanFellOverdue')).toBe(0);
    const { due } = quoteOn(instalments.life, localDate('2026-03-02'));
    const paid = instalments.when(pay('2026-03-02', due)).in('ACTIVE');
    expect(paid.life.standing).toMatchObject({ graceUntil: null, nextDue: { date: '2026-03-16' } });
    closeDays(paid, '2026-03-15', '2026-03-17').in('EXPIRED');
  });

  it('paying after a deferral returns the loan to its base status', () => {
    const late = issued(il(), '2026-01-15').when(grace('2026-02-10', '2026-02-20')).when(closeDay('2026-02-25'));
    const { due } = quoteOn(late.in('GRACE_EXPIRED').life, localDate('2026-02-25'));
    late.when(pay('2026-02-25', due)).said('PaymentReceived', 'OverdueCured').in('ACTIVE');
  });

  it('a deferral is refused beyond 30 days, beyond the next instalment, for the past, when late, and twice', () => {
    loan.refuses(grace('2026-03-10', '2026-04-12'), 'TERM_OUT_OF_RANGE');
    loan.refuses(grace('2026-03-10', '2026-03-12'), 'TERM_OUT_OF_RANGE');
    issued(il(), '2026-01-15').refuses(grace('2026-02-10', '2026-03-15'), 'TERM_OUT_OF_RANGE');
    loan.when(closeDay('2026-03-13')).refuses(grace('2026-03-13', '2026-03-20'), 'NOT_ALLOWED_NOW');
    deferred.refuses(grace('2026-03-11', '2026-03-25'), 'NOT_ALLOWED_NOW');
  });

  it('a deferral can follow a day off', () => {
    // due on Sunday 22 March in Nauryz: 26 March
    const dayOff = issued(spl({ term: { unit: 'DAY', count: 20 } }))
      .when(closeDay('2026-03-22'))
      .in('GRACE_DAY_OFF');
    const longer = dayOff.when(grace('2026-03-24', '2026-04-02')).in('GRACE_MANUAL');
    closeDays(longer, '2026-03-25', '2026-04-02').in('GRACE_MANUAL').when(closeDay('2026-04-03')).in('GRACE_EXPIRED');
  });

  it('a deferral is folded again with a backdated payment from before it', () => {
    const late = closeDays(deferred, '2026-03-11', '2026-03-21').in('GRACE_EXPIRED');
    const outcome = late.when(pay('2026-03-21', tenge(101_000), 1, '2026-03-09'));
    outcome.said('PaymentReceived', 'BackdatingAdjusted').in('GRACE_EXPIRED');
    // Before the due date money pays principal, then interest: 960 of the 1,960 of 7 days are left, and bear only
    // penalty.
    expect(outcome.life.standing).toMatchObject({ principal: 0n, penalty: 0n, overdueSince: '2026-03-21' });
    const whole = deferred.when(pay('2026-03-11', tenge(101_960), 1, '2026-03-09'));
    whole.said('PaymentReceived', 'BackdatingAdjusted', 'LoanClosing');
  });
});

describe('a waiver by the office', () => {
  const late = issued().when(closeDay('2026-03-22'));

  it('a waiver reduces penalty and posts it to waived', () => {
    const waived = late.when(waive('2026-03-22', 5_000)).said('PenaltyWaived').in('EXPIRED');
    expect(waived.life.standing.penalty).toBe(tenge(140));
    expect(waived.life.books).toMatchObject({ waived: tenge(5_000), 'penalty-receivable': tenge(140) });
  });

  it('a waiver above what is owed, of nothing, or on a loan that is over is refused', () => {
    late.refuses(waive('2026-03-22', 5_141), 'AMOUNT_WRONG');
    late.refuses(waive('2026-03-22', 0), 'AMOUNT_WRONG');
    issued().refuses(waive('2026-03-05', 1), 'AMOUNT_WRONG');
    issued()
      .when(pay('2026-03-02', tenge(100_000)))
      .refuses(waive('2026-03-03', 1), 'LOAN_NOT_LIVE');
  });

  it('a waiver closes a loan of which only penalty was left', () => {
    // principal and interest are paid on overdue day 10; 5,140 of penalty remain
    const left = late.when(pay('2026-03-22', tenge(100_000 + 5_600))).in('EXPIRED');
    left.when(waive('2026-04-01', 5_140)).said('PenaltyWaived', 'LoanClosing').in('CLOSING_PROCESS');
  });

  it('after a backdated payment a waiver waives no more than was owed', () => {
    const waived = late.when(waive('2026-03-22', 5_000));
    const outcome = waived.when(pay('2026-03-22', tenge(100_000), 1, '2026-03-13')).in('EXPIRED');
    // 514 of the first day were waived then, and the small remainder bears little
    expect(outcome.life.books.waived).toBeLessThan(tenge(700));
    expect(outcome.life.books['penalty-receivable'] ?? 0n).toBe(outcome.life.standing.penalty);
  });
});

describe('a write-off by the office', () => {
  const stopped = issued().when(closeDay('2026-06-10')).in('CALCULATION_STOPPED');

  it('a write-off ends the loan, and everything owed becomes a loss', () => {
    const over = stopped.when(writeOff('2026-06-20')).said('WrittenOff', 'LoanClosing').in('CLOSING_PROCESS');
    expect(over.last('WrittenOff').amount).toBe(tenge(100_000 + 28_000 + 10_000));
    expect(over.life.books).toMatchObject({ 'write-off': tenge(138_000), principal: 0n, 'interest-receivable': 0n });
    expect(over.life.standing.rows[0]?.paidOn).toBeNull();
    over.when(on('2026-06-20', { type: 'CloseLoan' })).in('FINISHED');
    over.refuses(pay('2026-06-21', tenge(1)), 'LOAN_NOT_LIVE');
  });

  it('only a loan whose accrual has ended can be written off', () => {
    issued().refuses(writeOff('2026-03-05'), 'NOT_ALLOWED_NOW');
    issued().when(closeDay('2026-03-13')).in('EXPIRED').refuses(writeOff('2026-03-13'), 'WRITE_OFF_TOO_EARLY');
  });
});

describe('the sale of a claim', () => {
  const notice = (day: string) => on(day, { type: 'IssueCessionNotice', buyer: 'Collect KZ' });
  const agree = (day: string, price = 40_000, payBy = '2026-07-15') =>
    on(day, { type: 'AgreeCession', buyer: 'Collect KZ', price: tenge(price), payBy: localDate(payBy) });
  const stopped = issued().when(closeDay('2026-06-10')).in('CALCULATION_STOPPED');
  const noticed = stopped.when(notice('2026-06-15')).said('NoticeIssued').in('CALCULATION_STOPPED');
  const awaited = noticed.when(agree('2026-06-25')).said('CessionAgreed').in('AOT_PAYMENT_AWAITING');

  it('a sale needs a notice first and is agreed only ten days after it', () => {
    expect(noticed.last('NoticeIssued')).toMatchObject({ notice: 'NOTIFICATION_BEFORE_CESSION', overdueDays: 95 });
    stopped.refuses(agree('2026-06-25'), 'CESSION_NOTICE');
    noticed.refuses(agree('2026-06-24'), 'CESSION_NOTICE');
    expect(noticed.when(notice('2026-06-16')).added).toEqual([]);
    const other = on('2026-06-20', { type: 'IssueCessionNotice', buyer: 'Another LLP' });
    noticed.when(other).said('NoticeIssued').refuses(agree('2026-07-05'), 'CESSION_NOTICE');
    expect(noticed.life.noticedDay).toBe(60);
  });

  it('a sale is refused before accrual has ended, above the debt, and without days to pay', () => {
    const late = issued().when(closeDay('2026-05-01'));
    late.refuses(notice('2026-05-01'), 'NOT_ALLOWED_NOW');
    late.refuses(agree('2026-05-01'), 'NOT_ALLOWED_NOW');
    noticed.refuses(agree('2026-06-25', 138_001), 'AMOUNT_WRONG');
    noticed.refuses(agree('2026-06-25', 40_000, '2026-06-24'), 'FIELD_INVALID');
    noticed.refuses(agree('2026-06-25', 40_000, '2026-07-26'), 'FIELD_INVALID');
    noticed.refuses(on('2026-06-25', { type: 'ConfirmCession' }), 'NOT_ALLOWED_NOW');
    noticed.refuses(on('2026-06-25', { type: 'CancelCession' }), 'NOT_ALLOWED_NOW');
  });

  it("the buyer's payment completes the sale: receivables are zero, the difference is a loss, the borrower gets a notice", () => {
    const ceded = awaited.when(on('2026-07-01', { type: 'ConfirmCession' })).said('NoticeIssued', 'LoanCeded');
    ceded.in('CESSION');
    expect(ceded.last('NoticeIssued').notice).toBe('NOTIFICATION_AFTER_CESSION');
    expect(ceded.life.books).toMatchObject({
      principal: 0n,
      'interest-receivable': 0n,
      'penalty-receivable': 0n,
      'cession-proceeds': tenge(40_000),
      'write-off': tenge(98_000),
    });
    ceded.refuses(pay('2026-07-02', tenge(1_000)), 'LOAN_NOT_LIVE');
  });

  it('the office or the end of the days cancels the sale, and the loan is where it was', () => {
    awaited
      .when(on('2026-06-26', { type: 'CancelCession' }))
      .said('CessionCancelled')
      .in('CALCULATION_STOPPED');
    awaited.when(closeDay('2026-07-15')).in('AOT_PAYMENT_AWAITING');
    awaited
      .when(closeDay('2026-07-16'))
      .said('CessionCancelled')
      .in('CALCULATION_STOPPED')
      .when(agree('2026-07-16', 40_000, '2026-07-20'));
  });

  it("a payment can come while the buyer's is awaited; a price above the remaining debt is agreed again", () => {
    const paid = awaited.when(pay('2026-06-26', tenge(60_000))).in('AOT_PAYMENT_AWAITING');
    const ceded = paid.when(on('2026-07-01', { type: 'ConfirmCession' })).in('CESSION');
    expect(ceded.life.books['write-off']).toBe(tenge(38_000));
    const most = awaited.when(pay('2026-06-26', tenge(100_000)));
    most.refuses(on('2026-07-01', { type: 'ConfirmCession' }), 'AMOUNT_WRONG');
    awaited.when(pay('2026-06-26', tenge(138_000))).in('CLOSING_PROCESS');
  });

  it('a backdated payment cancels the sale, because less is owed than was sold', () => {
    awaited
      .when(pay('2026-06-26', tenge(1_000), 1, '2026-03-12'))
      .said('CessionCancelled', 'PaymentReceived', 'BackdatingAdjusted')
      .in('CALCULATION_STOPPED');
  });

  it('the borrower cannot withdraw a sale', () => {
    awaited.refuses(on('2026-06-26', { type: 'WithdrawRequest' }), 'NOT_ALLOWED_NOW');
  });
});

describe("an entrepreneur's overdue loan", () => {
  const loan = issued(spl({ productType: 'INDIVIDUAL_ENTREPRENEUR_SPL' }));
  const stopped: Story = closeDays(loan, '2026-03-13', '2026-06-10').in('CALCULATION_STOPPED');

  it("an entrepreneur's loan gives the same notices and stops interest after 90 days too", () => {
    expect(stopped.events.flatMap((e) => (e.type === 'NoticeIssued' ? [e.data.overdueDays] : []))).toEqual([1, 18, 60]);
    const [at90, later] = ['2026-06-10', '2026-07-10'].map((day) => quoteOn(stopped.life, localDate(day)));
    expect(later?.interest).toBe(at90?.interest);
    // 10 % of the contract year is reached long before, so 0.03 % a day adds nothing until the next one
    expect(later?.penalty).toBe(tenge(10_000));
  });

  it("an entrepreneur's loan goes on owing 0.03 % a day in the next contract year, up to its 10 %", () => {
    const [before, after] = ['2027-03-02', '2027-04-01'].map((day) => quoteOn(stopped.life, localDate(day)));
    // 102,800 at 0.03 % for 30 days
    expect((after?.penalty ?? 0n) - (before?.penalty ?? 0n)).toBe(tiyn(92_520n));
    expect(quoteOn(stopped.life, localDate('2028-03-02')).penalty).toBeLessThanOrEqual(tenge(20_000));
  });
});
