import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../../schema/values/money.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDay, closeDays, il, issued, MONDAY, on, pay, spl } from '../../support/a-loan.ts';

describe('a single-payment loan of 100,000 for 10 days, issued on Monday 2 March', () => {
  const loan = issued();

  it('the loan is ACTIVE from the day the money arrived, and its books say so', () => {
    expect(loan.in('ACTIVE').life.books).toEqual({ principal: tenge(100_000), 'provider-clearing': tenge(-100_000) });
    expect(loan.life.standing.nextDue).toEqual({ date: '2026-03-12', amount: tenge(102_800) });
    expect(loan.life.standing.nextActionDate).toBe('2026-03-13');
  });

  it('a loan repaid on the day of issue costs nothing', () => {
    loan
      .when(pay(MONDAY, tenge(100_000)))
      .said('PaymentReceived', 'LoanClosing')
      .in('CLOSING_PROCESS');
  });

  it('paying the quote of any day closes the loan to zero, and it is FINISHED', () => {
    for (const day of ['2026-03-05', '2026-03-12', '2026-03-13', '2026-04-20', '2026-08-01']) {
      const { full } = quoteOn(loan.life, localDate(day));
      const closed = loan.when(pay(day, full)).in('CLOSING_PROCESS');
      expect(closed.last('PaymentReceived').surplus, day).toBe(0n);
      closed
        .when(on(day, { type: 'CloseLoan' }))
        .said('LoanClosed')
        .in('FINISHED');
    }
  });

  it('an early payment pays principal first, then interest (R14)', () => {
    const paid = loan
      .when(pay('2026-03-05', tenge(50_000)))
      .said('PaymentReceived')
      .in('ACTIVE');
    expect(paid.last('PaymentReceived')).toMatchObject({ accruedInterest: tenge(840), surplus: 0n });
    expect(paid.last('PaymentReceived').allocation).toEqual([
      { component: 'principal', overdue: false, row: null, amount: tenge(50_000) },
    ]);
    // 840 so far and 7 days on half the principal
    expect(paid.life.standing.nextDue).toEqual({ date: '2026-03-12', amount: tenge(50_000 + 840 + 980) });
  });

  it('the surplus of a payment goes to the balance', () => {
    const paid = loan.when(pay('2026-03-12', tenge(103_000))).said('PaymentReceived', 'LoanClosing');
    expect(paid.last('PaymentReceived').surplus).toBe(tenge(200));
    expect(paid.last('PaymentReceived').postings).toContainEqual({ account: 'transit:balance', amount: tenge(-200) });
  });

  it('a payment counts once, also after the end', () => {
    const once = loan.when(pay('2026-03-05', tenge(1_000)));
    once.when(pay('2026-03-06', tenge(1_000))).said();
    const closed = once.when(pay('2026-03-06', tenge(200_000), 2)).when(on('2026-03-06', { type: 'CloseLoan' }));
    closed.when(pay('2026-03-07', tenge(200_000), 2)).said();
    closed.refuses(pay('2026-03-07', tenge(1), 3), 'LOAN_NOT_LIVE');
  });

  it('a payment of zero and one dated tomorrow are refused', () => {
    loan.refuses(pay('2026-03-05', tiyn(0n)), 'AMOUNT_WRONG');
    loan.refuses(pay('2026-03-05', tenge(1), 1, '2026-03-06'), 'FIELD_INVALID');
  });
});

describe('a due date on a day off', () => {
  // 22 March 2026 is a Sunday in Nauryz; the next working day is Thursday 26 March.
  const loan = issued(spl({ term: { unit: 'DAY', count: 20 } }));

  it('the payment moves to the next working day: interest runs, penalty does not', () => {
    const grace = loan.when(closeDay('2026-03-22')).said('GraceDayGranted').in('GRACE_DAY_OFF');
    expect(grace.last('GraceDayGranted').until).toBe('2026-03-26');
    expect(quoteOn(grace.life, localDate('2026-03-26'))).toMatchObject({
      interest: tenge(280 * 24),
      penalty: 0n,
      overdueDays: 0,
    });
    grace.when(pay('2026-03-26', tenge(106_720))).said('PaymentReceived', 'LoanClosing');
  });

  it('the loan is late once the grace is over', () => {
    closeDays(loan, '2026-03-20', '2026-03-26').in('GRACE_DAY_OFF').when(closeDay('2026-03-27')).in('EXPIRED');
  });
});

