/** The cabinet and the payment page ask for the same sum; every part of a late sum has its own name. */
import { expect, it } from 'vitest';
import { type Tiyn, tenge, tiyn, tiynOf, ZERO } from '../../schema/values/money.ts';
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

const DEBT = { nextDueAmount: tenge(105_600), totalCeil: tenge(100_000), total: tenge(100_000) };
const HOME = DEBT as Debt;
const LOAN = { prepayment: null, request: null } as PayLoan;
const paying = (change: Partial<PayDebt>, balance = ZERO, loan: Partial<PayLoan> = {}): Paying => ({
  loan: { ...LOAN, ...loan },
  debt: { overdueDays: 0, dueAmount: ZERO, aheadWaits: false, ...DEBT, ...change } as PayDebt,
  balance,
});

it.each([ZERO, tenge(5_000), tiynOf('4999.50'), tenge(105_600), tenge(200_000)])(
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
  const whole = paying({ total: tenge(100_000), nextDueAmount: tenge(105_600) });
  expect(choicesOf(whole)).toEqual(['whole', 'due', 'own']);
  expect(wholeIsLess(whole)).toBe(560_000n);
  const due = paying({ total: tenge(300_000) });
  expect(choicesOf(due)).toEqual(['due', 'whole', 'own']);
  expect(wholeIsLess(due)).toBe(0n);
});

it('a signed full prepayment asks for what the balance leaves, and the payoff is not offered beside it', () => {
  const prepayment = { kind: 'FULL', state: 'SIGNED', amount: tenge(100_000) } as PayLoan['prepayment'];
  const signed = paying({ total: tiynOf('99999.50') }, tenge(465), { prepayment });
  expect(askedFor('prepayment', '', signed)).toEqual({ fromBalance: 46_500n, pay: 9_953_500n });
  expect(toClose({ ...HOME, total: tiynOf('99999.50') }, tenge(465))).toEqual({
    fromBalance: 46_500n,
    pay: 9_953_500n,
  });
  expect(choicesOf(signed)).toEqual(['prepayment', 'due', 'own']);
});

it('a balance that covers the next payment leaves nothing to pay; one that covers all closes without a card', () => {
  const covered = paying({ total: tenge(300_000) }, tenge(150_000));
  expect(choicesOf(covered)).toEqual(['whole', 'own']);
  expect(askedFor('whole', '', covered)).toEqual({ pay: 15_000_000n, fromBalance: 15_000_000n });
  const all = paying({}, tenge(200_000));
  expect(askedFor('whole', '', all)).toEqual({ pay: 0n, fromBalance: 10_000_000n });
});

const effect = (sum: bigint, on: Paying) => effectOf('own', tiyn(sum), on);

it("an instalment loan's page says which money waits on the balance, and when it closes", () => {
  const loan = paying({
    total: tenge(300_000),
    nextDueAmount: tenge(50_000),
    dueAmount: tenge(50_000),
    aheadWaits: true,
  });
  expect(effect(4_000_000n, loan)).toEqual({ kind: 'PART', left: 1_000_000n });
  expect(effect(5_000_000n, loan)).toEqual({ kind: 'DUE' });
  expect(effect(9_000_000n, loan)).toEqual({ kind: 'WAITS', due: 5_000_000n, waits: 4_000_000n });
  expect(effect(30_000_000n, loan)).toEqual({ kind: 'CLOSES', fromBalance: 0n, more: 0n });
  expect(effect(31_000_000n, loan)).toEqual({ kind: 'CLOSES', fromBalance: 0n, more: 1_000_000n });
  const rich = { ...loan, balance: tenge(250_000) };
  expect(effect(5_000_000n, rich)).not.toMatchObject({ kind: 'CLOSES' });
  expect(effect(6_000_000n, rich)).toEqual({ kind: 'CLOSES', fromBalance: 24_000_000n, more: 0n });
});

it("a single-payment loan's page says that any money repays at once", () => {
  const loan = paying({}, tenge(50_000));
  expect(effect(2_000_000n, loan)).toEqual({ kind: 'PART', left: 3_560_000n });
  expect(effect(5_000_000n, loan)).toEqual({ kind: 'CLOSES', fromBalance: 5_000_000n, more: 0n });
});

const row = (amount: Tiyn, state: Partial<Row>): Row => ({ amount, isPaid: false, isExpired: true, ...state }) as Row;
const planOf = (owed: bigint, ...schedule: Row[]) =>
  asPlanned({ schedule } as Partial<OpenLoan> as OpenLoan, tiyn(owed));

it('after the last due date the page shows the scheduled sum and the interest since then', () => {
  expect(planOf(10_840_000n, row(tenge(105_600), {}))).toEqual({ planned: 10_560_000n, after: 280_000n });
});

it('with a late payment and one due today, the one due today is not shown as interest', () => {
  const rows = [row(tenge(900), { isPaid: true }), row(tenge(1_000), {}), row(tenge(1_000), { isExpired: false })];
  expect(planOf(200_000n, ...rows)).toEqual({ planned: 200_000n, after: 0n });
});

it('the page asks only for the remainder of a partly paid row', () => {
  expect(planOf(50_000n, row(tenge(1_000), {}))).toEqual({ planned: 50_000n, after: 0n });
});
