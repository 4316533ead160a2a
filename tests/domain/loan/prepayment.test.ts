import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREPAYMENT_MODES, type PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import { addDays, localDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, tenge, tiyn } from '../../../schema/values/money.ts';
import { partAbove } from '../../../server/domain/loan/prepayment.ts';
import { prepaymentEconomy } from '../../../server/domain/loan/prepayment-economy.ts';
import { instalmentOf } from '../../../server/domain/loan/reschedule.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDay, economical, il, issued, on, pay, signature } from '../../support/a-loan.ts';
import { FULL } from '../../support/size.ts';
import type { Story } from '../../support/spec.ts';

const DAY = '2026-01-26';
const loan = issued(il(), '2026-01-15');
const ask = (kind: 'FULL' | 'PARTIAL', amount = 0) =>
  on(DAY, { type: 'RequestPrepayment', kind, amount: tenge(amount) });
const sign = on(DAY, { type: 'SignPrepayment', signature });

describe('early repayment of an instalment loan', () => {
  it('a full prepayment is requested, signed, paid by the quote, and closes the loan to zero', () => {
    const asked = loan.when(ask('FULL')).said('PrepaymentRequested').in('ACTIVE');
    const { fullCeil } = quoteOn(asked.life, localDate(DAY));
    expect(asked.last('PrepaymentRequested')).toMatchObject({
      amount: fullCeil,
      payBy: DAY,
      nextActionDate: '2026-01-27',
    });
    // 11 days at 290
    expect(fullCeil).toBe(tenge(290_000 + 3_190));
    asked.when(sign).when(pay(DAY, fullCeil)).said('PaymentReceived', 'LoanClosing').in('CLOSING_PROCESS');
  });

  it('a partial prepayment lowers the principal and the instalments and keeps the dates', () => {
    const paid = loan
      .when(ask('PARTIAL', 100_000))
      .when(sign)
      .when(pay(DAY, tenge(100_000)))
      .in('ACTIVE');
    expect(paid.life.standing.principal).toBe(tenge(290_000 - 100_000 + 3_190));
    expect(paid.last('PaymentReceived').surplus).toBe(0n);
    const { rows } = paid.life.standing;
    expect(rows.map((row) => row.date)).toEqual(loan.life.standing.rows.map((row) => row.date));
    expect(rows.reduce((sum, row) => sum + row.principal, 0n)).toBe(paid.life.standing.principal);
    expect((rows[0]?.amount ?? 0n) < tenge(53_550)).toBe(true);
    const end = rows.reduce((outcome, row, i) => outcome.when(pay(row.date, row.amount, 10 + i)), paid);
    end.in('CLOSING_PROCESS');
  });

  it('a prepayment can be requested once a day and is annulled when the day ends unpaid', () => {
    const asked = loan.when(ask('FULL'));
    asked.refuses(ask('FULL'), 'PREPAYMENT_TODAY');
    const next = asked.when(sign).when(closeDay('2026-01-27')).said('PrepaymentAnnulled').in('ACTIVE');
    expect(next.last('PrepaymentAnnulled').nextActionDate).toBe(loan.life.standing.nextActionDate);
    expect(next.when(pay('2026-01-27', tenge(200_000))).last('PaymentReceived').surplus).toBe(tenge(200_000));
  });

  it('too little money under a request to repay in full repays nothing ahead', () => {
    const paid = loan
      .when(ask('FULL'))
      .when(sign)
      .when(pay(DAY, tenge(200_000)));
    expect(paid.in('ACTIVE').last('PaymentReceived')).toMatchObject({ allocation: [], surplus: tenge(200_000) });
  });

  it('a part below the interest to date or from the payoff on is refused', () => {
    loan.refuses(ask('PARTIAL', 3_190), 'PREPAYMENT_AMOUNT');
    loan.refuses(ask('PARTIAL', 293_190), 'PREPAYMENT_AMOUNT');
    loan.refuses(sign, 'NOT_ALLOWED_NOW');
  });

  it('a single-payment loan needs no request: any money repays ahead at once', () => {
    issued().refuses(
      on('2026-03-05', { type: 'RequestPrepayment', kind: 'PARTIAL', amount: tenge(50_000) }),
      'PREPAYMENT_AT_ONCE',
    );
  });
});

