import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { closeDay, economical, il, issued, on, pay, signature } from '../../support/a-loan.ts';

const DAY = '2026-01-26';
const loan = issued(il(), '2026-01-15');
const ask = (kind: 'FULL' | 'PARTIAL', amount = 0) =>
  on(DAY, { type: 'RequestPrepayment', kind, amount: tenge(amount) });
const sign = on(DAY, { type: 'SignPrepayment', signature });

describe('early repayment of an instalment loan', () => {
  it('in full: asked for, signed, paid by the quote, closed to zero', () => {
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

  it('in part: the principal falls, the instalments become smaller, the dates stay', () => {
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
    const end = rows.reduce((told, row, i) => told.when(pay(row.date, row.amount, 10 + i)), paid);
    end.in('CLOSING_PROCESS');
  });

  it('once a day, and annulled when the day ends unpaid', () => {
    const asked = loan.when(ask('FULL'));
    asked.refuses(ask('FULL'), 'PREPAYMENT_TODAY');
    const next = asked.when(sign).when(closeDay('2026-01-27')).said('PrepaymentAnnulled').in('ACTIVE');
    expect(next.last('PrepaymentAnnulled').nextActionDate).toBe(loan.life.standing.nextActionDate);
    expect(next.when(pay('2026-01-27', tenge(300_000))).last('PaymentReceived').surplus).toBe(tenge(300_000));
  });

  it('of too little money under a full request repays nothing ahead', () => {
    const paid = loan
      .when(ask('FULL'))
      .when(sign)
      .when(pay(DAY, tenge(200_000)));
    expect(paid.in('ACTIVE').last('PaymentReceived')).toMatchObject({ allocation: [], surplus: tenge(200_000) });
  });

  it('in part is refused below the interest to date and from the full sum on', () => {
    loan.refuses(ask('PARTIAL', 3_190), 'AMOUNT_WRONG');
    loan.refuses(ask('PARTIAL', 293_190), 'AMOUNT_WRONG');
    loan.refuses(sign, 'NOT_ALLOWED_NOW');
  });
});

describe('Economical, repaid early (decision 9)', () => {
  const eco = issued(economical({ amount: tenge(100_000) }), '2026-03-02');
  const owed = (days: number) => quoteOn(eco.life, localDate(`2026-03-${String(2 + days).padStart(2, '0')}`)).interest;

  it('costs the fixed price from day 21 on, and never more than the law allows before', () => {
    expect(owed(0)).toBe(0n);
    expect(owed(1)).toBe(28_150n);
    expect(owed(20) < tenge(6_076)).toBe(true);
    expect(owed(21)).toBe(tenge(6_076));
    expect(owed(29)).toBe(tenge(6_076));
  });

  it('runs at its daily rate after day 31', () => {
    const quote = quoteOn(eco.life, localDate('2026-04-04'));
    expect(quote.interest).toBe(tenge(6_076 + 2 * 196));
    expect(quote.economical?.fixed).toBe(tenge(6_076));
  });
});
