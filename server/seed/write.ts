/** Writes what was composed: people first, then the streams of each borrower in order, several borrowers side by side. */
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import { WrongRevision } from '../ports/ledger.ts';
import type { ComposedBorrower } from './compose.ts';

/** Below the gate of the ledger's client; more only waits there. */
const SIDE_BY_SIDE = 12;

export type Written = { loans: number; streams: number; events: number; alreadyThere: number };

/** `head`: of the log before. @throws what the ledger throws; a stream that stands already is left as it is, so a broken-off seed may be run again */
export async function writeHistory(
  ledger: Pick<RawLedger, 'appendHistory'>,
  borrowers: Iterator<ComposedBorrower>,
  head: bigint | 'start',
  onProgress: (written: Written) => void,
): Promise<Written> {
  const written: Written = { loans: 0, streams: 0, events: 0, alreadyThere: 0 };
  const work = async (): Promise<void> => {
    for (let next = borrowers.next(); !next.done; next = borrowers.next()) {
      for (const stream of next.value.streams) count(written, stream, await append(ledger, stream, head));
      written.loans += next.value.plan.loans.length;
      onProgress(written);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return written;
}

type Stream = ComposedBorrower['streams'][number];

async function append(
  ledger: Pick<RawLedger, 'appendHistory'>,
  { name, parts }: Stream,
  head: bigint | 'start',
): Promise<'fresh' | 'there'> {
  try {
    const { position } = await ledger.appendHistory(name, parts);
    // The same ids again are answered from what stands.
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

/** The borrowers who have a person behind them, in the order of their plans. */
export const withPerson = <T extends { borrowerId: BorrowerId }>(
  plans: readonly T[],
  people: ReadonlySet<BorrowerId>,
): T[] => plans.filter((plan) => people.has(plan.borrowerId));
