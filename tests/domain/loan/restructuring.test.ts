/** Who may restructure, the first payment, capitalised and waived sums, and the new schedule (R10, R18, R25). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { addDays, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, subtract, type Tiyn, tenge, tiyn, ZERO } from '../../../schema/values/money.ts';
import { fold } from '../../../server/domain/loan/evolve.ts';
import { recompute } from '../../../server/domain/loan/recompute.ts';
import { initial } from '../../../server/domain/loan/state.ts';
import { type LoanSummary, summaryAfter, summaryOf } from '../../../server/domain/loan/summary.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDay, closeDays, economical, HASH, il, issued, on, pay, paymentId, spl } from '../../support/a-loan.ts';
import { agreedOn, ask, restructured, sign } from '../../support/a-restructuring.ts';
import { prolonged } from '../../support/an-agreement.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';

/** 100,000 for ten days at 280 a day, due on Thursday 12 March 2026. */
const late = (day: string) => closeDays(issued(), '2026-03-12', day);
const DAY = '2026-03-20';
const expired = late(DAY).in('EXPIRED');
const fullOf = (story: Story, day: string) => quoteOn(story.life, localDate(day)).full;

describe('who may be restructured', () => {
  const may = (story: Story, day: string, status: LoanStatus) => {
    story.in(status);
    expect(agreedOn(story, day, 3).said('RestructuringOfferSigned').status).toBe('WAITING_RESTRUCTURING');
    expect(restructured(story, day, 3).status).toBe('RESTRUCTURED');
  };
  it('a late loan, one whose accrual ended, a prolonged one and any instalment loan may be restructured', () => {
    may(expired, DAY, 'EXPIRED');
    may(late('2026-06-20'), '2026-06-20', 'CALCULATION_STOPPED');
    may(prolonged(issued(), '2026-03-10', 10), '2026-03-15', 'PROLONGED');
    may(issued(il(), '2026-01-15'), '2026-01-20', 'ACTIVE');
  });

  it('other loans may not, no loan may twice, and only for 2 to 6 months', () => {
    issued().refuses(ask('2026-03-05', 3), 'RESTRUCTURING_ON_TIME');
    for (const months of [1, 7, 2.5]) expired.refuses(ask(DAY, months), 'TERM_OUT_OF_RANGE');
    restructured(expired, DAY, 3).refuses(ask(DAY, 3), 'RESTRUCTURED_ONCE');
    agreedOn(expired, DAY, 3).refuses(ask(DAY, 4), 'AGREEMENT_WAITING');
    expired.refuses(sign(DAY), 'NOT_ALLOWED_NOW');
  });

  it('a loan may not be restructured in days that a fixed price has paid for', () => {
    const moved = prolonged(issued(economical(), '2026-03-02'), '2026-03-31', 10).in('PROLONGED');
    moved.refuses(ask('2026-04-01', 3), 'RESTRUCTURING_FIXED');
    moved.when(ask('2026-04-02', 3));
  });

  it("a court's restructuring is for loans whose accrual has ended, and carries the day of the decision", () => {
    const decided = localDate('2026-06-15');
    expired.refuses(ask(DAY, 3, localDate('2026-03-19')), 'AGREEMENT_UNAVAILABLE');
    const stopped = late('2026-06-20');
    stopped.refuses(ask('2026-06-20', 3, localDate('2026-06-21')), 'FIELD_INVALID');
    const offered = stopped.when(ask('2026-06-20', 3, decided));
    expect(offered.last('RestructuringRequested')).toMatchObject({ court: true, courtDecidedOn: decided });
  });

  it("a court's restructuring is possible for a loan restructured before", () => {
    const again = closeDays(restructured(expired, DAY, 3), '2026-03-21', '2026-08-10').in('CALCULATION_STOPPED');
    again.refuses(ask('2026-08-10', 3), 'RESTRUCTURED_ONCE');
    const offered = again.when(ask('2026-08-10', 3, localDate('2026-08-01')));
    const { firstPayment } = offered.last('RestructuringRequested');
    const paid = offered
      .when(sign('2026-08-10'))
      .when(pay('2026-08-10', firstPayment, 77))
      .in('RESTRUCTURED');
    expect(paid.life.standing).toMatchObject({ stoppedOn: null, penalty: 0n, interest: 0n });
  });

  describe("an offer after a court's decision", () => {
    const OFFERED = '2026-06-20';
    const offer = late(OFFERED).when(ask(OFFERED, 3, localDate('2026-06-15')));
    const until = localDate('2026-06-30');
    const plan = (story: Story) => story.last('RestructuringRequested');

    it('the offer is issued anew each day with its figures, and can be signed and paid on any of them', () => {
      const later = closeDays(offer, '2026-06-21', '2026-06-25').in('CALCULATION_STOPPED');
      expect(plan(later)).toMatchObject({
        requestedOn: '2026-06-25',
        payBy: '2026-06-25',
        standsUntil: until,
        months: 3,
      });
      expect(plan(later).price.rows[0]?.date).toBe('2026-07-25');
      const done = later.when(sign('2026-06-25')).when(pay('2026-06-25', plan(later).firstPayment, 1));
      done.in('RESTRUCTURED');
    });

    it('the offer asks less after money that came in between', () => {
      const part = offer.when(pay('2026-06-22', tenge(20_000), 1));
      const next = closeDays(part, '2026-06-23', '2026-06-23');
      expect(plan(next).firstPayment).toBeLessThan(plan(offer).firstPayment);
      next.when(sign('2026-06-23')).in('WAITING_RESTRUCTURING');
    });

    it('the offer ends with its last day, a signed one with the day of the signature', () => {
      closeDays(offer, '2026-06-21', until).when(sign(until)).in('WAITING_RESTRUCTURING');
      closeDays(offer, '2026-06-21', '2026-07-01').refuses(sign('2026-07-01'), 'NOT_ALLOWED_NOW');
      const signed = offer.when(sign(OFFERED));
      signed.when(closeDay('2026-06-21')).said('RestructuringAnnulled').in('CALCULATION_STOPPED');
    });

    it('several missed days give the result of running each on its day', () => {
      expect(plan(offer.when(closeDay('2026-06-28')))).toEqual(plan(closeDays(offer, '2026-06-21', '2026-06-28')));
      offer.when(closeDay('2026-07-05')).refuses(sign('2026-07-05'), 'NOT_ALLOWED_NOW');
    });
  });
});

