import type { Stream } from '../../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../../schema/events/ledger.ts';
import { loanStream, type Recorded } from '../../../schema/events/streams.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { LaggingLedger } from '../../ports/lagging-ledger.ts';
import type { LoanRecord } from '../../use-cases/audit/audit.ts';

export type RecordsDeps = {
  readonly ledger: LaggingLedger;
  readonly isDeleted: (error: unknown) => boolean;
};

/** None of a deleted stream; verifyStream says that it was deleted. */
export const recordsOf = (deps: RecordsDeps, loanId: LoanId): Promise<readonly LoanRecord[]> =>
  recordsUnder(deps, loanStream(loanId));

export async function recordsUnder<E extends LedgerEvent>(
  { ledger, isDeleted }: RecordsDeps,
  stream: Stream<E>,
  { from, upTo }: { from?: bigint; upTo?: bigint } = {},
): Promise<readonly Recorded<E>[]> {
  try {
    return (await ledger.readLagging(stream, upTo, from)).events;
  } catch (error) {
    if (isDeleted(error)) return [];
    throw error;
  }
}
