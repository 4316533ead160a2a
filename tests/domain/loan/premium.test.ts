/** An unpaid premium is a debt but makes no loan late (R14, D0025). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Terms } from '../../../schema/events/figures.ts';
import { addDays, daysBetween, type LocalDate, localDate } from '../../../schema/values/local-date.ts';
import { add, subtract, tenge, tiyn, ZERO } from '../../../schema/values/money.ts';
import { contractOf, openingBalances } from '../../../server/domain/money/contract.ts';
import { type Flow, gesv } from '../../../server/domain/money/gesv.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDays, il, issued, MONDAY, on, pay, sent, spl } from '../../support/a-loan.ts';
import { seedOf } from '../../support/seed.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';

const LATE = ['LoanFellOverdue', 'EntryPenaltyCharged', 'NoticeIssued', 'CalculationStopped'];
const typesOf = (story: Story) => story.events.map(({ type }) => type);
const saidLate = (story: Story) => typesOf(story).filter((type) => LATE.includes(type));

/** All instalments are paid in time, the premium never. */
function withoutPremium(rows: number): Story {
  let outcome = issued(il({ insuranceAgreed: true }), MONDAY);
  let from = MONDAY;
  for (const [n, row] of outcome.life.issuedPrice.rows.slice(0, rows).entries()) {
    outcome = closeDays(outcome, from, row.date);
    const { due, premium } = quoteOn(outcome.life, row.date);
    outcome = outcome.when(pay(row.date, subtract(due, premium), n));
    from = addDays(row.date, 1);
  }
  return outcome;
}

describe('an unpaid premium', () => {
  it('an instalment loan paid on its days is not late, notified or stopped by a premium that stays due', () => {
    const paid = withoutPremium(2);
    const asked = paid.life.issuedPrice.rows.slice(0, 2).reduce((sum, row) => add(sum, row.premium), ZERO);
    const later = closeDays(paid, addDays(localDate(MONDAY), 63), addDays(localDate(MONDAY), 91)).in('ACTIVE');
    expect(saidLate(later)).toEqual([]);
    const today = addDays(localDate(MONDAY), 91);
    expect(quoteOn(later.life, today)).toMatchObject({ due: asked, overdue: 0n, overdueSince: null });
    // Later surplus money pays it, and it is part of the next payment.
    expect(quoteOn(later.life, today).next?.amount).toBe(add(asked, later.life.standing.rows[2]?.amount ?? ZERO));
    expect(quoteOn(later.when(pay(today, asked, 9)).life, today)).toMatchObject({ due: 0n, premium: tenge(473) });
  });

  it('a premium left at the end keeps the loan open in good order; paying it closes the loan', () => {
    const paid = withoutPremium(6).in('ACTIVE');
    const end = addDays(paid.life.standing.maturity, 120);
    const left = closeDays(paid, paid.life.standing.maturity, end).in('ACTIVE');
    expect(saidLate(left)).toEqual([]);
    const { full, premium } = quoteOn(left.life, end);
    expect(full).toBe(premium);
    left.when(pay(end, premium, 9)).in('CLOSING_PROCESS');
  });

  it('an unpaid fast-issue fee on a repaid loan changes nothing at its end', () => {
    const fast = issued(spl({ fastIssue: true }));
    const { full, premium } = quoteOn(fast.life, localDate('2026-03-06'));
    const left = fast.when(pay('2026-03-06', subtract(full, premium)));
    const later = closeDays(left, '2026-03-07', '2026-06-20').in('ACTIVE');
    expect(saidLate(later)).toEqual([]);
    expect(quoteOn(later.life, localDate('2026-06-20')).premium).toBe(premium);
    expect(later.life.standing).toMatchObject({ principal: 0n, penalty: 0n, nextActionDate: null });
  });

  it('a premium does not keep a cured loan late', () => {
    const fast = closeDays(issued(spl({ fastIssue: true })), '2026-03-12', '2026-03-20').in('EXPIRED');
    const { full, premium } = quoteOn(fast.life, localDate('2026-03-20'));
    fast.when(pay('2026-03-20', subtract(full, premium))).in('ACTIVE');
  });
});

