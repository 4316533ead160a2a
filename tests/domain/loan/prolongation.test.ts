import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  earliest,
  type LocalDate,
  latest,
  localDate,
} from '../../../schema/values/local-date.ts';
import { add, ceilToTenge, tenge, tiyn } from '../../../schema/values/money.ts';
import { decide } from '../../../server/domain/loan/decide.ts';
import { gesv } from '../../../server/domain/money/gesv.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDay, economical, HASH, il, issued, MONDAY, on, pay, paymentId, spl } from '../../support/a-loan.ts';
import {
  amountDueAtSigning,
  askProlongation,
  offerProlongation,
  prolonged,
  prolonging,
  shownFor,
  signProlongation,
} from '../../support/an-agreement.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';

/** 100,000 tenge at 280 a day, due on Thursday 12 March. */
const DUE = '2026-03-12';
const BEFORE = '2026-03-10';
const NEXT = '2026-03-13';
const loan = issued();

/** The books equal the balances. */
function agrees(story: Story): void {
  const { books, standing } = story.life;
  expect(books.principal ?? 0n).toBe(standing.principal);
  expect(books['interest-receivable'] ?? 0n).toBe(standing.interest);
  expect(books['penalty-receivable'] ?? 0n).toBe(standing.penalty);
  expect(books['premium-receivable'] ?? 0n).toBe(standing.premium);
  expect(Object.values(books).reduce((sum, amount) => sum + amount, 0n)).toBe(0n);
}

describe('a prolongation', () => {
  it('a prolongation is requested, shown, signed and paid: charges to date today, the principal later', () => {
    const asked = loan.when(askProlongation(BEFORE, 14)).said('ProlongationRequested').in('WAITING_PROLONGATION');
    const shown = shownFor(asked, BEFORE, 14);
    // 8 days at 280 today; 16 days at 280 by 26 March
    expect(shown).toEqual({ payToday: tenge(2_240), total: tenge(104_480) });
    const offered = asked.when(offerProlongation(BEFORE, shown)).in('WAITING_PROLONGATION_OFFERT');
    const signed = offered.when(signProlongation(BEFORE)).in('WAITING_PROLONGATION_PRC_PAYMENT');
    const paid = signed
      .when(pay(BEFORE, tenge(2_240)))
      .said('PaymentReceived', 'LoanProlonged')
      .in('PROLONGED');
    expect(paid.life.standing).toMatchObject({
      principal: tenge(100_000),
      interest: 0n,
      maturity: '2026-03-26',
      nextDue: { date: '2026-03-26', amount: tenge(104_480) },
    });
    expect(paid.last('PaymentReceived').allocationRule).toMatch(/\+prolongation$/);
    agrees(paid);
    paid.when(pay('2026-03-26', tenge(104_480), 2)).in('CLOSING_PROCESS');
  });

  it('on the due day the amount due at signing pays the interest, not the principal', () => {
    const paid = prolonged(loan, DUE, 10).in('PROLONGED');
    expect(paid.last('PaymentReceived').amount).toBe(tenge(2_800));
    expect(paid.life.standing).toMatchObject({ principal: tenge(100_000), interest: 0n, maturity: '2026-03-22' });
    agrees(paid);
  });

  it('in the grace of a day off the days are counted from today', () => {
    const grace = issued(spl({ term: { unit: 'DAY', count: 20 } }))
      .when(closeDay('2026-03-22'))
      .in('GRACE_DAY_OFF');
    const paid = prolonged(grace, '2026-03-24', 7).in('PROLONGED');
    expect(paid.life.standing).toMatchObject({ maturity: '2026-03-31', penalty: 0n, overdueSince: null });
    expect(paid.last('PaymentReceived').amount).toBe(tenge(22 * 280));
    // Saturday before Nauryz: the last day to pay is Thursday 26 March.
    const saturday = issued(spl({ term: { unit: 'DAY', count: 19 } })).when(closeDay('2026-03-21'));
    const least = prolonged(saturday, '2026-03-26', 5).in('PROLONGED');
    expect(least.life.standing).toMatchObject({ maturity: '2026-03-31', overdueSince: null });
    least.when(closeDay('2026-03-31')).in('PROLONGED');
    prolonging(grace, '2026-03-24', 7).when(closeDay('2026-03-25')).in('GRACE_DAY_OFF');
  });

  it('the amount includes an unpaid premium, and the new part is priced without it', () => {
    const fast = issued(spl({ fastIssue: true }));
    const fee = fast.life.standing.premium;
    expect(fee).toBeGreaterThan(0n);
    const { interest, premium } = quoteOn(fast.life, localDate(BEFORE));
    // Three days before the end a part of the fee is not earned yet; that part lapses with the old term.
    expect(premium > 0n && premium < fee).toBe(true);
    const shown = shownFor(fast, BEFORE, 5);
    expect(shown.payToday).toBe(ceilToTenge(add(interest, premium)));
    // The rate was lowered for the fee; without the fee the new part costs 7 days at that rate.
    expect(shown.total).toBe(tenge(100_000) + (tenge(100_000) * fast.life.contract.rate * 7n) / 1_000_000n);
    expect(prolonged(fast, BEFORE, 5).in('PROLONGED').life.standing.premium).toBe(0n);
  });

  it('an Economical loan pays the fixed price to its end and the daily rate after it', () => {
    const eco = issued(economical());
    const paid = prolonged(eco, '2026-03-30', 10).in('PROLONGED');
    expect(paid.last('PaymentReceived').amount).toBe(tenge(6_076));
    const { price } = paid.last('LoanProlonged');
    // 31 days are paid for; 10 more at 196 a day
    expect(price).toMatchObject({ rateLowered: false, interest: tenge(1_960), maturity: '2026-04-12' });
    expect(quoteOn(paid.life, localDate('2026-04-02')).interest).toBe(0n);
    expect(quoteOn(paid.life, localDate('2026-04-12')).interest).toBe(tenge(1_960));
  });
});

