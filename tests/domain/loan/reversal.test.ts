/** After a reversal the loan is as if the payment had never been made (R5, R16). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '../../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../../schema/values/money.ts';
import { type Books, postingsOf } from '../../../server/domain/money/postings.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDay, closeDays, il, issued, MONDAY, on, pay, paymentId, spl } from '../../support/a-loan.ts';
import { sumOfPostings } from '../../support/postings.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';

const reverse = (day: string, n = 1, reversedOn = day) =>
  on(day, { type: 'ReversePayment', paymentId: paymentId(n), reversedOn: localDate(reversedOn), reason: 'PROVIDER' });

describe('a reversed payment', () => {
  it('the loan is late, with the penalty and the notices of the days since', () => {
    const paid = closeDays(
      issued(il(), '2026-01-15').when(pay('2026-02-15', tenge(53_550))),
      '2026-02-16',
      '2026-03-10',
    );
    const back = paid.in('ACTIVE').when(reverse('2026-03-10')).in('EXPIRED');
    back.said('PaymentReversed', 'LoanFellOverdue', 'EntryPenaltyCharged', 'NoticeIssued', 'NoticeIssued');
    expect(back.added.flatMap((e) => (e.type === 'NoticeIssued' ? [e.data.overdueDays] : []))).toEqual([1, 18]);
    expect(back.life.standing).toMatchObject({ principal: tenge(290_000), overdueSince: '2026-02-17' });
    expect(back.life.standing.rows[0]).toMatchObject({ paid: 0n, paidOn: null });
    expect(back.last('PaymentReversed').amount).toBe(tenge(53_550));
    expect(back.life.books['provider-clearing']).toBe(tenge(-290_000));
    expect(quoteOn(back.life, localDate('2026-03-10')).penalty).toBeGreaterThan(0n);
  });

  it('a reversal counts once, and a repeat of the payment is still recognised', () => {
    const paid = issued().when(pay('2026-03-05', tenge(20_000)));
    const back = paid.when(reverse('2026-03-06')).said('PaymentReversed').in('ACTIVE');
    back.when(reverse('2026-03-07')).said();
    back.when(pay('2026-03-07', tenge(20_000))).said();
    const again = back.when(pay('2026-03-07', tenge(20_000), 2)).said('PaymentReceived');
    expect(again.life.standing.principal).toBe(tenge(80_000));
  });

  it('the surplus is taken back from the balance', () => {
    const paid = issued(il(), '2026-01-15').when(pay('2026-02-01', tenge(10_000)));
    expect(paid.life.surplus).toBe(tenge(10_000));
    const back = paid.when(reverse('2026-02-03'));
    expect(back.last('PaymentReversed')).toMatchObject({ surplus: tenge(-10_000), reallocated: [] });
    expect(back.life.books['transit:balance']).toBe(0n);
  });

  it('later payments are allocated anew', () => {
    const paid = issued()
      .when(pay('2026-03-05', tenge(50_000), 1))
      .when(pay('2026-03-12', tenge(40_000), 2));
    const back = paid.when(reverse('2026-03-12', 1));
    // 10 days on the whole principal instead of 3 and 7 on half
    expect(back.life.standing).toMatchObject({ principal: tenge(60_000), interest: tenge(2_800) });
  });

  it('a waiting request ends, because its sums no longer hold', () => {
    const asked = issued()
      .when(pay('2026-03-05', tenge(20_000)))
      .when(on('2026-03-11', { type: 'RequestProlongation', days: 10 }));
    asked
      .in('WAITING_PROLONGATION')
      .when(reverse('2026-03-11'))
      .said('ProlongationAnnulled', 'PaymentReversed')
      .in('ACTIVE');
  });

  it('a deferral and an end of accrual return to what they would have been', () => {
    const cured = issued(il(), '2026-01-15').when(pay('2026-02-16', tenge(53_550)));
    const stopped = cured.when(reverse('2026-06-01')).in('CALCULATION_STOPPED');
    expect(stopped.life.standing.stoppedOn).toBe('2026-05-17');
    const until = localDate('2026-03-25');
    const deferred = cured.when(on('2026-03-10', { type: 'GrantGrace', until })).in('GRACE_MANUAL');
    // without the first instalment the loan was late, so there was nothing to defer
    expect(deferred.when(reverse('2026-03-12')).in('EXPIRED').life.standing.graceUntil).toBeNull();
  });

  it('a reversal of what never came, of a day to come, or on a loan that is over is refused', () => {
    const paid = issued().when(pay('2026-03-05', tenge(20_000)));
    paid.refuses(reverse('2026-03-06', 7), 'NOT_FOUND');
    paid.refuses(reverse('2026-03-06', 1, '2026-03-07'), 'FIELD_INVALID');
    const over = paid.when(pay('2026-03-06', tenge(90_000), 2)).in('CLOSING_PROCESS');
    over.refuses(reverse('2026-03-06'), 'LOAN_NOT_LIVE');
    over.when(on('2026-03-06', { type: 'CloseLoan' })).refuses(reverse('2026-03-06'), 'LOAN_NOT_LIVE');
    issued().when(closeDay('2026-06-10')).refuses(reverse('2026-06-10'), 'NOT_FOUND');
  });
});

/** Days from the issue, amounts in tiyn, and acts of the office in between. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('pay' as const),
        gap: fc.integer({ min: 0, max: 40 }),
        back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 20 })),
        amount: fc.integer({ min: 1, max: 6_000_000 }),
      }),
    },
    fc.record({
      kind: fc.constant('grace' as const),
      gap: fc.integer({ min: 0, max: 20 }),
      days: fc.integer({ min: 1, max: 40 }),
    }),
    fc.record({
      kind: fc.constant('waive' as const),
      gap: fc.integer({ min: 0, max: 40 }),
      amount: fc.integer({ min: 1, max: 900_000 }),
    }),
  ),
  { minLength: 1, maxLength: 8 },
);
type Step = typeof steps extends fc.Arbitrary<readonly (infer T)[]> ? T : never;

const RUNS = FULL ? 3_000 : 150;
const day = (n: number) => addDays(localDate(MONDAY), n);
const terms = fc.oneof(
  fc.constant(spl()),
  fc.constant(spl({ term: { unit: 'DAY', count: 31 }, fastIssue: true })),
  fc.constant(il()),
);

/** Leaves out the step `without`; a refused office step is left out too. Undefined if the loan ended on the way. */
function tell(start: Story, list: readonly Step[], without: number | null): { story: Story; last: number } | undefined {
  let outcome = { story: start, last: 0 };
  for (const [n, step] of list.entries()) {
    const last = outcome.last + step.gap;
    const skipped = n === without;
    const story = skipped ? outcome.story : apply(outcome.story, step, n, last);
    if (story.state.stage !== 'running') return undefined;
    outcome = { story, last };
  }
  return outcome;
}