describe('an overdue loan', () => {
  const loan = issued();
  const late = loan.when(closeDay('2026-03-13'));

  it("the loan is EXPIRED on the day after, with the entry penalty's entitlement and the first notice", () => {
    late.said('LoanFellOverdue', 'EntryPenaltyCharged', 'NoticeIssued').in('EXPIRED');
    expect(late.last('LoanFellOverdue')).toMatchObject({ overdueSince: '2026-03-13', overdueAmount: tenge(102_800) });
    expect(late.last('EntryPenaltyCharged')).toMatchObject({ entitlement: tenge(3_000), postings: [] });
    expect(late.last('NoticeIssued')).toMatchObject({ notice: 'DEBT', nextActionDate: '2026-03-30' });
  });

  it('penalty is 0.5 % of the overdue payment a day, and the 3,000 never exceed it (R11)', () => {
    expect(quoteOn(late.life, localDate('2026-03-13'))).toMatchObject({
      penalty: tenge(514),
      penaltyEntry: tenge(514),
      penaltyFine: 0n,
      overdueDays: 1,
    });
    expect(quoteOn(late.life, localDate('2026-03-22'))).toMatchObject({
      penalty: tenge(5_140),
      penaltyEntry: tenge(3_000),
      penaltyFine: tenge(2_140),
    });
    // 10 % of 100,000 a year
    expect(quoteOn(late.life, localDate('2026-05-30')).penalty).toBe(tenge(10_000));
  });

  it('notices are issued on days 1, 18 and 60, once each', () => {
    const outcome = closeDays(late, '2026-03-14', '2026-05-20');
    expect(outcome.events.filter((e) => e.type === 'NoticeIssued').map((e) => e.data.overdueDays)).toEqual([1, 18, 60]);
  });

  it('accrual ends after 90 days: nothing accrues from day 91 on (R12)', () => {
    const stopped = closeDays(late, '2026-03-14', '2026-06-10').in('CALCULATION_STOPPED');
    expect(stopped.last('CalculationStopped').standing).toMatchObject({
      stoppedOn: '2026-06-10',
      interest: tenge(280 * 100),
      penalty: tenge(10_000),
      nextActionDate: null,
    });
    expect(quoteOn(stopped.life, localDate('2026-06-10')).full).toBe(
      quoteOn(stopped.life, localDate('2027-06-10')).full,
    );
    stopped.when(pay('2027-06-10', tenge(138_000))).said('PaymentReceived', 'LoanClosing');
  });

  it('the figures are the same however late and however often the end of day runs', () => {
    const daily = closeDays(loan, '2026-03-10', '2026-06-20');
    const once = loan.when(closeDay('2026-06-20'));
    expect(once.events).toEqual(daily.events);
    expect(daily.when(closeDay('2026-06-20')).added).toEqual([]);
  });

  it('a payment made in time and reported late does not leave the loan overdue', () => {
    const outcome = loan.when(pay('2026-03-20', tenge(102_800), 1, '2026-03-12'));
    outcome.said('PaymentReceived', 'LoanClosing');
  });
});

