import { type Instant, instant } from '../../../schema/values/local-date.ts';
import { LedgerUnavailable } from '../../ports/ledger.ts';

/** The delay with which reads may show other processes' writes. */
const LOOKED_AT_EVERY_MS = 1_000;
/** A working projector applies new events within this time. */
const PATIENCE_MS = 250;
/** An older answer is no longer used. */
const LONGEST_MS = 3_000;
/** A log that answers later is silent to whoever reads a page. */
const SILENT_MS = 2_000;

export type BehindDeps = {
  head: () => Promise<bigint | 'start'>;
  reaches: (position: bigint, withinMs: number) => Promise<boolean>;
  /** Real time. */
  now?: () => Date;
};

/** `silentSince`: the log cannot be asked; the rows were those of the log at that time (R986). */
export type Freshness = { is: 'CURRENT' | 'BEHIND' } | { is: 'SILENT'; since: Instant };

/**
 * Checks only while somebody reads. If the log fails before the rows were ever current, they count as behind, so that
 * the stream read reports the fault.
 */
export function freshnessOf({ head, reaches, now = () => new Date() }: BehindDeps): () => Promise<Freshness> {
  let last: { found: Freshness; at: number } = { found: { is: 'BEHIND' }, at: Number.NEGATIVE_INFINITY };
  let currentAt: Instant | undefined;
  let running: Promise<void> | undefined;

  async function found(): Promise<Freshness> {
    const began = instant(now());
    const position = await inTime(head()).catch((error) => (error instanceof LedgerUnavailable ? 'silent' : 'failed'));
    if (position === 'silent') return currentAt === undefined ? { is: 'BEHIND' } : { is: 'SILENT', since: currentAt };
    if (position === 'failed') return { is: 'BEHIND' };
    const isCurrent = position === 'start' || (await reaches(BigInt(position), PATIENCE_MS).catch(() => false));
    if (isCurrent) currentAt = began;
    return { is: isCurrent ? 'CURRENT' : 'BEHIND' };
  }

  async function look(): Promise<void> {
    const at = performance.now();
    last = { found: await found(), at };
    running = undefined;
  }

  return async () => {
    const age = performance.now() - last.at;
    if (age > LOOKED_AT_EVERY_MS) running ??= look();
    if (age > LONGEST_MS) await running;
    return last.found;
  };
}

function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LedgerUnavailable('the log is silent')), SILENT_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