describe('a partial prepayment with a shorter term or smaller payments', () => {
  const partly = (mode: PrepaymentMode, amount: Tiyn, start = loan, day = DAY) =>
    start
      .when(on(day, { type: 'RequestPrepayment', kind: 'PARTIAL', amount, mode }))
      .when(on(day, { type: 'SignPrepayment', signature }))
      .when(pay(day, amount));
  const economyOf = (start: Story, amount: Tiyn, day = DAY) => {
    const outcome = prepaymentEconomy(start.life, amount, localDate(day));
    if ('refusal' in outcome) throw new Error(outcome.refusal.code);
    return outcome.economy;
  };

  it('the shorter term keeps the instalment and ends earlier', () => {
    const { standing } = partly('SHORTER_TERM', tenge(100_000)).in('ACTIVE').life;
    const before = loan.life.standing.rows;
    // 193,190 left at 53,550 a month: four instalments, of which the last is the remainder.
    expect(standing.rows.map((row) => row.date)).toEqual(before.slice(0, 4).map((row) => row.date));
    expect(standing.rows.slice(0, 3).map((row) => row.amount)).toEqual(Array(3).fill(before[0]?.amount));
    expect(standing.maturity).toBe(before[3]?.date);
    expect((standing.rows[3]?.amount ?? 0n) < (before[0]?.amount ?? 0n)).toBe(true);
  });

  it('schedule, end and saving are what was shown before', () => {
    const { now, options: ways } = economyOf(loan, tenge(100_000));
    expect(now).toMatchObject({ instalments: 6, maturity: loan.life.standing.maturity });
    for (const way of ways) {
      const { standing } = partly(way.mode, tenge(100_000)).life;
      expect(standing.rows).toEqual(way.rows.map((row) => ({ ...row, paid: 0n, paidOn: null })));
      expect([standing.maturity, standing.principal]).toEqual([way.maturity, way.principal]);
      const toTheEnd = loan.life.standing.rows.reduce((sum, row) => sum + row.amount, 0n);
      expect(way.saved).toBe(toTheEnd - tenge(100_000) - way.total);
    }
    const [shorter, smaller] = ways;
    expect((shorter?.saved ?? 0n) > (smaller?.saved ?? 0n)).toBe(true);
  });

  it('the option stays when an earlier payment is backdated', () => {
    const straight = partly('SHORTER_TERM', tenge(100_000), loan.when(pay('2026-01-20', tenge(500), 7)));
    const outcome = partly('SHORTER_TERM', tenge(100_000)).when(pay(DAY, tenge(500), 7, '2026-01-20'));
    expect(outcome.life.standing).toEqual(straight.life.standing);
    expect(outcome.life.standing.rows).toHaveLength(4);
  });

  it('money below the interest to date leaves schedule and request as they were', () => {
    const paid = loan
      .when(on(DAY, { type: 'RequestPrepayment', kind: 'PARTIAL', amount: tenge(100_000), mode: 'SHORTER_TERM' }))
      .when(sign)
      .when(pay(DAY, tenge(1_000)));
    expect(paid.life.standing.rows).toEqual(loan.life.standing.rows);
    expect(paid.life.prepayment).not.toBeNull();
  });

  it('for any loan, day, part and option: not longer, not dearer, lawful, whole tenge, closed to zero by its rows', () => {
    const any = {
      amount: fc.integer({ min: 10, max: 60 }),
      count: fc.integer({ min: 2, max: 12 }),
      insuranceAgreed: fc.boolean(),
      after: fc.integer({ min: 0, max: 70 }),
      share: fc.integer({ min: 1, max: 999 }),
      mode: fc.constantFrom(...PREPAYMENT_MODES),
    };
    fc.assert(
      fc.property(fc.record(any), ({ amount, count, insuranceAgreed, after, share, mode }) => {
        const terms = il({ amount: tenge(amount * 5_000), term: { unit: 'MONTH', count }, insuranceAgreed });
        const day = addDays(localDate('2026-01-15'), after);
        const start = issued(terms, '2026-01-15').when(closeDay(day));
        const quote = quoteOn(start.life, day);
        const above = partAbove(quote);
        const part = tiyn(above + ((quote.full - above) * BigInt(share)) / 1000n + 1n);
        if (part >= quote.full) return;
        const paid = partly(mode, part, start, day);
        const before = start.life.standing.rows;
        const { standing, contract } = paid.life;
        const rows = standing.rows.filter((row) => row.date > day);
        expect(standing.maturity <= start.life.standing.maturity).toBe(true);
        expect(contract.rate).toBe(start.life.contract.rate);
        expect(rows.reduce((sum, row) => sum + row.principal, 0n)).toBe(standing.principal);
        const most = instalmentOf(before.filter((row) => row.date > day));
        for (const row of rows) expect(row.amount - row.premium <= most).toBe(true);
        for (const row of rows.slice(0, -1)) expect((row.amount - row.premium) % 100n).toBe(0n);
        const way = economyOf(start, part, day).options.find((one) => one.mode === mode);
        expect((way?.gesvPpm ?? 0) < 460_000).toBe(true);
        expect((way?.saved ?? -1n) >= 0n).toBe(true);
        const end = rows.reduce((outcome, row, i) => outcome.when(pay(row.date, row.amount, 10 + i)), paid);
        expect(end.in('CLOSING_PROCESS').last('LoanClosing').surplus).toBe(0n);
      }),
      { numRuns: FULL ? 2_000 : 100 },
    );
  });
});

describe('Economical, repaid early (R9)', () => {
  const eco = issued(economical({ amount: tenge(100_000) }), '2026-03-02');
  const owed = (days: number) => quoteOn(eco.life, localDate(`2026-03-${String(2 + days).padStart(2, '0')}`)).interest;

  it('the price is whole from day 21 on, and before it never more than the law allows', () => {
    expect(owed(0)).toBe(0n);
    expect(owed(1)).toBe(28_150n);
    expect(owed(20) < tenge(6_076)).toBe(true);
    expect(owed(21)).toBe(tenge(6_076));
    expect(owed(29)).toBe(tenge(6_076));
  });

  it('interest runs at the daily rate after day 31', () => {
    const quote = quoteOn(eco.life, localDate('2026-04-04'));
    expect(quote.interest).toBe(tenge(6_076 + 2 * 196));
    expect(quote.economical?.fixed).toBe(tenge(6_076));
  });
});
