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
      for (const { name, parts } of next.value.streams) {
        try {
          const { position } = await ledger.appendHistory(name, parts);
          // The same ids again are answered from what stands.
          const fresh = head === 'start' || position > head;
          written.alreadyThere += fresh ? 0 : 1;
          written.streams += fresh ? 1 : 0;
          written.events += fresh ? parts.reduce((sum, part) => sum + part.events.length, 0) : 0;
        } catch (error) {
          if (!(error instanceof WrongRevision)) throw error;
          written.alreadyThere += 1;
        }
      }
      written.loans += next.value.plan.loans.length;
      onProgress(written);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return written;
}

/** The borrowers who have a person behind them, in the order of their plans. */
export const withPerson = <T extends { borrowerId: BorrowerId }>(
  plans: readonly T[],
  people: ReadonlySet<BorrowerId>,
): T[] => plans.filter((plan) => people.has(plan.borrowerId));