describe('an instalment loan of 290,000 for 6 months, issued on 15 January', () => {
  const loan = issued(il(), '2026-01-15');
  const first = loan.life.standing.rows[0];

  it('money beyond what is due waits on the balance', () => {
    const early = loan.when(pay('2026-02-01', tenge(53_550))).said('PaymentReceived');
    expect(early.last('PaymentReceived')).toMatchObject({ allocation: [], surplus: tenge(53_550) });
    expect(early.life.standing.principal).toBe(tenge(290_000));
  });

  it('an instalment is paid on its day, to the tiyn', () => {
    expect(first).toMatchObject({ date: '2026-02-15', amount: tenge(53_550) });
    // 15 February 2026 is a Sunday
    const paid = loan.when(pay('2026-02-15', tenge(53_550)));
    paid.said('GraceDayGranted', 'PaymentReceived').in('ACTIVE');
    expect(paid.life.standing.rows[0]).toMatchObject({ paid: tenge(53_550), paidOn: '2026-02-15' });
    expect(paid.life.standing).toMatchObject({ interest: 0n, interestDue: 0n });
    expect(paid.life.standing.nextDue).toMatchObject({ amount: tenge(53_550) });
  });

  it('payments by the schedule repay the loan, every instalment as agreed', () => {
    const end = loan.life.issuedPrice.rows.reduce(
      (outcome, row, i) => outcome.when(pay(row.date, row.amount, i)),
      loan,
    );
    end.in('CLOSING_PROCESS');
    expect(end.life.standing.charged).toBe(loan.life.issuedPrice.interest);
    expect(end.events.flatMap((e) => (e.type === 'PaymentReceived' ? [e.data.surplus] : []))).toEqual(
      Array(6).fill(0n),
    );
  });

  it('paying the overdue part alone cures the loan', () => {
    const late = loan.when(closeDay('2026-02-20')).in('EXPIRED');
    const { due } = quoteOn(late.life, localDate('2026-02-20'));
    const cured = late.when(pay('2026-02-20', due)).said('PaymentReceived', 'OverdueCured').in('ACTIVE');
    expect(cured.life.standing).toMatchObject({ overdueSince: null, penalty: 0n });
    const lines = cured.last('PaymentReceived').allocation.map((line) => line.component);
    expect(lines).toEqual(['principal', 'interest', 'penalty']);
  });

  it('the rest of the schedule falls due after 90 days', () => {
    const stopped = loan.when(closeDay('2026-05-25')).in('CALCULATION_STOPPED');
    const quote = quoteOn(stopped.life, localDate('2026-05-25'));
    expect(quote.overdue).toBe(quote.full);
    expect(quote.principal).toBe(tenge(290_000));
  });

  it('paying the late rows on the 90th day does not revive the schedule', () => {
    const on90 = quoteOn(loan.life, localDate('2026-05-17'));
    expect(on90.overdueDays).toBe(90);
    const paid = loan.when(pay('2026-05-17', on90.overdue)).in('CALCULATION_STOPPED');
    const [next, year] = ['2026-05-18', '2027-05-18'].map((day) => quoteOn(paid.life, localDate(day)));
    expect(next?.full).toBe(year?.full);
    expect(next?.overdue).toBe(next?.full);
  });

  it('notices are counted again for the next late row', () => {
    // Rows of 15 February (to the 16th) and 15 March (to the 16th) are late; on 20 March all but the interest of the
    // second is paid.
    const late = loan.when(closeDay('2026-03-20'));
    const quote = quoteOn(late.life, localDate('2026-03-20'));
    const first = quote.debts.filter((debt) => debt.component === 'principal' || debt.row === 1);
    const enough = first.reduce((sum, debt) => (debt.stage === 'OVERDUE' ? sum + debt.amount : sum), 0n);
    expect(late.life.noticedDay).toBe(18);
    const paid = late.when(pay('2026-03-20', tiyn(enough))).in('EXPIRED');
    expect(paid.life.standing).toMatchObject({ overdueSince: '2026-03-17', nextActionDate: '2026-04-03' });
    expect(paid.life.noticedDay).toBe(1);
  });

  it('the balance pays what is due and no more', () => {
    const apply = (amount: number) =>
      on('2026-02-16', {
        type: 'ApplyBalance',
        transferId: loan.last('LoanApplied').loanId as never,
        amount: tenge(amount),
      });
    const more = loan.when(apply(60_000)).said('GraceDayGranted', 'BalanceApplied').in('ACTIVE');
    expect(more.last('BalanceApplied').surplus).toBe(tenge(6_450));
    loan.when(apply(53_550)).said('GraceDayGranted', 'BalanceApplied').in('ACTIVE');
  });
});
