/** From the person's own data and loans, before any bureau is asked (R28). */
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { ageOn } from '../../../schema/values/iin.ts';
import { type Tiyn, tenge, ZERO } from '../../../schema/values/money.ts';
import { preScoreAmount } from '../../domain/decision/engine.ts';
import type { Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { incomeOf } from '../decision/scoring-facts.ts';
import { loansOf, repaidOf } from '../loan/borrower-loans.ts';

export type PreScoreDeps = { ledger: Ledger; clock: Clock; borrowers: Borrowers };

/** Tiyn by period key; null if nothing fits or too little is known. */
export const makePreScore =
  (deps: PreScoreDeps) =>
  async (borrowerId: BorrowerId): Promise<{ P1D: Tiyn | null; P1M: Tiyn | null }> => {
    const person = await deps.borrowers.find(borrowerId);
    if (!person) return { P1D: null, P1M: null };
    const today = await deps.clock.today();
    const loans = await loansOf(deps.ledger, borrowerId);
    const declared = tenge(person.monthlyLoanPayments);
    const lastFacts = loans.findLast((loan) => loan.scoringFacts !== null)?.scoringFacts;
    return preScoreAmount(
      {
        age: ageOn(person.birthDate, today),
        entrepreneur: person.entrepreneur,
        registryFound: true,
        blacklisted: false,
        stopCredit: false,
        fraudSuspected: false,
        manualReviewWanted: false,
        reviewed: false,
        bureauInstalments: lastFacts?.bureauInstalments ?? ZERO,
        declaredInstalments: declared,
        worstOverdueDays: 0,
        worstOverdueAmount: ZERO,
        ownDebt: null,
        ...incomeOf(loans, person, today),
        statementRejected: false,
        finishedLoans: repaidOf(loans).length,
        score: lastFacts?.score ?? 0,
        reports: [],
      },
      today,
    );
  };
