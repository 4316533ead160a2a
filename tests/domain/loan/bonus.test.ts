import { describe, expect, it } from 'vitest';
import type { BonusEvent } from '../../../schema/events/bonus.ts';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge, tiyn } from '../../../schema/values/money.ts';
import { type BonusCommand, type BonusState, bonusDecider } from '../../../server/domain/bonus/decider.ts';
import { type BonusMove, bonusesOwed, bonusMove, bonusOperations } from '../../../server/domain/bonus/moves.ts';
import { bonusAllowance } from '../../../server/domain/loan/spend-bonus.ts';
import { closeDays, issued, LOAN, on, pay, paymentId, spl } from '../../support/a-loan.ts';
import { prolonged } from '../../support/an-agreement.ts';
import { chance } from '../../support/person.ts';
import { sumOfPostings } from '../../support/postings.ts';
import { seedOf } from '../../support/seed.ts';
import type { Story } from '../../support/spec.ts';

const spend = (day: string, amount: number, n = 90) =>
  on(day, { type: 'SpendBonus', transferId: paymentId(n), amount: tenge(amount) });

describe('bonuses that pay a loan', () => {
  // 100,000 for 10 days at 0.28 %: 2,800 of interest, of which bonuses may pay 840. After three days 840 have accrued.
  const loan = issued();

  it('a loan accepts bonuses for interest only, up to its share and to the accrued interest', () => {
    const paid = loan.when(spend('2026-03-05', 500)).said('BonusSpent').in('ACTIVE');
    const { amount, allocation, standing, postings, accruedInterest } = paid.last('BonusSpent');
    expect(amount).toBe(tenge(500));
    expect(accruedInterest).toBe(tenge(840));
    expect(allocation).toEqual([{ component: 'interest', overdue: false, row: null, amount: tenge(500) }]);
    expect(standing).toMatchObject({ principal: tenge(100_000), interest: tenge(340) });
    expect(postings).toContainEqual({ account: 'bonus-liability', amount: tenge(500) });
    expect(sumOfPostings(postings)).toBe(0n);
    const more = paid.when(spend('2026-03-08', 900, 91)).said('BonusSpent');
    expect(more.last('BonusSpent').amount).toBe(tenge(340));
    expect(bonusAllowance(more.life, localDate('2026-03-08'))).toMatchObject({
      limit: tenge(840),
      spent: tenge(840),
      usable: 0n,
      unavailable: { refusal: { code: 'BONUS_LIMIT', facts: { limit: '840.00', left: '0.00' } } },
    });
  });

  it('the share follows the terms: more interest by a prolongation, less by a partial prepayment', () => {
    const limitOf = (story: Story, day: string) => bonusAllowance(story.life, localDate(day)).limit;
    // 2,240 paid on 10 March for eight days, then 16 days to 26 March: 6,720 in all.
    expect(limitOf(prolonged(loan, '2026-03-10', 14), '2026-03-11')).toBe(tenge(2_016));
    // From 7 March half the principal is left: 1,400 for five days, 700 for the last five.
    expect(limitOf(loan.when(pay('2026-03-07', tenge(50_000), 70)), '2026-03-08')).toBe(tenge(630));
  });

  it('what bonuses have paid lowers the amount due', () => {
    const paid = loan.when(spend('2026-03-05', 500)).when(pay('2026-03-12', tenge(102_300)));
    expect(paid.state.status).toBe('CLOSING_PROCESS');
    expect(loan.when(pay('2026-03-12', tenge(102_300))).state.status).not.toBe('CLOSING_PROCESS');
  });

  it('a repeated spending is answered once, and "nothing" is an answer too', () => {
    const none = loan.when(spend('2026-03-02', 500));
    expect(none.last('BonusSpent').amount).toBe(0n);
    none.when(spend('2026-03-05', 500)).said();
    loan.when(spend('2026-03-05', 500)).when(spend('2026-03-06', 500)).said();
  });

  it('an overdue loan accepts no bonuses, and the refusal says how much is overdue', () => {
    const late = closeDays(loan, '2026-03-12', '2026-03-14');
    expect(late.state.status).toBe('EXPIRED');
    expect(bonusAllowance(late.life, localDate('2026-03-14')).unavailable).toMatchObject({
      refusal: { code: 'BONUS_OVERDUE' },
    });
    expect(late.when(spend('2026-03-14', 500)).last('BonusSpent').amount).toBe(0n);
  });

  it('bonuses come back when an earlier payment turns out to have paid the interest', () => {
    const spent = loan.when(spend('2026-03-06', 800));
    expect(spent.last('BonusSpent').amount).toBe(tenge(800));
    // 100,400 on 4 March pays the principal and 400 of the 560 of interest; nothing accrues after it.
    const put = spent
      .when(pay('2026-03-07', tenge(100_400), 1, '2026-03-04'))
      .said('PaymentReceived', 'BackdatingAdjusted', 'LoanClosing');
    const { reallocated, postings } = put.last('BackdatingAdjusted');
    expect(reallocated).toMatchObject([{ paymentId: paymentId(90), allocation: [{ amount: tenge(160) }] }]);
    expect(sumOfPostings(postings)).toBe(0n);
    const books = put.life.books;
    expect(books['bonus-liability']).toBe(tenge(160));
    expect(books['interest-receivable'] ?? 0n).toBe(0n);
    expect(books['interest-income']).toBe(-tenge(560));
  });

  it('bonuses never pay more than their share, whatever the order of days and sums', () => {
    const random = chance(seedOf('bonus'));
    for (let round = 0; round < 40; round++) {
      let loanSoFar: Story = issued(spl({ amount: tenge(50_000 + 5_000 * Math.floor(random() * 20)) }));
      for (let day = 3; day <= 11; day++) {
        const today = `2026-03-${String(day).padStart(2, '0')}`;
        if (random() < 0.5) loanSoFar = loanSoFar.when(spend(today, 1 + Math.floor(random() * 900), 100 + day));
        if (random() < 0.2)
          loanSoFar = loanSoFar.when(pay(today, tenge(1_000 + Math.floor(random() * 9_000)), 200 + day));
      }
      const spent = loanSoFar.life.facts.reduce(
        (sum, { event }) => (event.type === 'BonusSpent' ? sum + event.data.amount : sum),
        0n,
      );
      expect(spent).toBeLessThanOrEqual((loanSoFar.life.issuedPrice.interest * 3n) / 10n);
      expect(loanSoFar.life.books['bonus-liability'] ?? 0n).toBe(spent);
    }
  });
});

