/**
 * Within a process commands on one stream wait for each other. At once they would only lose races: all but one decide
 * anew, and commands on other streams wait for the processor meanwhile (F25).
 */
import type { Ledger } from '../../ports/ledger.ts';

/** A command behind one that hangs goes on after this time; the revision of its append still decides the race. */
const PATIENCE_MS = 2_000;
/** Between two turns a crowded stream rests up to this many times as long as the turn took, for the sake of others. */
const MOST_RESTS = 3;
const LONGEST_REST_MS = 100;

type Line = { last: Promise<void>; waiting: number };
/** By stream. */
type Lines = Map<string, Line>;
const linesOf = new WeakMap<Ledger, Lines>();

export async function inTurn<T>(ledger: Ledger, stream: string, work: () => Promise<T>): Promise<T> {
  const lines: Lines = linesOf.get(ledger) ?? new Map();
  linesOf.set(ledger, lines);
  const line = lines.get(stream);
  const { promise: end, resolve: leave } = Promise.withResolvers<void>();
  const mine: Line = line ?? { last: end, waiting: 0 };
  if (line) {
    const before = line.last;
    line.last = end;
    line.waiting += 1;
    await before;
    line.waiting -= 1;
  } else lines.set(stream, mine);
  const hangs = setTimeout(leave, PATIENCE_MS);
  const began = performance.now();
  try {
    return await work();
  } finally {
    clearTimeout(hangs);
    if (mine.last === end) lines.delete(stream);
    const rest = (performance.now() - began) * Math.min(mine.waiting - 1, MOST_RESTS);
    if (rest > 0) setTimeout(leave, Math.min(rest, LONGEST_REST_MS));
    else leave();
  }
}