describe('the first payment of a restructuring', () => {
  it('paying a tenth of the debt in whole tenge on the same day starts the new schedule', () => {
    const waits = agreedOn(expired, DAY, 3);
    const { firstPayment, capitalised, waived, price } = waits.last('RestructuringRequested');
    expect(firstPayment).toBe(ceilToTenge(tiyn(fullOf(expired, DAY) / 10n)));
    const done = waits
      .when(pay(DAY, firstPayment, 1))
      .said('PaymentReceived', 'LoanRestructured')
      .in('RESTRUCTURED');
    expect(done.last('LoanRestructured')).toMatchObject({ capitalised, waived, price, restructuredOn: DAY });
  });

  it('paying in parts is the same as paying at once', () => {
    const waits = agreedOn(expired, DAY, 3);
    const { firstPayment } = waits.last('RestructuringRequested');
    const half = tiyn(firstPayment / 2n);
    const parts = waits
      .when(pay(DAY, half, 1))
      .in('WAITING_RESTRUCTURING')
      .when(pay(DAY, tiyn(firstPayment - half), 2));
    expect(parts.in('RESTRUCTURED').life.standing).toEqual(waits.when(pay(DAY, firstPayment, 1)).life.standing);
  });

  it('an unpaid first payment annuls the request, returns the status and keeps the money', () => {
    const waits = agreedOn(expired, DAY, 3)
      .when(pay(DAY, tenge(5_000), 1))
      .in('WAITING_RESTRUCTURING');
    const next = waits.when(closeDay('2026-03-21')).in('EXPIRED');
    expect(next.last('RestructuringAnnulled').reason).toBe('LAPSED');
    expect(fullOf(next, '2026-03-21')).toBeLessThan(fullOf(expired, '2026-03-21') - tenge(4_999));
    next.when(ask('2026-03-21', 3));
    const stopped = agreedOn(late('2026-06-20'), '2026-06-20', 3).when(closeDay('2026-06-21'));
    stopped.in('CALCULATION_STOPPED');
  });

  it('an unpaid first payment with the arrears paid leaves the loan in good order', () => {
    const terms = il({ amount: tenge(300_000), term: { unit: 'MONTH', count: 12 } });
    const waits = agreedOn(closeDays(issued(terms, '2026-01-15'), '2026-02-14', '2026-02-18'), '2026-02-18', 6);
    const almost = tiyn(waits.last('RestructuringRequested').firstPayment - 100n);
    expect(almost).toBeGreaterThan(quoteOn(waits.life, localDate('2026-02-18')).due);
    const end = waits.when(pay('2026-02-18', almost, 1)).when(closeDay('2026-02-19'));
    end.said('RestructuringAnnulled', 'OverdueCured').in('ACTIVE');
  });

  it('money before the signature is an ordinary payment, and the figures shown can no longer be signed', () => {
    const asked = expired.when(ask(DAY, 3));
    const paid = asked.when(pay(DAY, tenge(20_000), 1)).in('EXPIRED');
    paid.refuses(sign(DAY), 'DOCUMENT_CHANGED');
    paid.when(ask(DAY, 3)).when(sign(DAY)).in('WAITING_RESTRUCTURING');
  });

  it('the payoff closes the loan instead', () => {
    agreedOn(expired, DAY, 3)
      .when(pay(DAY, fullOf(expired, DAY), 1))
      .in('CLOSING_PROCESS');
  });

  it('a payment made before midnight and reported after it takes effect from its day', () => {
    const waits = agreedOn(expired, DAY, 3);
    const { firstPayment } = waits.last('RestructuringRequested');
    const straight = waits.when(pay(DAY, firstPayment, 1));
    const outcome = waits
      .when(closeDay('2026-03-21'))
      .in('EXPIRED')
      .when(pay('2026-03-21', firstPayment, 1, DAY));
    outcome.said('PaymentReceived', 'BackdatingAdjusted', 'LoanRestructured').in('RESTRUCTURED');
    expect(outcome.life.standing).toEqual(straight.life.standing);
    expect(outcome.life.books).toEqual(straight.life.books);
  });

  it('a withdrawn or unsigned request leaves the loan as it was', () => {
    const asked = expired.when(ask(DAY, 3));
    asked
      .when(on(DAY, { type: 'WithdrawRequest' }))
      .said('RestructuringAnnulled')
      .in('EXPIRED');
    asked.when(closeDay('2026-03-21')).in('EXPIRED');
    agreedOn(expired, DAY, 3)
      .when(on(DAY, { type: 'WithdrawRequest' }))
      .in('EXPIRED');
    // The debt was paid while the request waited: when the request lapses the loan is not late.
    const whole = late('2026-03-20').when(ask(DAY, 3));
    const cured = whole.when(pay(DAY, tiyn(fullOf(whole, DAY) - 100n), 1));
    cured.when(closeDay('2026-03-21'));
    // A request for another number of months replaces the former one.
    asked.when(ask(DAY, 6)).said('RestructuringAnnulled', 'RestructuringRequested');
  });
});

