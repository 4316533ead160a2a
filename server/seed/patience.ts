/** A starved machine leaves the event store without an answer for longer than a person would wait; a seed has time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import { LedgerUnavailable, UnknownOutcome } from '../ports/ledger.ts';

export const PATIENCE_MS = 300_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const SAID_EVERY_MS = 15_000;

let saidAt = Number.NEGATIVE_INFINITY;
/** Many appends wait at once; one line tells of them. On the error stream, since a bar stands on the other. */
function sayOnTerminal(line: string): void {
  if (performance.now() - saidAt < SAID_EVERY_MS) return;
  saidAt = performance.now();
  process.stderr.write(`\n${line}\n`);
}

type Patience = { patienceMs?: number; firstPauseMs?: number; say?: (line: string) => void };

/** `work` may be done twice: an append with the same ids is stored once. @throws what it throws when time is up */
export async function patiently<T>(
  work: () => Promise<T>,
  { patienceMs = PATIENCE_MS, firstPauseMs = FIRST_PAUSE_MS, say = sayOnTerminal }: Patience = {},
): Promise<T> {
  const began = performance.now();
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      const passes = error instanceof UnknownOutcome || error instanceof LedgerUnavailable;
      const waited = performance.now() - began;
      if (!passes || waited + pause > patienceMs) throw error;
      const seconds = (ms: number) => Math.round(ms / 1_000);
      say(`The event store has not answered for ${seconds(waited)} s; tried again up to ${seconds(patienceMs)} s.`);
      await sleep(pause);
    }
  }
}

/** A ledger that any step of a seed may use as it is: each call waits as long as `append` of a history does. */
export function patientLedger(ledger: RawLedger, patience: Patience = {}): RawLedger {
  const waits = <T>(work: () => Promise<T>): Promise<T> => patiently(work, patience);
  return {
    ...ledger,
    readLatest: (stream) => waits(() => ledger.readLatest(stream)),
    readLagging: (...what) => waits(() => ledger.readLagging(...what)),
    append: (...what) => waits(() => ledger.append(...what)),
    head: (filter) => waits(() => ledger.head(filter)),
  };
}
