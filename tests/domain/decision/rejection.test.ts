/** R170: one reason, one next step, one day. */
import { describe, expect, it } from 'vitest';
import type { ScoringFacts } from '../../../schema/events/decision.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { addDays, localDate } from '../../../schema/values/local-date.ts';
import { tenge } from '../../../schema/values/money.ts';
import { score } from '../../../server/domain/decision/engine.ts';
import { rejectionOf } from '../../../server/domain/decision/rejection.ts';
import { MONDAY, someFacts, spl } from '../../support/a-loan.ts';

const day = localDate(MONDAY);
const LATE = { worstOverdueDays: 61, worstOverdueAmount: tenge(99_000) };

function told(change: Partial<ScoringFacts>, status: LoanStatus = 'REJECTED', today = day) {
  const decision = score({ ...someFacts, ...change }, spl(), day, false);
  return rejectionOf({ status, decision, decidedOn: day, lockedUntil: decision.lockedUntil }, today);
}

describe('what the borrower is told of a rejection', () => {
  it.each([
    ['stop-credit, though the debt load is too high as well', { stopCredit: true, income: tenge(1) }, 'STOP_CREDIT', 0],
    [
      '60+ days, though there are two more reasons',
      { ...LATE, stopCredit: true, income: tenge(1) },
      'OVERDUE_60_PLUS',
      90,
    ],
    ['the debt load alone', { income: tenge(1) }, 'DEBT_LOAD', 7],
    ['a low score', { score: 1, income: tenge(1) }, 'SCORE', 30],
    ['a debt to this lender, before all others', { ownDebt: 'CEDED', ...LATE }, 'OWN_DEBT_CEDED', 0],
    ['security, without a name', { blacklisted: true, score: 1 }, 'OTHER', 0],
  ] as const)('%s', (_, facts, reason, wait) => {
    const applyFrom = wait > 0 ? addDays(day, wait) : null;
    expect(told(facts)).toMatchObject({ reason, applyFrom, on: day, stands: true, forEver: false });
  });

  it('the load and its limit stand only beside the load as the reason', () => {
    expect(told({ income: tenge(1) })).toMatchObject({ step: 'WAIT', debtLoadLimit: 500_000 });
    // A smaller sum is offered for the same reason (R261).
    const smaller = told({ income: tenge(150_000) }, 'WAITING_REJECT');
    expect(smaller).toMatchObject({ reason: 'AMOUNT', step: 'TAKE_LESS', debtLoadLimit: 500_000 });
    expect(smaller?.debtLoad).toBeGreaterThan(500_000);
    expect(told({ stopCredit: true, income: tenge(1) })).toMatchObject({
      step: 'LIFT_STOP_CREDIT',
      debtLoad: null,
      debtLoadLimit: null,
    });
  });

  it('it stands until the day on which one may apply again', () => {
    expect(told(LATE, 'REJECTED', addDays(day, 89))?.stands).toBe(true);
    expect(told(LATE, 'REJECTED', addDays(day, 90))?.stands).toBe(false);
    expect(told({ income: tenge(1) }, 'WAITING_REJECT')).toMatchObject({ reason: 'DEBT_LOAD', stands: false });
  });

  it('a refusal that locks stays one after the borrower withdraws the application', () => {
    expect(told(LATE, 'CANCELED')).toMatchObject({ reason: 'OVERDUE_60_PLUS', stands: true });
  });

  it('fraud is told without a reason and for ever, and other statuses are no rejection', () => {
    const fraud = rejectionOf({ status: 'REJECTED_BY_FRAUD', decision: null, decidedOn: null, lockedUntil: null }, day);
    expect(fraud).toMatchObject({ reason: 'OTHER', step: 'CALL', forEver: true, stands: true });
    expect(told({ stopCredit: true }, 'CANCELED')).toBeNull();
    expect(told({}, 'APPROVED')).toBeNull();
  });
});
