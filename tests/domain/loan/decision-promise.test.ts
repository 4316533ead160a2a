/** R95, R172: a decision is promised by the end of the fifth day, with fast issue within the hour, on business time. */
import { describe, expect, it } from 'vitest';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import { addDays, endOfDay, type Instant, localDate } from '../../../schema/values/local-date.ts';
import { fastIssueMissed, promiseOf } from '../../../server/domain/loan/decision-promise.ts';
import { economical, spl } from '../../support/a-loan.ts';

const DAY = localDate('2026-11-20');
const on = DAY;
const at = (time: string) => `2026-11-20T${time}:00.000Z` as Instant;
const loan = (status: LoanStatus, terms = spl(), handedOn: typeof DAY | null = null) => ({
  status,
  terms,
  appliedOn: DAY,
  signedOn: DAY,
  handedOn,
  decidedOn: null,
  approvedOn: null,
  stages: [
    { status: 'INITIAL' as const, at: at('07:00'), on },
    { status: 'ON_VERIFICATION' as const, at: at('08:00'), on },
  ],
});
const fast = spl({ fastIssue: true });
const fifthDay = endOfDay(addDays(DAY, 5));

describe('the promised time of a decision', () => {
  it('it is the end of the fifth day, or one hour with fast issue, Economical included', () => {
    const kept = { missed: false, wholeDay: true, by: fifthDay };
    expect(promiseOf(loan('ON_MANUAL_VERIFICATION'), at('08:30'))).toEqual(kept);
    expect(promiseOf(loan('ON_AUTO_VERIFICATION'), at('08:30'))).toEqual(kept);
    const hour = { missed: false, wholeDay: false, by: at('09:00') };
    expect(promiseOf(loan('MANUAL_VERIFICATION', fast), at('08:30'))).toEqual(hour);
    expect(promiseOf(loan('BACK_TO_REVISION', economical()), at('08:30'))).toEqual(hour);
  });

  it('a missed hour gives way to the fifth day by itself', () => {
    const late = { missed: true, wholeDay: true, by: fifthDay };
    expect(promiseOf(loan('MANUAL_VERIFICATION', fast), at('09:00'))).toEqual(late);
    expect(promiseOf(loan('ON_AUTO_VERIFICATION'), endOfDay(addDays(DAY, 6)))).toEqual({ ...late, by: null });
  });

  it('a correction by the borrower starts the five days anew', () => {
    const returned = loan('REVISED_VERIFICATION', spl(), addDays(DAY, 3));
    expect(promiseOf(returned, at('08:30'))?.by).toBe(endOfDay(addDays(DAY, 8)));
  });

  it('it counts by the business day of the events, which a moved clock leaves days ahead of the real time', () => {
    const moved = addDays(DAY, 40);
    const { stages, ...rest } = loan('MANUAL_VERIFICATION', fast);
    const later = { ...rest, signedOn: moved, stages: stages.map((stage) => ({ ...stage, on: moved })) };
    expect(promiseOf(later, '2026-12-30T08:30:00.000Z' as Instant)).toMatchObject({ by: '2026-12-30T09:00:00.000Z' });
    expect(promiseOf(later, '2026-12-30T09:30:00.000Z' as Instant)?.missed).toBe(true);
  });

  it.each(['INITIAL', 'APPROVED', 'WAITING_REJECT', 'REJECTED', 'ACTIVE'] as const)('not in %s', (status) => {
    expect(promiseOf(loan(status), at('08:30'))).toBe(null);
  });
});

describe('the hour of fast issue', () => {
  const decided = (time: string, terms = fast) => {
    const { stages } = loan('ON_VERIFICATION', terms);
    const reviewed = { status: 'MANUAL_VERIFICATION' as const, at: at('08:30'), on };
    return { terms, stages: [...stages, reviewed, { status: 'APPROVED' as const, at: at(time), on }] };
  };

  it('the hour is missed where the decision came later, and only where it was paid for', () => {
    expect(fastIssueMissed(decided('09:00'))).toBe(false);
    expect(fastIssueMissed(decided('09:01'))).toBe(true);
    expect(fastIssueMissed(decided('12:00', spl()))).toBe(false);
    // Without a decision the promise is not broken for good yet.
    expect(fastIssueMissed(loan('MANUAL_VERIFICATION', fast))).toBe(false);
  });
});