function apply(story: Story, step: Step, n: number, at: number): Story {
  if (step.kind === 'pay')
    return story.when(pay(day(at), tiyn(BigInt(step.amount)), n, day(Math.max(0, at - step.back))));
  const today = story.when(closeDay(day(at)));
  if (step.kind === 'grace') {
    const { standing } = today.life;
    const row = standing.rows.find((one) => one.paidOn === null);
    if (!row) return today;
    return attempt(today, on(day(at), { type: 'GrantGrace', until: addDays(row.date, step.days) }));
  }
  const { penalty } = quoteOn(today.life, day(at));
  const amount = penalty < BigInt(step.amount) ? penalty : tiyn(BigInt(step.amount));
  // one tiyn is left, so that the loan stays open
  return penalty > 1n && amount < penalty
    ? attempt(today, on(day(at), { type: 'WaivePenalty', amount, reason: 'TEST' }))
    : today;
}

function attempt(story: Story, command: Parameters<Story['when']>[0]): Story {
  try {
    return story.when(command);
  } catch (error) {
    if (error instanceof Error && error.message.includes('refused')) return story;
    throw error;
  }
}

describe('for any loan, payments and acts of the office', () => {
  it('the books agree with the figures and sum to zero', () => {
    fc.assert(
      fc.property(terms, steps, (asked, list) => {
        const outcome = tell(issued(asked), list, null);
        if (!outcome) return;
        agree(outcome.story);
      }),
      { numRuns: RUNS },
    );
  });

  it('a reversed payment is a payment that never came', () => {
    fc.assert(
      fc.property(terms, steps, fc.nat(), (asked, list, pick) => {
        // Acts of the office depend on the payments before them, so this test has payments only.
        const money = list.filter((step) => step.kind === 'pay');
        if (money.length === 0) return;
        const n = pick % money.length;
        const [whole, bare] = [tell(issued(asked), money, null), tell(issued(asked), money, n)];
        if (!whole || !bare) return;
        const end = closeDay(day(whole.last));
        const back = whole.story.when(reverse(day(whole.last), n)).when(end);
        const never = bare.story.when(end);
        agree(back);
        expect(seen(back, whole.last)).toEqual(seen(never, whole.last));
        expect(back.life.noticedDay).toBe(never.life.noticedDay);
      }),
      { numRuns: RUNS },
    );
  });

  it('a payment reversed and paid again on its own day is the loan as it was', () => {
    fc.assert(
      fc.property(terms, steps, fc.nat(), (asked, list, pick) => {
        const whole = tell(issued(asked), list, null);
        const paid = list.flatMap((step, n) => (step.kind === 'pay' ? [n] : []));
        const n = paid[pick % Math.max(1, paid.length)];
        if (!whole || n === undefined) return;
        const received = whole.story.events.find(
          (e) => e.type === 'PaymentReceived' && e.data.paymentId === paymentId(n),
        );
        if (received?.type !== 'PaymentReceived') return;
        // Two payments of one day change places when one is reported again.
        const { amount, paidOn } = received.data;
        const sameDay = whole.story.events.filter((e) => e.type === 'PaymentReceived' && e.data.paidOn === paidOn);
        if (sameDay.length > 1) return;
        const end = closeDay(day(whole.last));
        const back = whole.story.when(reverse(day(whole.last), n));
        const again = back.when(pay(day(whole.last), amount, 99, paidOn));
        agree(again);
        if (list.some((step) => step.kind !== 'pay')) return;
        const before = whole.story.when(end);
        const after = again.when(end);
        expect(seen(after, whole.last)).toEqual(seen(before, whole.last));
      }),
      { numRuns: RUNS },
    );
  });
});

