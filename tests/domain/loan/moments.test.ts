/** The history of a loan shows all its money: in random lives, and in a loan repaid early. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../../schema/values/local-date.ts';
import { add, tenge, ZERO } from '../../../schema/values/money.ts';
import { momentsOf } from '../../../server/domain/loan/moments.ts';
import { repaidLoan } from '../../../server/domain/loan/repaid.ts';
import type { LoanState } from '../../../server/domain/loan/state.ts';
import { quoteOn } from '../../../server/domain/money/quote.ts';
import { monthsOfRepayments } from '../../../server/use-cases/loan/loan-months.ts';
import { OFFICE_PATHS } from '../../golden/office-paths.ts';
import { PATHS } from '../../golden/paths.ts';
import { History } from '../../simulation/histories.ts';
import { anyDay, anyMoves, anyTerms } from '../../simulation/moves.ts';
import { closeDays, il, issued, on, pay } from '../../support/a-loan.ts';
import { seedOf } from '../../support/seed.ts';
import { FULL } from '../../support/size.ts';
import { WAYS } from '../../support/status-paths.ts';

const issuedIn = (state: LoanState) => {
  if (state.stage === 'ended') return state.issued;
  return state.stage === 'running' || state.stage === 'closing' ? state : null;
};
const RUNS = FULL ? 1_500 : 100;

it('the money of the history is what the loan has received, and a repaid loan shows every tenge', () => {
  let repaid = 0;
  fc.assert(
    fc.property(anyTerms, anyDay, anyMoves, (terms, day, moves) => {
      const history = new History(terms, day);
      for (const move of moves) history.move(move);
      const { state, events } = history;
      // A refinancing goes on with another loan.
      if (events.some(({ type }) => type === 'LoanRefinanced')) return;
      const loan = issuedIn(state);
      if (!loan) return;
      const shown = momentsOf(events).flatMap(({ parts }) => parts.map(({ amount }) => amount));
      expect(add(...shown)).toBe(loan.paid);
      const facts = repaidLoan(state.stage === 'closing' ? { ...loan, closedOn: history.today } : loan);
      if (!facts) return;
      repaid += 1;
      expect(facts.paid).toBe(loan.paid);
      expect(add(...monthsOfRepayments(facts.repayments, loan.contract.issuedOn).map(({ amount }) => amount))).toBe(
        facts.paid,
      );
      expect(facts.repayments.at(-1)?.left).toBe(ZERO);
    }),
    { numRuns: RUNS, seed: seedOf('moments') },
  );
  expect(repaid).toBeGreaterThan(0);
});

describe('an instalment loan paid off in its second month', () => {
  const first = closeDays(issued(il()), '2026-03-03', '2026-04-02');
  const due = quoteOn(first.life, localDate('2026-04-02')).due;
  const paidOnce = closeDays(first.when(pay('2026-04-02', due)), '2026-04-03', '2026-04-12');
  const { full, saving } = quoteOn(paidOnce.life, localDate('2026-04-12'));
  const closed = paidOnce.when(pay('2026-04-12', full, 2)).when(on('2026-04-12', { type: 'CloseLoan' }));

  it('shows the two payments that were made, the day they were planned until, and what was saved', () => {
    const repaid = repaidLoan(closed.life);
    expect(repaid).toMatchObject({ on: '2026-04-12', paid: add(due, full), saved: saving });
    expect(saving > ZERO).toBe(true);
    expect(repaid?.repayments.map(({ on: day, amount, left }) => [day, amount, left])).toEqual([
      ['2026-04-02', due, repaid?.repayments[1]?.principal],
      ['2026-04-12', full, ZERO],
    ]);
    expect((repaid?.plannedUntil ?? '') > '2026-04-12').toBe(true);
    expect(monthsOfRepayments(repaid?.repayments ?? [], localDate('2026-03-02')).map(({ status }) => status)).toEqual([
      'NO_PAYMENTS',
      'PAID',
    ]);
  });

  it('tells its story from the application to the end', () => {
    expect(momentsOf(closed.events).map(({ type }) => type)).toEqual([
      'LoanApplied',
      'OfferSigned',
      'LoanApproved',
      'LoanIssued',
      'PaymentReceived',
      'PaymentReceived',
      'LoanClosed',
    ]);
  });
});

it('money that was taken back stays in the history and pays nothing', () => {
  const taken = momentsOf(OFFICE_PATHS['payment-taken-back']?.().events ?? []);
  const payment = taken.find(({ type }) => type === 'PaymentReceived');
  expect(payment).toMatchObject({ isReversed: true, parts: [], toBalance: ZERO });
  expect(taken.some(({ type }) => type === 'PaymentReversed')).toBe(true);
});

it('an application that ended by itself says why', () => {
  expect(momentsOf(PATHS.annulled?.().events ?? []).at(-1)).toMatchObject({ reason: 'NOT_COMPLETED_IN_TIME' });
});

it('a debt that was sold, moved or written off was not repaid', () => {
  expect(repaidLoan(WAYS.CESSION().life)).toBeNull();
  expect(repaidLoan(OFFICE_PATHS['written-off']?.().life ?? issued().life)).toBeNull();
  expect(repaidLoan(issued().when(pay('2026-03-05', tenge(1_000))).life)).toBeNull();
});
