/** An instalment loan of 290,000 for six months, issued on Monday 2 March 2026, by calendar month. */
import { describe, expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge, ZERO } from '../../schema/values/money.ts';
import { monthsOf } from '../../server/use-cases/loan/loan-months.ts';
import { scheduleOn } from '../../server/use-cases/loan/loan-schedule.ts';
import { approved, closeDays, il, issued, MONDAY, on, pay, signature } from '../support/a-loan.ts';
import { viewOf } from '../support/papers.ts';
import type { Story } from '../support/spec.ts';

const loan = issued(il());
const rowOf = (story: Story, order: number) => {
  const row = viewOf(story).price.rows[order - 1];
  if (!row) throw new Error(`no row ${order}`);
  return row;
};
const rowsOn = (story: Story, today: string, now = `${today}T07:00:00.000Z`) =>
  scheduleOn(viewOf(story), localDate(today), now);
const statuses = (story: Story, today: string) =>
  monthsOf(rowsOn(story, today), localDate(MONDAY)).map(({ month, status }) => `${month} ${status}`);

describe('months of an instalment loan', () => {
  it('they begin with the issue, which asks for nothing, and end with the last payment', () => {
    const months = monthsOf(rowsOn(loan, MONDAY), localDate(MONDAY));
    expect(months.map(({ month }) => month)).toEqual([3, 4, 5, 6, 7, 8, 9].map((n) => `2026-0${n}`));
    expect(months[0]).toEqual({ month: '2026-03', status: 'NO_PAYMENTS', amount: ZERO });
    expect(months[1]).toEqual({ month: '2026-04', status: 'CURRENT', amount: rowOf(loan, 1).amount });
    expect(months.slice(2).every(({ status }) => status === 'NO_PAYMENTS')).toBe(true);
  });

  it('they are paid, then current, then without payments', () => {
    const first = rowOf(loan, 1);
    const paid = loan.when(pay(first.date, first.amount));
    expect(statuses(paid, first.date).slice(1, 4)).toEqual(['2026-04 PAID', '2026-05 CURRENT', '2026-06 NO_PAYMENTS']);
  });

  it('a month is late where a payment did not come, with the next one still ahead', () => {
    const day = '2026-04-20';
    const late = closeDays(loan, MONDAY, day);
    expect(late.status).toBe('EXPIRED');
    expect(statuses(late, day).slice(0, 4)).toEqual([
      '2026-03 NO_PAYMENTS',
      '2026-04 EXPIRED',
      '2026-05 NO_PAYMENTS',
      '2026-06 NO_PAYMENTS',
    ]);
  });

  it('after the end of accrual one month asks for everything', () => {
    const day = '2026-07-20';
    const stopped = closeDays(loan, MONDAY, day);
    expect(stopped.status).toBe('CALCULATION_STOPPED');
    expect(
      statuses(stopped, day)
        .slice(1)
        .every((month) => month.endsWith('EXPIRED')),
    ).toBe(true);
  });

  it('before the issue no month asks for anything', () => {
    const months = monthsOf(rowsOn(approved(il()), MONDAY), localDate(MONDAY));
    expect(months.every(({ status }) => status === 'NO_PAYMENTS')).toBe(true);
    expect(months.at(-1)?.amount).toBe(rowOf(loan, 6).amount);
  });

  it('after the last payment no month asks for anything', () => {
    const day = '2026-03-20';
    const over = loan
      .when(on(day, { type: 'RequestPrepayment', kind: 'FULL', amount: ZERO }))
      .when(on(day, { type: 'SignPrepayment', signature: { ...signature, documentType: 'FULL_PREPAYMENT' } }))
      .when(pay(day, tenge(400_000)))
      .in('CLOSING_PROCESS')
      .when(on(day, { type: 'CloseLoan' }))
      .in('FINISHED');
    expect(statuses(over, '2026-05-20').filter((month) => /EXPIRED|CURRENT/.test(month))).toEqual([]);
  });

  it('they continue over the new year without a gap', () => {
    const rows = rowsOn(loan, MONDAY).map((row, i) => (i < 5 ? row : { ...row, date: localDate('2027-02-01') }));
    const months = monthsOf(rows, localDate(MONDAY)).map(({ month }) => month);
    expect(months.slice(-4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
  });
});

describe('the last moment to pay', () => {
  it('it is the end of the day in Almaty, of the next working day where it is a day off', () => {
    const [first, second] = rowsOn(loan, MONDAY);
    expect([first?.date, first?.paymentDate]).toEqual(['2026-04-02', '2026-04-02T18:59:59.999Z']);
    expect([second?.date, second?.paymentDate]).toEqual(['2026-05-02', '2026-05-04T18:59:59.999Z']);
  });

  it('the last 72 hours are counted down, also through days off', () => {
    const day = '2026-05-02';
    const paid = closeDays(loan.when(pay('2026-04-02', rowOf(loan, 1).amount)), '2026-04-03', day);
    const next = rowsOn(paid, day, `${day}T19:30:00.000Z`).find((row) => row.isNext);
    expect(next).toMatchObject({ order: 2, isExpired: false, warningHours: 47 });
  });
});
