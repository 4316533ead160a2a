/** Early repayment in full: what it costs on a day, asking for it once a day, signing it. Paying the sum closes the loan. */
import { isLive } from '../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { type Refusal, refuse } from '../domain/decider.ts';
import { contractOf } from '../domain/money/contract.ts';
import { type Quote, quoteOn } from '../domain/money/quote.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Caller } from './event-context.ts';
import { commandLoan } from './loan-command.ts';
import { type LoanFacts, readOwnLoan } from './loan-facts.ts';
import type { SignedDocumentHandler } from './signed-document.ts';

export type PrepaymentDeps = { ledger: Ledger; clock: Clock };
type Done = { position: bigint | null } | { refusal: Refusal };

/** The debt of a day from the facts of the stream; undefined where no money is lent. */
export function debtOf(loan: LoanFacts, day: LocalDate): Quote | undefined {
  if (!loan.standing || !isLive(loan.status)) return undefined;
  return quoteOn({ contract: contractOf(loan.terms, loan.price), standing: loan.standing }, day);
}

export type PrepaymentUseCases = ReturnType<typeof makePrepayment>;

export function makePrepayment(deps: PrepaymentDeps) {
  async function quote(borrowerId: BorrowerId, loanId: LoanId): Promise<Quote | undefined> {
    const loan = await readOwnLoan(deps.ledger, borrowerId, loanId);
    return loan && debtOf(loan, await deps.clock.today());
  }

  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, PREPAYMENT_TODAY, NOT_ALLOWED_NOW. */
  async function request(caller: Caller, borrowerId: BorrowerId, loanId: LoanId): Promise<Done> {
    const loan = await readOwnLoan(deps.ledger, borrowerId, loanId);
    if (!loan) return { refusal: refuse('NOT_FOUND').refusal };
    const owed = debtOf(loan, await deps.clock.today());
    if (!owed) return { refusal: refuse('LOAN_NOT_LIVE').refusal };
    const command = { type: 'RequestPrepayment', kind: 'FULL', amount: owed.full } as const;
    const done = await commandLoan(deps, caller, loanId, command);
    return done.accepted ? { position: done.position } : { refusal: done.refusal };
  }

  /** The signature under FULL_PREPAYMENT. */
  const signed: SignedDocumentHandler = async ({ caller, borrowerId, loanId, signature }) => {
    if (!(await readOwnLoan(deps.ledger, borrowerId, loanId))) return { refusal: refuse('NOT_FOUND').refusal };
    const done = await commandLoan(deps, caller, loanId, { type: 'SignPrepayment', signature });
    return done.accepted ? { signed: true, position: done.position } : { refusal: done.refusal };
  };

  return { quote, request, signed };
}