describe('the schedule of a restructured loan', () => {
  const done = restructured(expired, DAY, 3);
  const { standing, contract, books } = done.life;

  it('the event says what became principal and what was waived, and the books agree', () => {
    const { capitalised, waived, postings } = done.last('LoanRestructured');
    const before = quoteOn(expired.life, localDate(DAY));
    const first = done.last('PaymentReceived');
    const paidOf = (component: string) =>
      first.allocation.filter((l) => l.component === component).reduce((sum, l) => sum + l.amount, 0n);
    expect(capitalised).toBe(before.interest - paidOf('interest'));
    expect(waived).toBe(before.penalty - paidOf('penalty'));
    expect(standing.principal).toBe(before.principal - paidOf('principal') + capitalised);
    expect(postings.find((p) => p.account === 'waived')?.amount).toBe(waived);
    expect([books.principal, books['interest-receivable'], books['penalty-receivable']]).toEqual([
      standing.principal,
      0n,
      0n,
    ]);
    expect(standing).toMatchObject({ interest: 0n, penalty: 0n, premium: 0n, overdueSince: null, stoppedOn: null });
  });

  it('instalments are equal, whole and a month apart; the last takes the remainder', () => {
    expect(standing.rows.map((row) => row.date)).toEqual(['2026-04-20', '2026-05-20', '2026-06-20']);
    const [first, second, last] = standing.rows.map((row) => row.amount);
    expect(first).toBe(second);
    expect((first ?? 1n) % 100n).toBe(0n);
    expect((last ?? 0n) <= (first ?? 0n)).toBe(true);
    expect(standing.rows.reduce((sum, row) => sum + row.principal, 0n)).toBe(standing.principal);
    expect(contract).toMatchObject({ instalment: true, fixed: null });
    // 0.28 % a day is not lawful beyond 45 days.
    expect(contract.rate < 1_040n && contract.rate > 1_000n).toBe(true);
  });

  it('paying row by row ends the loan', () => {
    const end = standing.rows.reduce((outcome, row, i) => outcome.when(pay(row.date, row.amount, 10 + i)), done);
    end.in('CLOSING_PROCESS');
    expect(end.last('LoanClosing').surplus).toBe(0n);
  });

  it('a missed row makes it RESTRUCTURED_EXPIRED with new notices and penalty; paying cures it; 90 days end accrual', () => {
    const missed = closeDays(done, '2026-04-20', '2026-04-21').in('RESTRUCTURED_EXPIRED');
    expect(missed.events.slice(-3).map((e) => e.type)).toEqual([
      'RestructuringDefaulted',
      'EntryPenaltyCharged',
      'NoticeIssued',
    ]);
    const week = closeDay('2026-04-27');
    const quote = quoteOn(missed.when(week).life, localDate('2026-04-27'));
    const row = standing.rows[0]?.amount ?? 0n;
    expect(quote.penalty).toBe((row * 5_000n * 7n) / 1_000_000n);
    missed.when(pay('2026-04-27', ceilToTenge(quote.due), 20)).in('RESTRUCTURED');
    const stopped = closeDays(missed, '2026-04-22', '2026-07-25').in('CALCULATION_STOPPED');
    expect(stopped.events.filter((e) => e.type === 'NoticeIssued').map((e) => e.data.overdueDays)).toEqual([
      1, 1, 18, 60,
    ]);
    stopped.refuses(ask('2026-07-25', 3), 'RESTRUCTURED_ONCE');
  });

  it('a row on a day off may be paid on the next working day', () => {
    const sunday = restructured(closeDays(issued(), '2026-03-12', '2026-03-26'), '2026-03-26', 2);
    const waits = closeDays(sunday, '2026-04-25', '2026-04-26').in('GRACE_DAY_OFF');
    waits.when(pay('2026-04-27', sunday.life.standing.rows[0]?.amount ?? tenge(0), 20)).in('RESTRUCTURED');
    closeDays(waits, '2026-04-27', '2026-04-28').in('RESTRUCTURED_EXPIRED');
  });

  it('money ahead of a row needs a signed request, and a part of it is taken with one', () => {
    const ahead = done.when(pay('2026-03-25', tenge(10_000), 20));
    expect(ahead.last('PaymentReceived').surplus).toBe(tenge(10_000));
    const signed = done
      .when(
        on('2026-03-25', { type: 'RequestPrepayment', kind: 'PARTIAL', amount: tenge(60_000), mode: 'SHORTER_TERM' }),
      )
      .when(
        on('2026-03-25', {
          type: 'SignPrepayment',
          signature: { documentType: 'FULL_PREPAYMENT', documentHash: HASH },
        }),
      )
      .when(pay('2026-03-25', tenge(60_000), 21));
    expect(signed.life.standing.rows.length).toBeLessThan(3);
  });
});

