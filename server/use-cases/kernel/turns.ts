/**
 * Within a process commands on one stream wait for each other. At once they would only lose races: all but one decide
 * anew, and commands on other streams wait for the processor meanwhile (F25).
 */
import type { Ledger } from '../../ports/ledger.ts';

/** A command behind one that hangs goes on after this time; the revision of its append still decides the race. */
const PATIENCE_MS = 2_000;

/** The end of the last command on each stream. */
type Ends = Map<string, Promise<void>>;
const endsOf = new WeakMap<Ledger, Ends>();

export async function inTurn<T>(ledger: Ledger, stream: string, work: () => Promise<T>): Promise<T> {
  const ends: Ends = endsOf.get(ledger) ?? new Map();
  endsOf.set(ledger, ends);
  const before = ends.get(stream);
  const { promise: end, resolve: leave } = Promise.withResolvers<void>();
  ends.set(stream, end);
  if (before !== undefined) await patiently(before);
  try {
    return await work();
  } finally {
    leave();
    if (ends.get(stream) === end) ends.delete(stream);
  }
}

async function patiently(before: Promise<void>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([before, late]);
  clearTimeout(timer);
}
