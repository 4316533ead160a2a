import { loanStream } from '../../../schema/events/streams.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { LaggingLedger } from '../../ports/lagging-ledger.ts';
import type { LoanRecord } from '../../use-cases/audit/audit.ts';

export type RecordsDeps = {
  readonly ledger: LaggingLedger;
  readonly isDeleted: (error: unknown) => boolean;
};

/** None of a deleted stream; verifyStream says that it was deleted. */
export async function recordsOf({ ledger, isDeleted }: RecordsDeps, loanId: LoanId): Promise<readonly LoanRecord[]> {
  try {
    return (await ledger.readLagging(loanStream(loanId))).events;
  } catch (error) {
    if (isDeleted(error)) return [];
    throw error;
  }
}