describe('a backdated payment and a restructuring', () => {
  const paidFirst = expired.when(pay(DAY, tenge(10_000), 5));
  it('a payment backdated before the restructuring counts as if it had been in time', () => {
    const straight = late('2026-03-16')
      .when(pay('2026-03-16', tenge(30_000), 5))
      .when(closeDay(DAY));
    const inTime = restructured(straight, DAY, 3, 6);
    // The first payment was a tenth of the larger debt.
    const waits = agreedOn(expired, DAY, 3);
    const { firstPayment } = waits.last('RestructuringRequested');
    const outcome = waits.when(pay(DAY, firstPayment, 6)).when(pay(DAY, tenge(30_000), 5, '2026-03-16'));
    outcome.in('RESTRUCTURED');
    expect(outcome.life.standing.principal).toBeLessThan(inTime.life.standing.principal);
    expect(outcome.life.contract.rate <= waits.last('RestructuringRequested').price.rate).toBe(true);
    expect(outcome.life.books.principal).toBe(outcome.life.standing.principal);
    expect(outcome.life.standing.rows.map((row) => row.date)).toEqual(['2026-04-20', '2026-05-20', '2026-06-20']);
  });

  it('money of a day before it that covers the payoff ends the loan, and what came after goes back', () => {
    const waits = agreedOn(expired, DAY, 3);
    const { firstPayment } = waits.last('RestructuringRequested');
    const outcome = waits.when(pay(DAY, firstPayment, 6)).when(pay(DAY, tenge(102_800), 5, '2026-03-12'));
    outcome.in('CLOSING_PROCESS');
    expect(outcome.last('LoanClosing').surplus + outcome.last('PaymentReceived').surplus >= 0n).toBe(true);
    expect(outcome.life.books['transit:balance']).toBe(-firstPayment);
  });

  it('money of its day, reported when a row is already late: it took effect on its day, and the loan is late today', () => {
    const lapsed = agreedOn(expired, DAY, 2).when(closeDay('2026-04-25'));
    const outcome = lapsed.when(pay('2026-04-25', tenge(20_000), 6, DAY));
    expect(outcome.last('LoanRestructured').restructuredOn).toBe(DAY);
    outcome.in('RESTRUCTURED_EXPIRED');
  });

  it('money of a day after it pays the missed row in time', () => {
    const missed = closeDays(restructured(paidFirst, DAY, 2), '2026-04-20', '2026-04-25').in('RESTRUCTURED_EXPIRED');
    const row = missed.life.standing.rows[0]?.amount ?? tenge(0);
    const outcome = missed.when(pay('2026-04-25', row, 9, '2026-04-20'));
    outcome.in('RESTRUCTURED');
    expect(outcome.life.standing.penalty).toBe(0n);
  });
});

