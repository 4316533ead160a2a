/**
 * Reads the row of the read model, or the stream if the row may be incomplete: the projector lags, an event could not
 * be applied, or this process has just written.
 */
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Loans } from '../../ports/loans.ts';
import type { OwnWrites } from './own-writes.ts';

export type RowLoansDeps = {
  /** Omits a loan whose row is incomplete. */
  rows: Loans;
  streams: Loans;
  writes: Pick<OwnWrites, 'positionOf' | 'lastOpenedBy'>;
  isBehind: () => Promise<boolean>;
};

export function rowLoans({ rows, streams, writes, isBehind }: RowLoansDeps): Loans {
  return {
    async loan(loanId: LoanId) {
      const row = (await isBehind()) ? undefined : await rows.loan(loanId);
      return row && row.position >= writes.positionOf(loanId) ? row : streams.loan(loanId);
    },
    async loansOf(borrowerId: BorrowerId) {
      const found = (await isBehind()) ? [] : await rows.loansOf(borrowerId);
      const opened = writes.lastOpenedBy(borrowerId);
      const isComplete = opened === undefined || found.some(({ state }) => state.application.loanId === opened);
      if (found.length === 0 || !isComplete) return streams.loansOf(borrowerId);
      const loans = found.map(async (row) => {
        const { loanId } = row.state.application;
        return row.position >= writes.positionOf(loanId) ? row : await streams.loan(loanId);
      });
      return (await Promise.all(loans)).filter((loan) => loan !== undefined);
    },
  };
}
