/** Decider, screens and reports read the same facts from a stream. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { recorded } from '../../server/adapters/ledger/decode.ts';
import { quoteOn } from '../../server/domain/money/quote.ts';
import type { LoanRecord } from '../../server/use-cases/audit/audit.ts';
import { foldLoan } from '../../server/use-cases/loan/loans.ts';
import { History } from '../simulation/histories.ts';
import { anyDay, anyMoves, anyTerms } from '../simulation/moves.ts';
import { il, issued, LOAN, on, pay, paymentId, signature } from '../support/a-loan.ts';
import { TestLog } from '../support/a-log.ts';
import { disagreements } from '../support/folds-agree.ts';
import { seedOf } from '../support/seed.ts';
import { FULL } from '../support/size.ts';
import { rawEvents } from './stored.ts';

const seed = seedOf('folds of a loan');
const RUNS = FULL ? 1_500 : 50;

const golden = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ndjson'))
  .map((name) => {
    const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
      .trim()
      .split('\n')
      .slice(0, -1);
    return { name, records: rawEvents(lines).map(recorded) };
  })
  .filter(({ records }) => records[0]?.stream.startsWith('loan-'));

function recordsOf(events: readonly LoanEvent[], day: LocalDate): LoanRecord[] {
  const log = new TestLog();
  for (const event of events) log.append(loanStream(LOAN), day, [event]);
  return log.events as LoanRecord[];
}

describe('the three folds of a loan say the same after every fact', () => {
  it.each(golden)('of $name', ({ records }) => {
    expect(disagreements(records as LoanRecord[])).toEqual([]);
  });

  it('the folds agree after a signed prepayment with too little money, and after one that the balance pays', () => {
    const day = localDate('2026-01-26');
    const asked = issued(il(), '2026-01-15').when(
      on(day, { type: 'RequestPrepayment', kind: 'FULL', amount: tenge(0) }),
    );
    const signed = asked.when(on(day, { type: 'SignPrepayment', signature }));
    const little = signed.when(pay(day, tenge(1_000)));
    const amount = quoteOn(signed.life, day).fullCeil;
    const whole = signed.when(on(day, { type: 'ApplyBalance', transferId: paymentId(7), amount }));
    expect(little.life.prepayment).toMatchObject({ kind: 'FULL', signed: true });
    expect(whole.life.prepayment).toBeNull();
    for (const { events } of [little, whole]) expect(disagreements(recordsOf(events, day))).toEqual([]);
    expect(foldLoan(LOAN, recordsOf(whole.events, day))?.prepayment?.state).toBe('PAID');
  });

  it('the folds of any random history agree', () => {
    fc.assert(
      fc.property(anyTerms, anyDay, anyMoves, (terms, day, moves) => {
        const history = new History(terms, day);
        for (const move of moves) history.move(move);
        // A refinancing continues with another loan in its own stream.
        const starts = [...history.events.keys()].filter((at) => history.events[at]?.type === 'LoanApplied');
        for (const [n, start] of starts.entries())
          expect(disagreements(recordsOf(history.events.slice(start, starts[n + 1]), day))).toEqual([]);
      }),
      { numRuns: RUNS, seed },
    );
  });
});