/** Accounts with a balance, in a fixed order. */
const sheet = (books: Books) => postingsOf(books).toSorted((a, b) => a.account.localeCompare(b.account));

/** Since when the loan is late is computed for that day, not for the day of the last event. */
function seen({ life }: Story, last: number) {
  const { overdueSince: _, nextActionDate: __, ...standing } = life.standing;
  return [life.status, life.base, standing, sheet(life.books), life.surplus, quoteOn(life, day(last))];
}

function agree(story: Story): void {
  const { books, standing, surplus } = story.life;
  expect(books.principal ?? 0n).toBe(standing.principal);
  expect(books['interest-receivable'] ?? 0n).toBe(standing.interest);
  expect(books['penalty-receivable'] ?? 0n).toBe(standing.penalty);
  expect(books['premium-receivable'] ?? 0n).toBe(standing.premium);
  expect(books['transit:balance'] ?? 0n).toBe(-surplus);
  expect(sumOfPostings(Object.entries(books).map(([, amount]) => ({ account: 'principal', amount })))).toBe(0n);
  for (const part of [standing.principal, standing.interest, standing.penalty, standing.premium])
    expect(part >= 0n).toBe(true);
}

describe('a partly reversed payment', () => {
  const part = (day: string, left: number, n = 1) =>
    on(day, {
      type: 'ReversePayment',
      paymentId: paymentId(n),
      reversedOn: localDate(day),
      reason: 'PROVIDER',
      rest: { paymentId: paymentId(90), amount: tenge(left) },
    });

  it('the remainder stays paid on its day, and no notice goes out that only the whole would have caused', () => {
    const paid = closeDays(
      issued(il(), '2026-01-15').when(pay('2026-02-15', tenge(60_000))),
      '2026-02-16',
      '2026-03-10',
    );
    const back = paid.when(part('2026-03-10', 53_550)).in('ACTIVE');
    back.said('PaymentReversed', 'PaymentReceived', 'BackdatingAdjusted');
    expect(back.last('PaymentReversed').rest).toEqual({ paymentId: paymentId(90), amount: tenge(53_550) });
    expect(back.last('PaymentReceived')).toMatchObject({ paidOn: '2026-02-15', amount: tenge(53_550) });
    expect(back.life.books['provider-clearing']).toBe(tenge(53_550 - 290_000));
    expect(back.life.surplus).toBe(0n);
    back.when(part('2026-03-11', 53_550)).said();
    expect(paid.when(part('2026-03-10', 53_000)).in('EXPIRED').life.standing.overdueSince).toBe('2026-02-17');
  });

  it('a part is less than the whole and more than nothing', () => {
    const paid = issued().when(pay('2026-03-05', tenge(20_000)));
    for (const left of [0, 20_000, 30_000]) paid.refuses(part('2026-03-06', left), 'AMOUNT_WRONG');
  });

  it('the loan is as if only the remainder had ever been paid, whatever else was paid', () => {
    fc.assert(
      fc.property(terms, steps, fc.nat(), fc.integer({ min: 1, max: 99 }), (asked, list, pick, share) => {
        const money = list.filter((step) => step.kind === 'pay');
        if (money.length === 0) return;
        const n = pick % money.length;
        const whole = tell(issued(asked), money, null);
        const gone = whole?.story.events.find((e) => e.type === 'PaymentReceived' && e.data.paymentId === paymentId(n));
        if (!whole || gone?.type !== 'PaymentReceived') return;
        const { amount, paidOn } = gone.data;
        if (whole.story.events.filter((e) => e.type === 'PaymentReceived' && e.data.paidOn === paidOn).length > 1)
          return;
        const left = tiyn((amount * BigInt(share)) / 100n);
        fc.pre(left > 0n);
        const less = money.map((step, at) => (at === n ? { ...step, amount: Number(left) } : step));
        const bare = tell(issued(asked), less, null);
        if (!bare) return;
        const rest = { paymentId: paymentId(90), amount: left };
        const at = day(whole.last);
        const command = {
          type: 'ReversePayment',
          paymentId: paymentId(n),
          reversedOn: at,
          reason: 'TEST',
          rest,
        } as const;
        const back = whole.story.when(on(at, command)).when(closeDay(at));
        const never = bare.story.when(closeDay(at));
        agree(back);
        expect(seen(back, whole.last)).toEqual(seen(never, whole.last));
        expect(back.life.noticedDay).toBe(never.life.noticedDay);
      }),
      { numRuns: RUNS },
    );
  });
});
