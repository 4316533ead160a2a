/** Early repayment in full: what it costs on a day, asking for it once a day, signing it. Paying the sum closes the loan. */
import { isLive } from '../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import { ZERO } from '../../schema/values/money.ts';
import { type Refusal, refuse } from '../domain/decider.ts';
import type { Quote } from '../domain/money/quote.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Caller } from './event-context.ts';
import { commandLoan } from './loan-command.ts';
import { debtOn } from './loan-debt.ts';
import { type LoanView, loadOwnLoan } from './loan-view.ts';
import type { SignedDocumentHandler } from './signed-document.ts';

export type PrepaymentDeps = { ledger: Ledger; clock: Clock };
type Done = { loan: LoanView; position: bigint } | { refusal: Refusal };

export type PrepaymentUseCases = ReturnType<typeof makePrepayment>;

export function makePrepayment(deps: PrepaymentDeps) {
  async function quote(borrowerId: BorrowerId, loanId: LoanId): Promise<Quote | undefined> {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    return loan && isLive(loan.status) ? debtOn(loan, await deps.clock.today()) : undefined;
  }

  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, PREPAYMENT_TODAY, NOT_ALLOWED_NOW. */
  async function request(caller: Caller, borrowerId: BorrowerId, loanId: LoanId): Promise<Done> {
    if (!(await loadOwnLoan(deps.ledger, borrowerId, loanId))) return { refusal: refuse('NOT_FOUND').refusal };
    const done = await commandLoan(deps, caller, loanId, { type: 'RequestPrepayment', kind: 'FULL', amount: ZERO });
    const loan = done.accepted ? await loadOwnLoan(deps.ledger, borrowerId, loanId) : undefined;
    if (!done.accepted) return { refusal: done.refusal };
    if (!loan) throw new Error(`loan ${loanId} is gone`);
    return { loan, position: done.position ?? loan.position };
  }

  /** The signature under FULL_PREPAYMENT. */
  const signed: SignedDocumentHandler = async ({ caller, borrowerId, loanId, signature }) => {
    if (!(await loadOwnLoan(deps.ledger, borrowerId, loanId))) return { refusal: refuse('NOT_FOUND').refusal };
    const done = await commandLoan(deps, caller, loanId, { type: 'SignPrepayment', signature });
    return done.accepted ? { signed: true, position: done.position } : { refusal: done.refusal };
  };

  return { quote, request, signed };
}