describe('the fee of a fast issue', () => {
  const TERMS = spl({ amount: tenge(150_000), term: { unit: 'DAY', count: 20 }, fastIssue: true });
  const dayOf = (n: number) => addDays(localDate(MONDAY), n);
  /** The lawful maximum: 179 % a year on the principal held. */
  const dearest = (amount: number, days: number) => Math.floor(amount * 100 * (2.79 ** (days / 365) - 1));

  it('the fee is owed as far as the days held may cost it: whole at the end, nothing on the day of issue', () => {
    const loan = issued(TERMS);
    const fee = loan.life.issuedPrice.fastIssueFee;
    expect(quoteOn(loan.life, dayOf(0)).full).toBe(tenge(150_000));
    expect(quoteOn(loan.life, dayOf(20)).premium).toBe(fee);
    for (let n = 1; n < 20; n++) {
      const { full, premium } = quoteOn(loan.life, dayOf(n));
      expect(Number(full - tenge(150_000)), `day ${n}`).toBeLessThanOrEqual(dearest(150_000, n));
      expect(premium > 0n && premium <= fee, `day ${n}`).toBe(true);
    }
  });

  it('the unearned part lapses when the loan ends, and the books hold what was paid', () => {
    const loan = issued(TERMS);
    const { full, premium } = quoteOn(loan.life, dayOf(2));
    const closed = loan
      .when(pay(dayOf(2), full))
      .said('PaymentReceived', 'LoanClosing')
      .in('CLOSING_PROCESS');
    expect(closed.life.books['premium-income']).toBe(-premium);
    expect(closed.life.books['premium-receivable'] ?? 0n).toBe(0n);
    expect(closed.life.standing).toMatchObject({ premium: 0n, principal: 0n });
  });

  it('no period costs more than a loan of its principal and days, with parts repaid ahead', () => {
    const part = issued(TERMS).when(pay(dayOf(3), tenge(140_000)));
    const held = Number(part.life.standing.principal) / 100;
    const { full, principal } = quoteOn(part.life, dayOf(20));
    const paid = 140_000_00 - (150_000_00 - Number(principal));
    const most = dearest(150_000, 3) + dearest(held, 17);
    expect(Number(full - principal) + paid).toBeLessThanOrEqual(most);
  });

  it('each row of an instalment loan asks for what of the fee its days may cost', () => {
    const loan = issued(il({ fastIssue: true }));
    const { fastIssueFee: fee, rows } = loan.life.issuedPrice;
    expect(rows.map(({ premium }) => premium)).toEqual([482, 391, 117, 0, 0, 0].map(tenge));
    expect(add(...rows.map(({ premium }) => premium))).toBe(fee);
    expect(quoteOn(loan.life, localDate('2026-04-02')).premium).toBe(tenge(482));
  });

  it('the fee is not owed where the hour was missed: the loan is issued without it, at no higher rate', () => {
    const ready = sent(spl({ fastIssue: true }));
    const signed = ready.last('OfferSigned').price;
    const late = ready.when(on(MONDAY, { type: 'ConfirmPayout', externalId: 'out-1', fastIssueMissed: true }));
    const { price, standing } = late.last('LoanIssued');
    expect(signed.fastIssueFee).toBeGreaterThan(0n);
    expect(price).toMatchObject({ fastIssueFee: 0n, rate: signed.rate });
    expect(standing).toMatchObject({ premium: 0n, charged: 0n });
    expect(price.total).toBe(subtract(signed.total, signed.fastIssueFee));
    const inTime = ready.when(on(MONDAY, { type: 'ConfirmPayout', externalId: 'out-1', fastIssueMissed: false }));
    expect(inTime.last('LoanIssued').price.fastIssueFee).toBe(signed.fastIssueFee);
  });
});

it('a fee that a part repaid ahead has lowered does not grow again while the loan is late', () => {
  const terms = spl({ amount: tenge(175_000), term: { unit: 'DAY', count: 20 }, fastIssue: true });
  const part = issued(terms, '2026-03-03').when(pay('2026-03-06', tiyn(1_000_037n), 1));
  const last = quoteOn(part.life, localDate('2026-03-23')).premium;
  expect(last).toBeGreaterThan(0n);
  expect(last).toBeLessThan(part.last('LoanIssued').price.fastIssueFee);
  for (const day of ['2026-03-24', '2026-03-30', '2026-05-10'])
    expect(quoteOn(part.life, localDate(day)).premium, day).toBe(last);
  const run = closeDays(part, '2026-03-23', '2026-04-10');
  expect(quoteOn(run.life, localDate('2026-04-10')).premium).toBe(last);
});

