/**
 * Reads the row of the read model, or the stream if the row may be incomplete: the projector lags, an event could not
 * be applied, or this process has just written. While the log is silent the row is shown with its time.
 */
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Loans, ReadLoan } from '../../ports/loans.ts';
import type { Freshness } from './behind.ts';
import type { OwnWrites } from './own-writes.ts';

export type RowLoansDeps = {
  /** Omits a loan whose row is incomplete. */
  rows: Loans;
  streams: Loans;
  writes: Pick<OwnWrites, 'positionOf' | 'lastOpenedBy'>;
  freshness: () => Promise<Freshness>;
};

const shown = (row: ReadLoan, fresh: Freshness): ReadLoan =>
  fresh.is === 'SILENT' ? { ...row, asOf: fresh.since } : row;

export function rowLoans({ rows, streams, writes, freshness }: RowLoansDeps): Loans {
  return {
    async loan(loanId: LoanId) {
      const fresh = await freshness();
      const row = fresh.is === 'BEHIND' ? undefined : await rows.loan(loanId);
      return row && row.position >= writes.positionOf(loanId) ? shown(row, fresh) : streams.loan(loanId);
    },
    async loansOf(borrowerId: BorrowerId) {
      const fresh = await freshness();
      const found = fresh.is === 'BEHIND' ? [] : await rows.loansOf(borrowerId);
      const opened = writes.lastOpenedBy(borrowerId);
      const isComplete = opened === undefined || found.some(({ state }) => state.application.loanId === opened);
      if (found.length === 0 || !isComplete) return streams.loansOf(borrowerId);
      const loans = found.map(async (row) => {
        const { loanId } = row.state.application;
        return row.position >= writes.positionOf(loanId) ? shown(row, fresh) : await streams.loan(loanId);
      });
      return (await Promise.all(loans)).filter((loan) => loan !== undefined);
    },
  };
}