describe('for any loan, lateness and months', () => {
  const RUNS = FULL ? 1_500 : 80;
  const any = fc.record({
    instalment: fc.boolean(),
    amount: fc.integer({ min: 2, max: 38 }),
    term: fc.integer({ min: 2, max: 12 }),
    after: fc.integer({ min: 0, max: 200 }),
    months: fc.integer({ min: 2, max: 6 }),
    paid: fc.integer({ min: 0, max: 60_000 }),
    gap: fc.integer({ min: 0, max: 250 }),
    insured: fc.boolean(),
  });

  it('the rate never rises, GESV <= 46 %, charges <= the principal issued, the books agree, rows or quote close the loan', () => {
    fc.assert(
      fc.property(any, (sample) => {
        const day = addDays(localDate('2026-01-26'), sample.after);
        const before = onThatDay(sample, day);
        if (!before) return;
        const { months, gap } = sample;
        const done = restructured(before, day, months);
        const { contract, standing } = done.in('RESTRUCTURED').life;
        const { price, capitalised, waived } = done.last('LoanRestructured');
        expect(contract.rate <= before.life.contract.rate).toBe(true);
        expect(price.gesvPpm <= 460_000).toBe(true);
        expect(standing.charged + price.interest <= contract.amount).toBe(true);
        expect(capitalised >= 0n && waived >= 0n).toBe(true);
        expect(price.rate).toBe(done.last('RestructuringRequested').price.rate);
        agrees(done);
        const later = addDays(day, gap);
        const lived = done.when(closeDay(later));
        expect(lived.life.standing.charged <= contract.amount).toBe(true);
        agrees(lived);
        const asked = lived
          .when(on(later, { type: 'RequestPrepayment', kind: 'FULL', amount: tenge(0) }))
          .when(
            on(later, { type: 'SignPrepayment', signature: { documentType: 'FULL_PREPAYMENT', documentHash: HASH } }),
          );
        asked.when(pay(later, quoteOn(asked.life, later).full, 90)).in('CLOSING_PROCESS');
      }),
      { numRuns: RUNS },
    );
  });

  type Sample = { instalment: boolean; amount: number; term: number; paid: number; insured: boolean };

  /** Undefined if the sample's loan cannot be restructured on that day. */
  function onThatDay({ instalment, amount, term, paid, insured }: Sample, day: LocalDate): Story | undefined {
    const terms = instalment
      ? il({ amount: tenge((amount + 8) * 5_000), term: { unit: 'MONTH', count: term }, insuranceAgreed: insured })
      : spl({ amount: tenge(amount * 5_000), term: { unit: 'DAY', count: term + 5 } });
    const start = issued(terms, '2026-01-15');
    const some = paid > 0 ? start.when(pay('2026-01-20', tenge(paid), 1)) : start;
    const before = some.state.stage === 'running' ? some.when(closeDay(day)) : some;
    const open = ['EXPIRED', 'CALCULATION_STOPPED', ...(instalment ? ['ACTIVE'] : [])].includes(before.status ?? '');
    return open ? before : undefined;
  }

  function agrees({ life: { books, standing } }: Story): void {
    const figure = (account: keyof typeof books): Tiyn => books[account] ?? tiyn(0n);
    expect(figure('principal')).toBe(standing.principal);
    expect(figure('interest-receivable')).toBe(standing.interest);
    expect(figure('penalty-receivable')).toBe(standing.penalty);
    expect(figure('premium-receivable')).toBe(standing.premium);
    expect(Object.values(books).reduce<bigint>((sum, amount) => sum + amount, 0n)).toBe(0n);
  }
});