describe('a prolongation is refused', () => {
  it('a prolongation is refused earlier than three days before the end, with the day from which it is open', () => {
    loan.refuses(askProlongation('2026-03-08', 10), 'AGREEMENT_TOO_EARLY');
    loan.when(askProlongation('2026-03-09', 10)).in('WAITING_PROLONGATION');
  });

  it('a prolongation is refused once the loan is late, on an instalment loan, and before the payout', () => {
    loan.refuses(askProlongation(NEXT, 10), 'AGREEMENT_OVERDUE');
    issued(il(), '2026-01-15').refuses(askProlongation('2026-07-14', 10), 'AGREEMENT_INSTALMENTS');
  });

  it('a fourth prolongation is refused', () => {
    const once = prolonged(loan, DUE, 10, 50);
    const twice = prolonged(once, '2026-03-20', 10, 51);
    const thrice = prolonged(twice, '2026-03-30', 10, 52);
    expect(thrice.life.standing.maturity).toBe('2026-04-11');
    thrice.refuses(askProlongation('2026-04-10', 10), 'PROLONGATIONS_OVER');
  });

  it('days out of range are refused', () => {
    loan.refuses(askProlongation(DUE, 4), 'TERM_OUT_OF_RANGE');
    loan.refuses(askProlongation(DUE, 31), 'TERM_OUT_OF_RANGE');
  });

  it('a signature is refused under another document, or after money has changed the figures', () => {
    const asked = loan.when(askProlongation(DUE, 10));
    const shown = shownFor(asked, DUE, 10);
    asked.refuses(offerProlongation(DUE, { ...shown, total: tiyn(shown.total + 1n) }), 'DOCUMENT_CHANGED');
    const offered = asked.when(offerProlongation(DUE, shown));
    offered.refuses(signProlongation(DUE, 'b'.repeat(64)), 'DOCUMENT_CHANGED');
    const reduced = offered.when(pay(DUE, tenge(50_000)));
    reduced.refuses(signProlongation(DUE), 'DOCUMENT_CHANGED');
    const again = reduced.when(offerProlongation(DUE, shownFor(reduced, DUE, 10), 'c'.repeat(64)));
    again.when(signProlongation(DUE, 'c'.repeat(64))).in('WAITING_PROLONGATION_PRC_PAYMENT');
  });
});