describe('premiums of instalments, repaid early', () => {
  /** Every row is paid on its day; on `end` the whole debt. */
  function repaidOn(terms: Terms, end: LocalDate): { story: Story; flows: Flow[] } {
    const from = localDate(MONDAY);
    let story = issued(terms, MONDAY);
    const flows: Flow[] = [];
    for (const [n, row] of story.life.issuedPrice.rows.filter(({ date }) => date < end).entries()) {
      const amount = quoteOn(story.life, row.date).due;
      flows.push({ days: daysBetween(from, row.date), amount });
      story = story.when(pay(row.date, amount, n));
    }
    const { full } = quoteOn(story.life, end);
    flows.push({ days: daysBetween(from, end), amount: full });
    return { story: story.when(pay(end, full, 99)), flows };
  }

  const anyLoan = fc.record({
    amount: fc.integer({ min: 10, max: 60 }).map((n) => tenge(n * 5_000)),
    term: fc.integer({ min: 2, max: 12 }).map((count) => ({ unit: 'MONTH' as const, count })),
    fastIssue: fc.boolean(),
    insuranceAgreed: fc.boolean(),
  });

  it('repaid the same day costs nothing, and no day of repayment costs more a year than the ceiling', () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 0, max: 999 }), (terms, share) => {
        const { amount, term } = terms;
        expect(quoteOn(issued(il(terms)).life, localDate(MONDAY)).full).toBe(amount);
        const end = addDays(localDate(MONDAY), 1 + Math.floor((share * 30 * term.count) / 1000));
        const { story, flows } = repaidOn(il(terms), end);
        story.in('CLOSING_PROCESS');
        expect(gesv(amount, flows)).toBeLessThanOrEqual(0.46);
      }),
      { numRuns: FULL ? 3_000 : 150, seed: seedOf('premiums of instalments') },
    );
  });

  it('the insurance of days without cover is not asked for, and the insurer is owed that much less', () => {
    const { story } = repaidOn(il({ insuranceAgreed: true }), addDays(localDate(MONDAY), 40));
    const cover = tenge(Math.floor((2_900 * 40) / 184));
    expect(story.life.books['insurer-payable']).toBe(-cover);
    expect(story.life.books['premium-receivable'] ?? 0n).toBe(0n);
    const early = issued(il({ insuranceAgreed: true }), MONDAY);
    expect(quoteOn(early.life, addDays(localDate(MONDAY), 1)).full).toBe(tiyn(29_029_398n));
  });

  it('paid to the end the whole premium has been asked for, by the rows that the offer shows', () => {
    const loan = issued(il({ insuranceAgreed: true, fastIssue: true }), MONDAY);
    const { rows, total } = loan.life.issuedPrice;
    const { story, flows } = repaidOn(il({ insuranceAgreed: true, fastIssue: true }), loan.life.issuedPrice.maturity);
    expect(flows.map(({ amount }) => amount)).toEqual(rows.map(({ amount }) => amount));
    expect(add(...flows.map(({ amount }) => amount))).toBe(total);
    expect(story.life.books['insurer-payable']).toBe(-tenge(2_900));
  });

  it('a price of the rules before keeps its first row whole', () => {
    const { terms } = issued(il({ insuranceAgreed: true }), MONDAY).life.application;
    const price = {
      ...issued(il(), MONDAY).life.issuedPrice,
      insurancePremium: tenge(2_900),
      ruleVersion: 'tariff-2024-3',
    };
    const contract = contractOf(terms, price);
    const opening = openingBalances(contract, price);
    expect(opening).toMatchObject({ premium: tenge(2_900) });
    expect(opening.unearned).toBeUndefined();
    expect(quoteOn({ contract, standing: opening }, localDate(MONDAY)).full).toBe(tenge(292_900));
  });
});