describe('a reversal of the first payment (D0031)', () => {
  const DAYS = '2026-03-27';
  const reverse = (day: string, n: number, amount?: Tiyn) =>
    on(day, {
      type: 'ReversePayment',
      paymentId: paymentId(n),
      reversedOn: localDate(day),
      reason: 'PROVIDER',
      ...(amount === undefined ? {} : { rest: { paymentId: paymentId(90), amount } }),
    });
  const waits = agreedOn(expired, DAY, 3);
  const { firstPayment } = waits.last('RestructuringRequested');
  const half = tiyn(firstPayment / 2n);
  const agreed = waits
    .when(pay(DAY, half, 1))
    .when(pay(DAY, tiyn(firstPayment - half), 2))
    .in('RESTRUCTURED');
  const signedRows = agreed.life.standing.rows;

  it('the waiver ends: the penalty is owed again, beside the schedule as signed', () => {
    const { waived } = agreed.last('LoanRestructured');
    expect(waived).toBeGreaterThan(0n);
    const back = agreed.when(reverse(DAYS, 2)).in('RESTRUCTURED');
    const { standing, books } = back.life;
    expect(standing.penalty).toBe(waived);
    expect(books.waived ?? 0n).toBe(0n);
    const missing = subtract(standing.principal, agreed.life.standing.principal);
    expect(missing).toBe(tiyn(firstPayment - half));
    const [first, ...others] = standing.rows;
    expect(others.map(({ date, amount }) => [date, amount])).toEqual(
      signedRows.slice(1).map(({ date, amount }) => [date, amount]),
    );
    expect(first?.principal).toBe(add(signedRows[0]?.principal ?? ZERO, missing));
    expect(first?.date).toBe(signedRows[0]?.date);
    // A new payment repays the penalty first, then the row on its day.
    const day = first?.date ?? localDate(DAYS);
    const due = quoteOn(back.life, day).due;
    expect(back.when(pay(day, due, 5)).life.standing).toMatchObject({ penalty: 0n, overdueSince: null });
  });

  it('a partial reversal ends it too, and the remainder counts for its day', () => {
    const left = tenge(1_000);
    const back = agreed.when(reverse(DAYS, 2, left)).in('RESTRUCTURED');
    // The payment counts for that day, on which only penalty was owed.
    const { waived } = agreed.last('LoanRestructured');
    expect(back.life.standing.penalty).toBe(subtract(waived, left));
  });

  it('the waiver stays where another payment is reversed', () => {
    const more = agreed.when(pay('2026-03-25', tenge(5_000), 3));
    const back = more.when(reverse(DAYS, 3)).in('RESTRUCTURED');
    expect(back.life.standing.penalty).toBe(0n);
    expect(back.life.standing.rows.map(({ amount }) => amount)).toEqual(signedRows.map(({ amount }) => amount));
  });
});

