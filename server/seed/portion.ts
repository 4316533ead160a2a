/** A worker thread of the seed: composes the histories of some borrowers and writes them over ledgers of its own. */
import { workerData } from 'piscina';
import type { LoanId } from '../../schema/values/ids.ts';
import { type CodeKey, codeBy } from '../adapters/ledger/event-code.ts';
import { openLedger } from '../adapters/ledger/eventstore.ts';
import type { SeedStaff } from './actors.ts';
import { type ComposedBorrower, composeBorrower } from './compose.ts';
import { type Correspondence, correspondenceOf } from './correspondence.ts';
import type { Calendar } from './moments.ts';
import type { BorrowerPlan, LoanPlan } from './plan.ts';
import { type Written, writeHistory } from './write.ts';

/** What all portions of a book share. `head`: of the log before the seed. */
export type Book = {
  url: string;
  codeKey: CodeKey;
  seed: number;
  calendar: Calendar;
  staff: SeedStaff;
  collectorIds: readonly string[];
  /** The hashes of the contracts that were drawn. */
  contracts: ReadonlyMap<LoanId, string>;
  head: bigint | 'start';
};
/** What was written to the log, and what goes beside it. */
export type PortionEnd = { written: Written; correspondence: readonly Correspondence[] };
export type Portion = { plans: readonly BorrowerPlan[]; offerNumbers: ReadonlyMap<LoanId, string> };

const { url, codeKey, seed, calendar, staff, collectorIds, contracts, head } = workerData as Book;
/** The more appends wait at once, the more of them the event server commits together. */
const LEDGERS = 4;
const log = { info: () => undefined, warn: () => undefined };
const ledgers = Array.from({ length: LEDGERS }, () => openLedger({ url, log, code: codeBy(codeKey) }));

export async function writePortion({ plans, offerNumbers }: Portion): Promise<PortionEnd> {
  const correspondence: Correspondence[] = [];
  function* composed(): Generator<ComposedBorrower> {
    for (const plan of plans) {
      const numberOf = ({ loanId }: LoanPlan) => offerNumbers.get(loanId) ?? '';
      const borrower = composeBorrower(seed, plan, numberOf, calendar, staff, contracts);
      correspondence.push(correspondenceOf(borrower, { seed, calendar, collectorIds }));
      yield borrower;
    }
  }
  return { written: await writeHistory(ledgers, composed(), head), correspondence };
}
