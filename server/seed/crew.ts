/** Composing and sealing fill one processor, so that a large book is written by several threads (portion.ts). */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { LoanId } from '../../schema/values/ids.ts';
import { addDays, addMonths, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import type { Correspondence } from './correspondence.ts';
import { type BorrowerPlan, endOf } from './plan.ts';
import type { Book, Portion, PortionEnd } from './portion.ts';
import { NOTHING_WRITTEN, together, type Written } from './write.ts';

/** More would only wait for the event server. */
const MOST_THREADS = 4;
const BORROWERS = 40;

type Desk = {
  /** Stores what goes beside the log of a portion. */
  keep(letters: readonly Correspondence[]): Promise<void>;
  progress(written: Written): void;
  /** The last position of the log. */
  head(): Promise<bigint | 'start'>;
  /** Through that position the log has all histories that ended by the last day of a month, and nothing later. */
  monthWritten(lastDay: LocalDate, through: bigint): Promise<void>;
};

/** Month by month of the histories' ends. @throws what the ledger throws */
export async function writeBook(
  book: Book,
  plans: readonly BorrowerPlan[],
  offerNumbers: ReadonlyMap<LoanId, string>,
  { keep, progress, head, monthWritten }: Desk,
): Promise<Written> {
  const count = Math.min(MOST_THREADS, availableParallelism());
  const threads = new Piscina<Portion, PortionEnd>({
    filename: new URL('./portion.ts', import.meta.url).href,
    name: 'writePortion',
    minThreads: count,
    maxThreads: count,
    // While one portion ends the next one fills the line.
    concurrentTasksPerWorker: 2,
    // A thread that waits for work still answers the event server.
    atomics: 'disabled',
    execArgv: [],
    workerData: book,
  });
  let written = NOTHING_WRITTEN;
  const write = async (some: readonly BorrowerPlan[]): Promise<void> => {
    const loans = some.flatMap((plan) => plan.loans);
    const numbers = new Map(loans.map(({ loanId }) => [loanId, offerNumbers.get(loanId) ?? '']));
    const { written: more, correspondence } = await threads.run({ plans: some, offerNumbers: numbers });
    await keep(correspondence);
    written = together(written, more);
    progress(written);
  };
  const { today } = book.calendar;
  // While a month is anchored the next one is written.
  let anchored = Promise.resolve();
  try {
    for (const [month, ended] of [...Map.groupBy(plans, (plan) => endOf(plan, today).slice(0, 7))].toSorted(byMonth)) {
      await Promise.all(portionsOf(ended).map(write));
      const lastDay = addDays(addMonths(localDate(`${month}-01`), 1), -1);
      const through = await head();
      if (lastDay >= today || through === 'start') continue;
      anchored = anchored.then(() => monthWritten(lastDay, through));
      anchored.catch(() => undefined);
    }
    await anchored;
    return written;
  } finally {
    await threads.destroy();
  }
}

const byMonth = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** Oldest first, so that the log ends with the newest events. */
function portionsOf(plans: readonly BorrowerPlan[]): (readonly BorrowerPlan[])[] {
  const lastDay = (plan: BorrowerPlan): string => plan.loans.at(-1)?.appliedOn ?? '';
  const inOrder = plans.toSorted((a, b) => (lastDay(a) < lastDay(b) ? -1 : 1));
  return Array.from({ length: Math.ceil(inOrder.length / BORROWERS) }, (_, n) =>
    inOrder.slice(n * BORROWERS, (n + 1) * BORROWERS),
  );
}
