/** The cabinet and the payment page ask for the same sum; every part of a late sum has its own name. */
import { expect, it } from 'vitest';
import { tiyn } from '../../schema/values/money.ts';
import { asked, asPlanned, type Debt, type OpenLoan, type Row, toClose } from '../../web/features/loan/standing.ts';
import {
  choicesOf,
  lessBalance,
  lessOwn,
  type PayDebt,
  type PayLoan,
  sumOf,
  wholeIsLess,
} from '../../web/features/payment/sums.ts';

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

it('offers the smaller of the payment by schedule and the whole debt first, and says by how much', () => {
  const whole = { ...DEBT, totalCeil: '100000.00', nextDueAmount: '105600.00' } as PayDebt;
  expect(choicesOf(LOAN, whole)).toEqual(['whole', 'due', 'own']);
  expect(wholeIsLess(LOAN, whole)).toBe(560_000n);
  const due = { ...DEBT, totalCeil: '300000.00' } as PayDebt;
  expect(choicesOf(LOAN, due)).toEqual(['due', 'whole', 'own']);
  expect(wholeIsLess(LOAN, due)).toBe(0n);
});

it('a signed request for everything asks for what the balance leaves', () => {
  const prepayment = { kind: 'FULL', state: 'SIGNED', amount: '100000.00', payBy: '2026-11-20' } as const;
  const loan = { ...LOAN, prepayment } as PayLoan;
  const debt = { ...DEBT, total: '99999.50' } as PayDebt;
  expect(sumOf('prepayment', '', lessOwn(loan, debt, '465.00'), debt)).toBe(9_953_500n);
  expect(toClose(debt as Debt, '465.00')).toEqual({ fromBalance: 46_500n, pay: 9_953_500n });
  expect(choicesOf(lessOwn(loan, debt, '200000.00'), debt)).not.toContain('prepayment');
});

const row = (amount: string, state: Partial<Row>): Row => ({ amount, isPaid: false, isExpired: true, ...state }) as Row;
const planOf = (owed: bigint, ...schedule: Row[]) =>
  asPlanned({ schedule } as Partial<OpenLoan> as OpenLoan, tiyn(owed));

it('past the last day: what was planned, and the interest since', () => {
  expect(planOf(10_840_000n, row('105600.00', {}))).toEqual({ planned: 10_560_000n, after: 280_000n });
});

it('a late payment and one that falls due today: the second is no interest since', () => {
  const rows = [row('900.00', { isPaid: true }), row('1000.00', {}), row('1000.00', { isExpired: false })];
  expect(planOf(200_000n, ...rows)).toEqual({ planned: 200_000n, after: 0n });
});

it('of a payment paid in part only the rest is asked', () => {
  expect(planOf(50_000n, row('1000.00', {}))).toEqual({ planned: 50_000n, after: 0n });
});
