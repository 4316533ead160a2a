/** The cabinet and the payment page ask for the same sum, and every part of a late sum has a name. */
import { expect, it } from 'vitest';
import { asked, type Debt, lateParts, type Row } from '../../web/features/loan/standing.ts';
import { lessBalance, type PayDebt, type PayLoan, sumOf } from '../../web/features/payment/sums.ts';

const DEBT = { nextDueAmount: '105600.00', totalCeil: '100000.00', total: '100000.00' };
const LOAN = { prepayment: null, request: null } as PayLoan;

it.each(['0.00', '5000.00', '4999.50', '105600.00', '200000.00'])(
  'with %s on the balance both ask alike',
  (balance) => {
    const { debt, fromBalance } = lessBalance(DEBT as PayDebt, balance);
    const home = asked(DEBT as Debt, balance);
    expect(sumOf('due', '', LOAN, debt) ?? 0n).toBe(home.pay);
    expect(fromBalance).toBe(home.fromBalance);
  },
);

const row = (amount: string, state: Partial<Row>): Row => ({ amount, isPaid: false, isExpired: true, ...state }) as Row;

it('a loan past its last day: what was planned, and the interest since', () => {
  expect(lateParts(10_840_000n, [row('105600.00', {})])).toEqual({ planned: 10_560_000n, since: 280_000n });
});

it('a late row of an instalment loan, another due today: no interest since', () => {
  const rows = [row('900.00', { isPaid: true }), row('1000.00', {}), row('1000.00', { isExpired: false })];
  expect(lateParts(200_000n, rows)).toEqual({ planned: 200_000n, since: 0n });
});

it('of a row paid in part only the rest is asked', () => {
  expect(lateParts(50_000n, [row('1000.00', {})])).toEqual({ planned: 50_000n, since: 0n });
});
