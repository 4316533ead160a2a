import { describe, expect, it } from 'vitest';
import { LOAN_EVENTS } from '../../../schema/events/loan.ts';
import {
  allowed,
  isTerminal,
  LOAN_STATUSES,
  type LoanStatus,
  TERMINAL,
  TRANSITIONS,
  type TransitionEvent,
} from '../../../schema/loan-status.ts';

const reachable = (from: LoanStatus | null, forward: boolean): Set<LoanStatus | null> => {
  const seen = new Set<LoanStatus | null>([from]);
  for (const at of seen) {
    for (const step of TRANSITIONS) {
      if ((forward ? step.from : step.to) === at) seen.add(forward ? step.to : step.from);
    }
  }
  return seen;
};

describe('the 46 statuses', () => {
  it('there are 46 statuses, each once', () => {
    expect(new Set(LOAN_STATUSES).size).toBe(46);
    expect(LOAN_STATUSES.length).toBe(46);
  });

  it('every status is reached from nothing, through INITIAL', () => {
    expect(reachable(null, true)).toEqual(new Set([null, ...LOAN_STATUSES]));
    expect(TRANSITIONS.filter((step) => step.from === null)).toEqual([
      { from: null, event: 'LoanApplied', to: 'INITIAL' },
    ]);
  });

  it('every status leads to an end, and no dead end is left', () => {
    const ends = new Set(TERMINAL.flatMap((end) => [...reachable(end, false)]));
    expect(LOAN_STATUSES.filter((status) => !ends.has(status))).toEqual([]);
  });

  it('nothing leaves a terminal status', () => {
    expect(TRANSITIONS.filter((step) => step.from && isTerminal(step.from))).toEqual([]);
  });

  it('the table names exactly the events of a loan', () => {
    const named = new Set<TransitionEvent>(TRANSITIONS.map((step) => step.event));
    expect([...named].sort()).toEqual(Object.keys(LOAN_EVENTS).sort());
  });

  it('the table has no step twice and no forbidden step', () => {
    const keys = TRANSITIONS.map((step) => `${step.from} ${step.event} ${step.to}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(allowed('ACTIVE', 'PaymentReceived', 'ACTIVE')).toBe(true);
    expect(allowed('FINISHED', 'PaymentReceived', 'FINISHED')).toBe(false);
    expect(allowed('INITIAL', 'LoanIssued', 'ACTIVE')).toBe(false);
    expect(allowed('ACTIVE', 'Nonsense', 'ACTIVE')).toBe(false);
  });
});
