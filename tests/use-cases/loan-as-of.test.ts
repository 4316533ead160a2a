/** A loan on a business day, as known at an instant or after a revision. */
import { describe, expect, it } from 'vitest';
import type { Instant } from '../../schema/values/local-date.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { loanAsOf, replayLoan } from '../../server/use-cases/audit/audit.ts';
import { il, spl } from '../support/a-loan.ts';
import { TestLog } from '../support/a-log.ts';
import { DecidedLife } from '../support/decided-life.ts';

const knownThrough = (life: DecidedLife): Instant => life.records.at(-1)?.metadata.recordedAt as Instant;
const on = (life: DecidedLife, date: string, knownAt?: Instant) => {
  const seen = loanAsOf(life.records, { date: localDate(date), ...(knownAt ? { knownAt } : {}) });
  if (!seen?.quote) throw new Error('there was no loan');
  const { status, quote } = seen;
  return {
    status,
    principal: quote.principal,
    full: quote.full,
    overdueDays: quote.overdueDays,
    penalty: quote.penalty,
  };
};

describe('a payment of the 12th that arrives on the 20th', () => {
  // 100,000 tenge at 280 a day, due on 12 March; the end of day of the 13th finds it late.
  const life = new DecidedLife(new TestLog(), 'late news', spl(), '2026-03-02').closedThrough(
    '2026-03-02',
    '2026-03-20',
  );
  const before = knownThrough(life);
  const revision = life.records.at(-1)?.revision;
  life.paid('2026-03-20', tenge(52_800), '2026-03-12');
  const promptly = new DecidedLife(new TestLog(), 'prompt', spl(), '2026-03-02')
    .paid('2026-03-12', tenge(52_800))
    .closedThrough('2026-03-12', '2026-03-20');

  it('as known on the 16th the loan was late, with penalty', () => {
    const then = on(life, '2026-03-16', before);
    expect(then).toMatchObject({ status: 'EXPIRED', principal: tenge(100_000), overdueDays: 4 });
    expect(then.penalty).toBeGreaterThan(0n);
    const byRevision = loanAsOf(life.records, { date: localDate('2026-03-16'), ...(revision ? { revision } : {}) });
    expect(byRevision?.quote?.full).toBe(then.full);
  });

  it('as known now, every day in between is as if the money had been counted at once', () => {
    for (const day of ['2026-03-11', '2026-03-12', '2026-03-13', '2026-03-16', '2026-03-19', '2026-03-20']) {
      expect({ day, ...on(life, day) }).toEqual({ day, ...on(promptly, day) });
    }
  });

  it('the days before it and what was known then have not changed', () => {
    expect(on(life, '2026-03-11')).toEqual(on(life, '2026-03-11', before));
    expect(on(life, '2026-03-19', before)).not.toEqual(on(life, '2026-03-19'));
  });
});

it('a late loan cured by a backdated instalment was never late, as known now', () => {
  const life = new DecidedLife(new TestLog(), 'cured', il(), '2026-01-15').closedThrough('2026-01-15', '2026-02-20');
  const before = knownThrough(life);
  life.paid('2026-02-20', tenge(53_550), '2026-02-16');
  expect(on(life, '2026-02-18', before).status).toBe('EXPIRED');
  expect(on(life, '2026-02-18')).toMatchObject({ status: 'ACTIVE', overdueDays: 0, penalty: 0n });
  expect(loanAsOf(life.records, { date: localDate('2026-02-18') })?.balances.penalty).toBe(0n);
});

it(`a loan closed by a backdated payment owes nothing from the payment's day on`, () => {
  const life = new DecidedLife(new TestLog(), 'closed', spl(), '2026-03-02').closedThrough('2026-03-02', '2026-03-20');
  const before = knownThrough(life);
  life.paid('2026-03-20', tenge(102_800), '2026-03-12');
  expect(on(life, '2026-03-15', before)).toMatchObject({ status: 'EXPIRED', principal: tenge(100_000) });
  const now = loanAsOf(life.records, { date: localDate('2026-03-15') });
  expect(now).toMatchObject({ status: 'CLOSING_PROCESS', balances: { principal: 0n, interest: 0n, penalty: 0n } });
});

it('events of several days in one append count from their own days', () => {
  const life = new DecidedLife(new TestLog(), 'one append', spl(), '2026-03-02').paid(
    '2026-03-14',
    tenge(50_000),
    '2026-03-12',
  );
  expect(life.records.map(({ type }) => type)).toContain('LoanFellOverdue');
  expect(on(life, '2026-03-12').status).toBe('ACTIVE');
  expect(on(life, '2026-03-13').status).toBe('EXPIRED');
});

describe('what is owed after each event of a late loan', () => {
  const life = new DecidedLife(new TestLog(), 'in arrears', spl(), '2026-03-02').closedThrough(
    '2026-03-02',
    '2026-03-30',
  );

  it('has the entry penalty from the event that charges it, before anything posts it', () => {
    const events = replayLoan(life.records);
    const charged = events.find(({ type }) => type === 'EntryPenaltyCharged');
    expect(charged?.postings).toEqual([]);
    expect(charged?.after.penalty).toBe(0n);
    // The law lets 0.5 % of 102,800 tenge grow on the first day, less than the 3,000 charged (R11).
    expect(charged?.accrued).toMatchObject({ on: '2026-03-13', penalty: tenge(514) });
    const seen = loanAsOf(life.records, {
      date: localDate(charged?.accrued?.on ?? ''),
      revision: BigInt(charged?.revision ?? 0),
    });
    expect(charged?.accrued?.penalty).toBe(seen?.quote?.penalty);
  });

  it('is unknown from the first event that does not follow, and every event is still shown', () => {
    const [applied, ...rest] = life.records;
    const late = rest.filter(({ type }) => type !== 'LoanIssued');
    const torn = replayLoan(applied ? [applied, ...late] : late);
    expect(torn).toHaveLength(late.length + 1);
    expect(torn[0]?.accrued).toMatchObject({ interest: 0n, penalty: 0n });
    expect(torn.at(-1)?.accrued).toBeNull();
  });
});
