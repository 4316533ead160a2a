/**
 * A decision is promised within an hour for fast issue and Economical, within five days otherwise, once the application
 * is complete.
 */
import { describe, expect, it } from 'vitest';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import { decidedBy, fastIssueMissed } from '../../server/use-cases/decision/decided-by.ts';
import { economical, spl } from '../support/a-loan.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z` as Instant;
const loan = (status: LoanStatus, terms = spl()) => ({
  status,
  terms,
  stages: [
    { status: 'INITIAL' as const, at: at('07:00') },
    { status: 'ON_VERIFICATION' as const, at: at('08:00') },
  ],
});

describe('the promised time of a decision', () => {
  it('it is five days, or one hour with fast issue, Economical included', () => {
    expect(decidedBy(loan('ON_MANUAL_VERIFICATION'))).toBe('2026-11-25T08:00:00.000Z');
    expect(decidedBy(loan('MANUAL_VERIFICATION', spl({ fastIssue: true })))).toBe(at('09:00'));
    expect(decidedBy(loan('BACK_TO_REVISION', economical()))).toBe(at('09:00'));
  });

  it.each(['INITIAL', 'APPROVED', 'WAITING_REJECT', 'REJECTED', 'ACTIVE'] as const)('not in %s', (status) => {
    expect(decidedBy(loan(status))).toBe(null);
  });
});

describe('the hour of fast issue', () => {
  const decided = (time: string, terms = spl({ fastIssue: true })) => {
    const { stages } = loan('ON_VERIFICATION', terms);
    const reviewed = { status: 'MANUAL_VERIFICATION' as const, at: at('08:30') };
    return { terms, stages: [...stages, reviewed, { status: 'APPROVED' as const, at: at(time) }] };
  };

  it('the hour is missed where the decision came later, and only where it was paid for', () => {
    expect(fastIssueMissed(decided('09:00'))).toBe(false);
    expect(fastIssueMissed(decided('09:01'))).toBe(true);
    expect(fastIssueMissed(decided('12:00', spl()))).toBe(false);
    // Without a decision the promise is not broken for good yet.
    expect(fastIssueMissed(loan('MANUAL_VERIFICATION', spl({ fastIssue: true })))).toBe(false);
  });
});