describe('a waiting request for a prolongation', () => {
  it('a request for another number of days replaces an unsigned one', () => {
    const asked = loan.when(askProlongation(DUE, 10));
    expect(asked.when(askProlongation(DUE, 10)).added).toEqual([]);
    asked.when(askProlongation(DUE, 20)).said('ProlongationAnnulled', 'ProlongationRequested');
    prolonging(loan, DUE, 10).refuses(askProlongation(DUE, 20), 'NOT_ALLOWED_NOW');
  });

  it('the borrower withdraws a request, and the loan is where it was', () => {
    const back = prolonging(loan, BEFORE, 10).when(on(BEFORE, { type: 'WithdrawRequest' }));
    back.said('ProlongationAnnulled').in('ACTIVE');
    expect(back.when(pay(BEFORE, tenge(102_240))).in('CLOSING_PROCESS').life.lapsed).toBeNull();
  });

  it('a request lapses with its day; a part of the sum is kept and has paid interest', () => {
    const part = prolonging(loan, BEFORE, 10)
      .when(pay(BEFORE, tenge(1_000)))
      .said('PaymentReceived')
      .in('WAITING_PROLONGATION_PRC_PAYMENT');
    const lapsed = part.when(closeDay('2026-03-11')).said('ProlongationAnnulled').in('ACTIVE');
    expect(lapsed.life.standing).toMatchObject({ principal: tenge(100_000), interest: tenge(1_240), maturity: DUE });
    agrees(lapsed);
    lapsed.when(pay(DUE, tenge(101_800), 2)).in('CLOSING_PROCESS');
  });

  it('a request made on the due day leaves the loan late when it lapses', () => {
    prolonging(loan, DUE, 10)
      .when(closeDay(NEXT))
      .said('ProlongationAnnulled', 'LoanFellOverdue', 'EntryPenaltyCharged', 'NoticeIssued')
      .in('EXPIRED');
  });

  it('money above the sum pays principal, and the payoff ends the loan', () => {
    const more = prolonging(loan, DUE, 10).when(pay(DUE, tenge(42_800)));
    more.said('PaymentReceived', 'LoanProlonged');
    expect(more.life.standing.principal).toBe(tenge(60_000));
    expect(more.last('LoanProlonged').price).toMatchObject({ total: tenge(61_680), overpayment: tenge(1_680) });
    prolonging(loan, DUE, 10)
      .when(pay(DUE, tenge(102_800)))
      .said('PaymentReceived', 'LoanClosing');
  });

  it('two payments of the day, or the balance, complete the sum', () => {
    const half = prolonging(loan, DUE, 10).when(pay(DUE, tenge(1_800)));
    half.when(pay(DUE, tenge(1_000), 2)).said('PaymentReceived', 'LoanProlonged');
    const balance = (amount: number) =>
      on(BEFORE, { type: 'ApplyBalance', transferId: paymentId(9), amount: tenge(amount) });
    const early = prolonging(loan, BEFORE, 10);
    const more = early.when(balance(2_241)).said('BalanceApplied', 'LoanProlonged');
    expect(more.last('BalanceApplied').surplus).toBe(tenge(1));
    early.when(balance(2_240)).said('BalanceApplied', 'LoanProlonged').in('PROLONGED');
    // Without the agreement nothing is due: all of it goes back.
    expect(loan.when(balance(2_240)).last('BalanceApplied').surplus).toBe(tenge(2_240));
  });
});

describe('backdated money and a prolongation', () => {
  const signed = prolonging(loan, DUE, 10);

  it('money of the day, reported before the end-of-day run, prolongs from that day', () => {
    const outcome = signed.when(pay(NEXT, tenge(2_800), 1, DUE)).said('PaymentReceived', 'LoanProlonged');
    expect(outcome.last('LoanProlonged').prolongedOn).toBe(DUE);
  });

  it('money of the day, reported after the request has lapsed, revives it and cancels the penalty', () => {
    const late = signed.when(closeDay(NEXT)).in('EXPIRED');
    const outcome = late.when(pay(NEXT, tenge(2_800), 1, DUE));
    outcome.said('PaymentReceived', 'BackdatingAdjusted', 'LoanProlonged').in('PROLONGED');
    expect(outcome.life.standing).toMatchObject({ principal: tenge(100_000), penalty: 0n, maturity: '2026-03-22' });
    expect(outcome.life.books).toEqual(signed.when(pay(DUE, tenge(2_800))).life.books);
    expect(outcome.life.prolongations).toBe(1);
    agrees(outcome);
    expect(outcome.when(closeDay(NEXT)).added).toEqual([]);
  });

  it('money revives a request that lapsed days before the end of the loan', () => {
    const lapsed = prolonging(loan, BEFORE, 10).when(closeDay('2026-03-11')).in('ACTIVE');
    const outcome = lapsed.when(pay('2026-03-11', tenge(2_240), 1, BEFORE)).in('PROLONGED');
    expect(outcome.life.standing).toMatchObject({ principal: tenge(100_000), interest: 0n, maturity: '2026-03-22' });
    agrees(outcome);
  });

  it('money that is too little, of another day, or after a withdrawal revives nothing', () => {
    const late = signed.when(closeDay(NEXT));
    late
      .when(pay(NEXT, tenge(2_799), 1, DUE))
      .said('PaymentReceived', 'BackdatingAdjusted')
      .in('EXPIRED');
    late.when(pay(NEXT, tenge(2_800), 1, NEXT)).in('EXPIRED');
    const withdrawn = signed.when(on(DUE, { type: 'WithdrawRequest' })).when(closeDay(NEXT));
    withdrawn.when(pay(NEXT, tenge(2_800), 1, DUE)).in('EXPIRED');
  });

  it('money of an earlier day ends a waiting request', () => {
    const outcome = signed.when(pay(DUE, tenge(10_000), 1, '2026-03-06'));
    outcome.said('ProlongationAnnulled', 'PaymentReceived', 'BackdatingAdjusted').in('ACTIVE');
    expect(outcome.last('ProlongationAnnulled').reason).toBe('OVERTAKEN');
    agrees(outcome);
  });

  it('money of a day before the prolongation is folded through it: end and rate stay, the interest falls', () => {
    const done = prolonged(loan, DUE, 10);
    const outcome = done.when(pay('2026-03-16', tenge(50_000), 3, '2026-03-07')).in('PROLONGED');
    outcome.said('PaymentReceived', 'BackdatingAdjusted');
    // 5 days at 280 and 5 at 140 are 2,100: 700 of the 2,800 paid on the 12th go to principal
    expect(outcome.life.standing).toMatchObject({ principal: tenge(49_300), maturity: '2026-03-22', interest: 0n });
    expect(outcome.life.prolongations).toBe(1);
    agrees(outcome);
    const { fullCeil } = quoteOn(outcome.life, localDate('2026-03-20'));
    outcome.when(pay('2026-03-20', fullCeil, 4)).in('CLOSING_PROCESS');
  });
});