describe('a reversal after a restructuring has lapsed', () => {
  const agreed = agreedOn(expired, DAY, 3);
  const { firstPayment } = agreed.last('RestructuringRequested');
  const most = tiyn(firstPayment - 100n);
  const short = agreed
    .when(closeDay('2026-03-21'))
    .when(pay('2026-03-21', most, 1, DAY))
    .in('EXPIRED');
  const reverse = (n: number, left?: Tiyn) => {
    const rest = left === undefined ? null : { paymentId: paymentId(90), amount: left };
    const data = { paymentId: paymentId(n), reversedOn: localDate('2026-03-21'), reason: 'PROVIDER', rest } as const;
    return on('2026-03-21', { type: 'ReversePayment', ...data });
  };

  it('the reversed money no longer counts: a second payment of that sum does not complete the first one', () => {
    const back = short.when(reverse(1)).in('EXPIRED');
    const read = back.events.reduce<LoanSummary | undefined>(summaryAfter, undefined);
    expect(read).toEqual(summaryOf(back.state));
    back.when(pay('2026-03-21', most, 2, DAY)).in('EXPIRED');
    back.when(pay('2026-03-21', firstPayment, 2, DAY)).in('EXPIRED');
  });

  it('the remainder is an ordinary payment, and the audit computes it so', () => {
    const back = short.when(reverse(1, tenge(5_000))).in('EXPIRED');
    const [before, received] = [back.events.slice(0, -2), back.events.at(-2)];
    if (received?.type !== 'PaymentReceived') throw new Error('the remainder was not received');
    expect(recompute(fold(initial, before), received)).toMatchObject({ facts: back.events.slice(-2) });
  });
});

describe('a cession agreed after a restructuring has lapsed', () => {
  const sold = {
    type: 'AgreeCession',
    buyer: 'Collect',
    price: tenge(40_000),
    payBy: localDate('2026-07-10'),
  } as const;
  const stopped = late('2026-06-15').when(on('2026-06-15', { type: 'IssueCessionNotice', buyer: 'Collect' }));
  const agreed = agreedOn(stopped.in('CALCULATION_STOPPED'), '2026-06-15', 3);
  const { firstPayment } = agreed.last('RestructuringRequested');
  const selling = closeDays(agreed, '2026-06-16', '2026-06-30').when(on('2026-06-30', sold));

  it('money of the lapsed day ends the sale as an ordinary payment, and the audit computes it so', () => {
    const paid = selling.when(pay('2026-07-01', firstPayment, 1, '2026-06-15')).in('CALCULATION_STOPPED');
    const [before, received] = [paid.events.slice(0, -2), paid.events.at(-2)];
    if (received?.type !== 'PaymentReceived') throw new Error('the payment was not received');
    expect(before.at(-1)?.type).toBe('CessionCancelled');
    expect(recompute(fold(initial, before), received)).toMatchObject({ facts: paid.events.slice(-2) });
    const read = paid.events.reduce<LoanSummary | undefined>(summaryAfter, undefined);
    expect(read).toEqual(summaryOf(paid.state));
    paid.when(pay('2026-07-01', firstPayment, 2, '2026-06-15')).in('CALCULATION_STOPPED');
  });
});