describe('the bonuses of a borrower', () => {
  const start = bonusDecider.initial;
  function tell(state: BonusState, ...commands: BonusCommand[]): { state: BonusState; said: string[] } {
    let now = state;
    let said: string[] = [];
    for (const command of commands) {
      const outcome = bonusDecider.decide(now, command);
      said = 'refusal' in outcome ? [outcome.refusal.code] : outcome.events.map((event: BonusEvent) => event.type);
      if ('events' in outcome) now = outcome.events.reduce(bonusDecider.evolve, now);
    }
    return { state: now, said };
  }
  const earn = (n: number, interest: number): BonusCommand => ({
    type: 'EarnBonus',
    paymentId: paymentId(n),
    loanId: LOAN,
    interest: tenge(interest),
    paidOn: localDate('2026-03-12'),
  });
  const reserve = (n: number, amount: number): BonusCommand => ({
    type: 'ReserveBonus',
    transferId: paymentId(n),
    loanId: LOAN,
    amount: tenge(amount),
  });
  const settle = (n: number, taken: number | null): BonusCommand => ({
    type: 'SettleBonus',
    transferId: paymentId(n),
    taken: taken === null ? null : tenge(taken),
  });

  it('one per cent of interest paid in time is earned, once per payment, down to the tiyn', () => {
    const { state, said } = tell(start, earn(1, 2_800));
    expect(said).toEqual(['BonusEarned']);
    expect(state.balance).toBe(tenge(28));
    expect(tell(state, earn(1, 2_800)).said).toEqual([]);
    expect(tell(start, { ...earn(1, 0), interest: tiyn(99n) } as BonusCommand).said).toEqual([]);
  });

  it('bonuses are set aside, then taken in full, in part or not at all', () => {
    const had = tell(start, earn(1, 100_000)).state;
    expect(tell(had, reserve(2, 1_001)).said).toEqual(['BONUS_EMPTY']);
    const aside = tell(had, reserve(2, 600)).state;
    expect(aside.balance).toBe(tenge(400));
    expect(tell(aside, reserve(2, 600)).said).toEqual([]);
    expect(tell(aside, settle(2, 600)).state.balance).toBe(tenge(400));
    expect(tell(aside, settle(2, 250)).state.balance).toBe(tenge(750));
    expect(tell(aside, settle(2, 0)).said).toEqual(['BonusReleased']);
    expect(tell(aside, settle(2, null)).state.balance).toBe(tenge(1_000));
    expect(tell(aside, settle(2, 250), settle(2, 250)).said).toEqual([]);
    const returned = tell(aside, settle(2, 250), settle(2, 100));
    expect(returned.said).toEqual(['BonusReturned']);
    expect(returned.state.balance).toBe(tenge(900));
  });

  const takeBack = (n: number): BonusCommand => ({ type: 'TakeBackBonus', paymentId: paymentId(n) });
  const owed = (state: BonusState) => [...state.owed.values()].reduce((sum, one) => sum + one, 0n);

  it('a reversed payment loses the bonuses that it earned, once, and no other payment does', () => {
    const two = tell(start, earn(1, 2_800), earn(2, 1_000), takeBack(1));
    expect(two.said).toEqual(['BonusTakenBack']);
    expect([two.state.balance, owed(two.state)]).toEqual([tenge(10), 0n]);
    expect(tell(two.state, takeBack(1)).said).toEqual([]);
    expect(tell(two.state, takeBack(3)).said).toEqual([]);
    expect(tell(two.state, earn(1, 2_800)).said).toEqual([]);
  });

  it('spent bonuses of a reversed payment are taken from the next ones, and the balance never falls below zero', () => {
    const spent = tell(start, earn(1, 2_800), reserve(2, 20), settle(2, 20), takeBack(1));
    expect([spent.state.balance, owed(spent.state)]).toEqual([0n, tenge(20)]);
    const next = tell(spent.state, earn(3, 1_500));
    expect(next.said).toEqual(['BonusEarned', 'BonusTakenBack']);
    expect([next.state.balance, owed(next.state)]).toEqual([0n, tenge(5)]);
    const last = tell(next.state, earn(4, 1_500));
    expect([last.state.balance, owed(last.state)]).toEqual([tenge(10), 0n]);
    expect(tell(last.state, earn(5, 100)).said).toEqual(['BonusEarned']);
  });

  it('the list of movements has the balance, what is owed and what is pending as the decider has them', () => {
    const random = chance(seedOf('bonus'));
    const whole = (most: number) => Math.floor(random() * most);
    function anyOf({ transfers }: BonusState, step: number): BonusCommand {
      const of = 1 + whole(4);
      const [transferId, transfer] = [...transfers].at(whole(transfers.size)) ?? [];
      const most = Number(transfer?.taken ?? transfer?.reserved ?? 0n);
      const settling = transferId && { type: 'SettleBonus' as const, transferId, taken: tiyn(BigInt(whole(most + 1))) };
      return (
        [earn(of, 1_000 * of), takeBack(of), reserve(10 + step, 1 + whole(15)), settling][whole(4)] || earn(of, 500)
      );
    }
    for (let round = 0; round < 200; round++) {
      let state = start;
      const moves: BonusMove[] = [];
      for (let step = 0; step < 12; step++) {
        const outcome = bonusDecider.decide(state, anyOf(state, step));
        if ('refusal' in outcome) continue;
        state = outcome.events.reduce(bonusDecider.evolve, state);
        const told = { id: `${round}-${step}`, metadata: { effectiveDate: localDate('2026-03-12') } };
        moves.push(...outcome.events.map((event: BonusEvent) => bonusMove({ ...event, ...told })));
      }
      expect(moves.at(-1)?.balance ?? state.balance).toBe(state.balance);
      expect(moves.reduce((sum, { change }) => sum + change, 0n)).toBe(state.balance);
      expect(bonusesOwed(moves)).toBe(owed(state));
      const pending = bonusOperations(moves).filter((one) => one.pending);
      expect(pending).toHaveLength([...state.transfers.values()].filter(({ taken }) => taken === null).length);
    }
  });

  it('bonuses that were set aside are taken back as soon as the loan returns them', () => {
    const aside = tell(start, earn(1, 2_800), reserve(2, 28), takeBack(1));
    expect([aside.state.balance, owed(aside.state)]).toEqual([0n, tenge(28)]);
    const back = tell(aside.state, settle(2, null));
    expect(back.said).toEqual(['BonusReleased', 'BonusTakenBack']);
    expect([back.state.balance, owed(back.state)]).toEqual([0n, 0n]);
  });
});
