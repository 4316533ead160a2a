/**
 * Each borrower's streams one after another, several borrowers in parallel: a loan that stands in the log before the
 * end of the loan before it would be a second open loan.
 */
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import { WrongRevision } from '../ports/ledger.ts';
import type { ComposedBorrower } from './compose.ts';
import { patiently } from './patience.ts';

/** For each ledger, below the limit of its client; more would only wait there. */
const SIDE_BY_SIDE = 12;

type Writer = Pick<RawLedger, 'appendHistory'>;

export type Written = { loans: number; streams: number; events: number; alreadyThere: number };
export const NOTHING_WRITTEN: Written = { loans: 0, streams: 0, events: 0, alreadyThere: 0 };

export const together = (a: Written, b: Written): Written => ({
  loans: a.loans + b.loans,
  streams: a.streams + b.streams,
  events: a.events + b.events,
  alreadyThere: a.alreadyThere + b.alreadyThere,
});

/**
 * `head`: of the log before. Existing streams stay unchanged, so an interrupted seed may run again. @throws what the
 * ledger throws
 */
export async function writeHistory(
  ledgers: readonly Writer[],
  borrowers: Iterator<ComposedBorrower>,
  head: bigint | 'start',
): Promise<Written> {
  const written: Written = { ...NOTHING_WRITTEN };
  const work = async (ledger: Writer): Promise<void> => {
    for (let next = borrowers.next(); !next.done; next = borrowers.next()) {
      for (const stream of next.value.streams) count(written, stream, await append(ledger, stream, head));
      written.loans += next.value.plan.loans.length;
    }
  };
  await Promise.all(ledgers.flatMap((ledger) => Array.from({ length: SIDE_BY_SIDE }, () => work(ledger))));
  return written;
}

type Stream = ComposedBorrower['streams'][number];

/** Whether it was written now, or stood there before. */
export async function append(
  ledger: Writer,
  { name, parts }: Stream,
  head: bigint | 'start',
): Promise<'fresh' | 'there'> {
  try {
    const { position } = await patiently(() => ledger.appendHistory(name, parts));
    // An append with the same ids is answered with its earlier position.
    return head === 'start' || position > head ? 'fresh' : 'there';
  } catch (error) {
    if (error instanceof WrongRevision) return 'there';
    throw error;
  }
}

function count(written: Written, { parts }: Stream, outcome: 'fresh' | 'there'): void {
  if (outcome === 'there') {
    written.alreadyThere += 1;
    return;
  }
  written.streams += 1;
  written.events += parts.reduce((sum, part) => sum + part.events.length, 0);
}

/** In the order of their plans. */
export const withPerson = <T extends { borrowerId: BorrowerId }>(
  plans: readonly T[],
  people: ReadonlySet<BorrowerId>,
): T[] => plans.filter((plan) => people.has(plan.borrowerId));