describe('the price of the new part (R10)', () => {
  it('the new part is under 46 % once the loan has lasted more than 45 days', () => {
    const long = issued(spl({ term: { unit: 'DAY', count: 31 } }));
    const within = prolonged(long, '2026-04-02', 14).last('LoanProlonged').price;
    expect(within).toMatchObject({ rateLowered: false, rate: 2_800n });
    const beyond = prolonged(long, '2026-04-02', 15).last('LoanProlonged').price;
    expect(beyond.rateLowered).toBe(true);
    expect(beyond.gesvPpm).toBeLessThan(460_000);
    expect(beyond.gesvPpm).toBeGreaterThan(455_000);
  });

  it('the new part is lawful to the last digit and never dearer than before, for any amount, term and days', () => {
    const any = fc.record({
      amount: fc.integer({ min: 2, max: 38 }),
      count: fc.integer({ min: 5, max: 31 }),
      eco: fc.boolean(),
      early: fc.integer({ min: 0, max: 3 }),
      days: fc.array(fc.integer({ min: 5, max: 30 }), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(any, ({ amount, count, eco, early, days }) => {
        const sum = { amount: tenge(amount * 5_000) };
        let story = issued(eco ? economical(sum) : spl({ ...sum, term: { unit: 'DAY', count } }));
        for (const [n, more] of days.entries()) {
          const { maturity } = story.life.standing;
          const day = addDays(maturity, -early);
          const before = story.life.contract.rate;
          story = prolonged(story, day, more, 50 + n).in('PROLONGED');
          const { price } = story.last('LoanProlonged');
          const held = daysBetween(localDate(MONDAY), price.maturity);
          const flows = price.rows.map((row) => ({ days: daysBetween(day, row.date), amount: row.amount }));
          const exact = gesv(story.life.standing.principal, flows);
          expect(exact).toBeLessThan(held > 45 ? 0.46 : 1.79);
          expect(price.rate).toBeLessThanOrEqual(before);
          expect(story.life.contract.rate).toBe(price.rate);
          expect(price.maturity).toBe(addDays(maturity, more));
          agrees(story);
        }
        const { standing, contract } = story.life;
        expect(quoteOn(story.life, addDays(standing.maturity, 200)).full - standing.principal).toBeLessThanOrEqual(
          contract.chargesCap,
        );
        const last = quoteOn(story.life, standing.maturity);
        story.when(pay(standing.maturity, last.fullCeil, 99)).in('CLOSING_PROCESS');
      }),
      { numRuns: FULL ? 3_000 : 60 },
    );
  });

  it('interest stops where all charges together reach the principal', () => {
    const story = prolonged(loan, DUE, 30);
    const late = story.when(closeDay('2026-04-20')).when(closeDay('2026-07-20'));
    expect(late.life.standing.charged).toBeLessThanOrEqual(late.life.contract.chargesCap);
    expect(amountDueAtSigning(late, '2026-09-01')).toBe(amountDueAtSigning(late, '2026-10-01'));
  });
});

it('the same document shown twice is one event', () => {
  const asked = loan.when(askProlongation(DUE, 10));
  const offered = asked.when(offerProlongation(DUE, shownFor(asked, DUE, 10), HASH));
  expect(offered.when(offerProlongation(DUE, shownFor(asked, DUE, 10), HASH)).added).toEqual([]);
});

describe('a prolongation among any other events', () => {
  type Step = { gap: number; back: number; what: keyof typeof does; amount: number; days: number };
  type At = Step & { n: number; today: LocalDate };

  /** The amount of the request that waits or has lapsed. */
  const sum = ({ state }: Story) => {
    const asked = state.stage === 'running' ? (state.request ?? state.lapsed) : null;
    return asked?.kind === 'PROLONGATION' && asked.offer ? { whole: asked.offer.payToday, payBy: asked.payBy } : null;
  };
  const paySum = (story: Story, { today, n }: At, late: boolean): Story => {
    const asked = sum(story);
    return asked ? story.when(pay(today, asked.whole, n, late ? asked.payBy : today)) : story;
  };
  const does = {
    close: (story: Story, { today }: At) => story.when(closeDay(today)),
    withdraw: (story: Story, { today }: At) => story.when(on(today, { type: 'WithdrawRequest' })),
    ask: (story: Story, { today, days }: At) => {
      const may = 'events' in decide(story.state, askProlongation(today, days)) && !sum(story);
      return may ? prolonging(story, today, days) : story;
    },
    sum: (story: Story, at: At) => paySum(story, at, false),
    lateSum: (story: Story, at: At) => paySum(story, at, true),
    pay: (story: Story, { today, back, amount, n }: At) =>
      story.when(pay(today, tiyn(BigInt(amount)), n, latest(addDays(today, -back), localDate(MONDAY)))),
  };
  const steps = fc.array(
    fc.record<Step>({
      gap: fc.integer({ min: 0, max: 4 }),
      back: fc.integer({ min: 0, max: 6 }),
      what: fc.constantFrom('close', 'pay', 'ask', 'sum', 'withdraw', 'lateSum'),
      amount: fc.integer({ min: 1, max: 4_000_000 }),
      days: fc.integer({ min: 5, max: 30 }),
    }),
    { minLength: 4, maxLength: 24 },
  );

  function tell(start: Story, list: readonly Step[]): void {
    let story = start;
    let today = addDays(story.life.standing.maturity, -4);
    for (const [n, one] of list.entries()) {
      if (story.state.stage !== 'running') return;
      today = addDays(today, one.gap);
      story = does[one.what](story, { ...one, n, today });
      agrees(story);
      expect(story.life.standing.charged).toBeLessThanOrEqual(story.life.contract.chargesCap);
      expect(story.life.prolongations).toBe(story.count('LoanProlonged'));
    }
  }

  it('the books agree with the figures, the ceilings hold, and no prolongation is lost or counted twice', () => {
    fc.assert(
      fc.property(fc.boolean(), steps, (eco, list) => tell(issued(eco ? economical() : spl()), list)),
      { numRuns: FULL ? 5_000 : 150 },
    );
  });
});

describe('the price of the new part on any day', () => {
  it('the new part stays under its ceiling on whatever day the loan is repaid', () => {
    const any = fc.record({
      fixed: fc.boolean(),
      term: fc.integer({ min: 5, max: 31 }),
      early: fc.integer({ min: 0, max: 3 }),
      part: fc.integer({ min: 0, max: 90_000 }),
      longer: fc.integer({ min: 5, max: 30 }),
      after: fc.integer({ min: 1, max: 34 }),
    });
    fc.assert(
      fc.property(any, ({ fixed, term, early, part, longer, after }) => {
        const terms = fixed ? economical() : spl({ term: { unit: 'DAY', count: term } });
        const end = issued(terms).life.standing.maturity;
        const start = part ? issued(terms).when(pay(MONDAY, tenge(part), 1)) : issued(terms);
        const day = addDays(end, -early);
        const moved = prolonged(start, day, longer).in('PROLONGED');
        const { maturity, principal } = moved.life.standing;
        const back = earliest(addDays(day, after), maturity);
        const { full } = quoteOn(moved.life, back);
        const short = daysBetween(localDate(MONDAY), maturity) <= 45;
        const rate = gesv(principal, [{ days: daysBetween(day, back), amount: full }]);
        expect(rate).toBeLessThanOrEqual(short ? 1.79 : 0.46);
      }),
      { numRuns: FULL ? 3_000 : 200 },
    );
  });
});
