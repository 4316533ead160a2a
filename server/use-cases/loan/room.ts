/** Front door of the room: finds loans by what people type, and says what others need of a borrower's loans. */
import { LoanId } from '../../../schema/events/codecs.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { lastOf, lockOf, readLoansUntilEnd } from './borrower-loans.ts';
import { type LoanSource, readLoan } from './loans.ts';

type Deps = LoanSource & { loanOfOffer(offerNumber: string): Promise<LoanId | undefined> };

export const makeLoanRoom = (deps: Deps) => ({
  offerOf: async (loanId: LoanId) => (await readLoan(deps, loanId))?.offerNumber ?? null,
  /** By loan id, or by offer number as a person types it. */
  findLoan: async (text: string) => {
    const id = LoanId.safeParse(text);
    return id.success ? id.data : deps.loanOfOffer(text.toUpperCase());
  },
  loanGuard: {
    lastLoan: async (borrowerId: BorrowerId) => {
      const last = lastOf(await readLoansUntilEnd(deps, borrowerId));
      return last && { id: last.loanId, status: last.status };
    },
    lock: async (borrowerId: BorrowerId, today: LocalDate) =>
      lockOf(await readLoansUntilEnd(deps, borrowerId), today) ?? undefined,
  },
});
