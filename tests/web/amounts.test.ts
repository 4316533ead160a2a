/** Amounts of answers become tiyn by their type and field, and amounts of variables become texts. */
import { describe, expect, it } from 'vitest';
import { tenge, ZERO } from '../../schema/values/money.ts';
import { printAmounts, readAmounts } from '../../web/lib/amounts.ts';

describe('amounts in the browser', () => {
  it('are read in every object of an answer, in lists and at the root', () => {
    const row = { __typename: 'ScheduleRow', amount: '105600.00', date: '2026-12-10', openAmount: null };
    const loan = { __typename: 'Loan', id: '1', amount: '100000.00', schedule: [row] };
    const read = { ...loan, amount: tenge(100_000), schedule: [{ ...row, amount: tenge(105_600) }] };
    expect(readAmounts({ data: { __typename: 'Query', balance: '0.00', loan } })).toEqual({
      data: { __typename: 'Query', balance: ZERO, loan: read },
    });
  });

  it('leave alone a text that only looks like an amount', () => {
    const fact = { __typename: 'Fact', name: 'limit', value: '190000.00' };
    const price = { __typename: 'Price', annualEffectiveRate: '170.3' };
    expect(readAmounts([fact, price])).toEqual([fact, price]);
  });

  it('are printed wherever they stand in variables', () => {
    expect(printAmounts({ loanId: '1', input: { amount: tenge(5_000), term: 20 }, part: null })).toEqual({
      loanId: '1',
      input: { amount: '5000.00', term: 20 },
      part: null,
    });
    expect(printAmounts(undefined)).toBeUndefined();
  });
});
