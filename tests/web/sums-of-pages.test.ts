/** The cabinet and the payment page ask for the same sum; every part of a late sum has its own name. */
import { expect, it } from 'vitest';
import { tiyn } from '../../schema/values/money.ts';
import { asked, asPlanned, type Debt, type OpenLoan, type Row, toClose } from '../../web/features/loan/open-loan.ts';
import {
  askedFor,
  choicesOf,
  effectOf,
  type PayDebt,
  type Paying,
  type PayLoan,
  wholeIsLess,
} from '../../web/features/payment/sums.ts';

const DEBT = { nextDueAmount: '105600.00', totalCeil: '100000.00', total: '100000.00' };
const HOME = DEBT as Debt;
const LOAN = { prepayment: null, request: null } as PayLoan;
const paying = (change: Partial<PayDebt>, balance = '0.00', loan: Partial<PayLoan> = {}): Paying => ({
  loan: { ...LOAN, ...loan },
  debt: { overdueDays: 0, dueAmount: '0.00', aheadWaits: false, ...DEBT, ...change } as PayDebt,
  balance,
});

it.each(['0.00', '5000.00', '4999.50', '105600.00', '200000.00'])(
  'with %s on the balance both ask alike',
  (balance) => {
    const home = asked(HOME, balance);
    const due = askedFor('due', '', paying({}, balance));
    expect(due?.pay ?? 0n).toBe(home.pay);
    if (due) expect(due.fromBalance).toBe(home.fromBalance);
    expect(askedFor('whole', '', paying({}, balance))).toEqual(toClose(HOME, balance));
  },
);

it('the smaller of scheduled payment and payoff is offered first, with the difference', () => {
  const whole = paying({ total: '100000.00', nextDueAmount: '105600.00' });
  expect(choicesOf(whole)).toEqual(['whole', 'due', 'own']);
  expect(wholeIsLess(whole)).toBe(560_000n);
  const due = paying({ total: '300000.00' });
  expect(choicesOf(due)).toEqual(['due', 'whole', 'own']);
  expect(wholeIsLess(due)).toBe(0n);
});

it('a signed full prepayment asks for what the balance leaves, and the payoff is not offered beside it', () => {
  const prepayment = { kind: 'FULL', state: 'SIGNED', amount: '100000.00' } as PayLoan['prepayment'];
  const signed = paying({ total: '99999.50' }, '465.00', { prepayment });
  expect(askedFor('prepayment', '', signed)).toEqual({ fromBalance: 46_500n, pay: 9_953_500n });
  expect(toClose({ ...HOME, total: '99999.50' }, '465.00')).toEqual({ fromBalance: 46_500n, pay: 9_953_500n });
  expect(choicesOf(signed)).toEqual(['prepayment', 'due', 'own']);
});

it('a balance that covers the next payment leaves nothing to pay; one that covers all closes without a card', () => {
  const covered = paying({ total: '300000.00' }, '150000.00');
  expect(choicesOf(covered)).toEqual(['whole', 'own']);
  expect(askedFor('whole', '', covered)).toEqual({ pay: 15_000_000n, fromBalance: 15_000_000n });
  const all = paying({}, '200000.00');
  expect(askedFor('whole', '', all)).toEqual({ pay: 0n, fromBalance: 10_000_000n });
});

const effect = (sum: bigint, on: Paying) => effectOf('own', tiyn(sum), on);

it("an instalment loan's page says which money waits on the balance, and when it closes", () => {
  const loan = paying({ total: '300000.00', nextDueAmount: '50000.00', dueAmount: '50000.00', aheadWaits: true });
  expect(effect(4_000_000n, loan)).toEqual({ kind: 'PART', left: 1_000_000n });
  expect(effect(5_000_000n, loan)).toEqual({ kind: 'DUE' });
  expect(effect(9_000_000n, loan)).toEqual({ kind: 'WAITS', due: 5_000_000n, waits: 4_000_000n });
  expect(effect(30_000_000n, loan)).toEqual({ kind: 'CLOSES', fromBalance: 0n, more: 0n });
  expect(effect(31_000_000n, loan)).toEqual({ kind: 'CLOSES', fromBalance: 0n, more: 1_000_000n });
  const rich = { ...loan, balance: '250000.00' };
  expect(effect(5_000_000n, rich)).not.toMatchObject({ kind: 'CLOSES' });
  expect(effect(6_000_000n, rich)).toEqual({ kind: 'CLOSES', fromBalance: 24_000_000n, more: 0n });
});

it("a single-payment loan's page says that any money repays at once", () => {
  const loan = paying({}, '50000.00');
  expect(effect(2_000_000n, loan)).toEqual({ kind: 'PART', left: 3_560_000n });
  expect(effect(5_000_000n, loan)).toEqual({ kind: 'CLOSES', fromBalance: 5_000_000n, more: 0n });
});

const row = (amount: string, state: Partial<Row>): Row => ({ amount, isPaid: false, isExpired: true, ...state }) as Row;
const planOf = (owed: bigint, ...schedule: Row[]) =>
  asPlanned({ schedule } as Partial<OpenLoan> as OpenLoan, tiyn(owed));

it('after the last due date the page shows the scheduled sum and the interest since then', () => {
  expect(planOf(10_840_000n, row('105600.00', {}))).toEqual({ planned: 10_560_000n, after: 280_000n });
});

it('with a late payment and one due today, the one due today is not shown as interest', () => {
  const rows = [row('900.00', { isPaid: true }), row('1000.00', {}), row('1000.00', { isExpired: false })];
  expect(planOf(200_000n, ...rows)).toEqual({ planned: 200_000n, after: 0n });
});

it('the page asks only for the remainder of a partly paid row', () => {
  expect(planOf(50_000n, row('1000.00', {}))).toEqual({ planned: 50_000n, after: 0n });
});
