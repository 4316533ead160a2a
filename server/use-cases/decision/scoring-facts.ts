/** Figures and flags only, no personal data. */
import type { ScoringFacts } from '../../../schema/events/decision.ts';
import { incomeFrom } from '../../../schema/reference/income-bands.ts';
import { STATEMENT } from '../../../schema/reference/limits.ts';
import { ageOn } from '../../../schema/values/iin.ts';
import { addDays, type LocalDate } from '../../../schema/values/local-date.ts';
import { most, type Tiyn, tenge } from '../../../schema/values/money.ts';
import { declaredBy } from '../../domain/decision/declared.ts';
import type { Blacklist } from '../../ports/blacklist.ts';
import type { Borrower, Borrowers } from '../../ports/borrowers.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CreditBureau } from '../../ports/credit-bureau.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { ProviderCall } from '../../ports/provider.ts';
import type { StateRegistry } from '../../ports/state-registry.ts';
import { creditHistoryOf, repaidOf } from '../loan/borrower-loans.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { ownDebtOf, worstOwnArrears } from '../loan/own-history.ts';

export type ScoringDeps = {
  ledger: Ledger;
  clock: Clock;
  borrowers: Borrowers;
  registry: StateRegistry;
  blacklist: Blacklist;
  bureau: CreditBureau;
};

/** @throws ProviderUnavailable | ProviderGarbage: a missing fact is never guessed. */
export async function gatherFacts(
  deps: ScoringDeps,
  loan: LoanView,
  person: Borrower,
  reviewed: boolean,
  call: ProviderCall,
): Promise<ScoringFacts> {
  const today = await deps.clock.today();
  const [registry, listed, report, history] = await Promise.all([
    deps.registry.find(person.iin, call),
    deps.blacklist.check(person, call),
    deps.bureau.report(person.iin, call),
    creditHistoryOf(deps.ledger, loan.borrowerId),
  ]);
  const { loans } = history;
  const own = await worstOwnArrears(deps.ledger, loans, today);
  const declared = declaredBy(person);
  return {
    age: ageOn(registry.found ? registry.birthDate : person.birthDate, today),
    entrepreneur: person.entrepreneur,
    registryFound: registry.found,
    blacklisted: listed.listed,
    stopCredit: report.stopCredit,
    fraudSuspected: listed.fraudSuspected,
    manualReviewWanted: listed.manualReviewWanted || declared.reviewWanted || report.reviewWanted,
    reviewed,
    bureauInstalments: report.monthlyInstalments,
    declaredInstalments: tenge(person.monthlyLoanPayments),
    worstOverdueDays: Math.max(report.worstOverdueDays, own.days, declared.overdueDays),
    worstOverdueAmount: most(most(report.worstOverdueAmount, own.amount), declared.overdueAmount),
    ownDebt: ownDebtOf(history),
    ...incomeFor(loan, loans, person, today),
    statementRejected: loan.statementRejected,
    finishedLoans: repaidOf(loans).length,
    score: report.score,
    reports: listed.listVersion === null ? [report.reference] : [report.reference, listed.listVersion],
  };
}

type Income = Pick<ScoringFacts, 'incomeSource' | 'validStatementExists'> & { income: Tiyn };

/** Of an application that goes on without its statement only the declared income counts (R262). */
const incomeFor = (loan: LoanView, loans: readonly LoanView[], person: Borrower, today: LocalDate): Income =>
  incomeOf(loan.status === 'READY_FOR_SCORING' && loan.statementRejected ? [] : loans, person, today);

/** A statement counts for 30 days, and only if it shows income in 2 of its 6 months (R96, R28). */
export function incomeOf(loans: readonly LoanView[], person: Borrower, today: LocalDate): Income {
  const statement = loans.findLast(
    (loan) => loan.statement && addDays(loan.statement.on, STATEMENT.days) >= today,
  )?.statement;
  if (statement && statement.monthsWithIncome >= STATEMENT.incomeMonths)
    return { income: statement.monthlyIncome, incomeSource: 'STATEMENT', validStatementExists: true };
  const income = tenge(incomeFrom(person.incomeBand));
  return { income, incomeSource: 'BAND', validStatementExists: statement !== undefined && statement !== null };
}
