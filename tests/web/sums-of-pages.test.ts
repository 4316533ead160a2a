/** The cabinet and the payment page ask for the same sum. */
import { expect, it } from 'vitest';
import { asked, type Debt } from '../../web/features/loan/standing.ts';
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
