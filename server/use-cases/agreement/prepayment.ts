/** Early repayment of all or a part: cost, request (one a day), signature. Paying the sum completes it. */
import type { PrepaymentMode } from '../../../schema/events/loan/prepayment.ts';
import { isRunning } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import { prepaymentEconomy } from '../../domain/loan/prepayment-economy.ts';
import type { Quote } from '../../domain/money/quote.ts';
import { type BalanceDeps, balanceOf } from '../balance/balance.ts';
import { type ClosingSum, closingSum, repayFromBalance } from '../balance/balance-prepayment.ts';
import type { DetailsMaker } from '../document/document-unchanged.ts';
import type { SignedDocumentHandler } from '../document/signed-document.ts';
import type { Caller } from '../kernel/event-context.ts';
import { commandLoan, commandOwnLoan } from '../loan/loan-command.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadOwnLoan } from '../loan/loans.ts';

export type PrepaymentDeps = BalanceDeps;
export type PrepaymentWish = { kind: 'FULL' } | { kind: 'PARTIAL'; amount: Tiyn; mode: PrepaymentMode };

export type PrepaymentUseCases = ReturnType<typeof makePrepayment>;

const DOCUMENT = { FULL: 'FULL_PREPAYMENT', PARTIAL: 'PARTIAL_PREPAYMENT_APPLICATION' } as const;

export function makePrepayment(deps: PrepaymentDeps) {
  async function quote(borrowerId: BorrowerId, loanId: LoanId): Promise<Quote | undefined> {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    return loan && isRunning(loan.status) ? debtOn(loan, await deps.clock.today()) : undefined;
  }

  /** The payoff, together with what the balance contributes. */
  async function cost(borrowerId: BorrowerId, loanId: LoanId): Promise<(Quote & ClosingSum) | undefined> {
    const quoted = await quote(borrowerId, loanId);
    return quoted && { ...quoted, ...closingSum(quoted, await balanceOf(deps.ledger, borrowerId)) };
  }

  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, PREPAYMENT_AT_ONCE, PREPAYMENT_AMOUNT. */
  async function economy(borrowerId: BorrowerId, loanId: LoanId, amount: Tiyn) {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    return loan ? economyOf(loan, amount) : refuse('NOT_FOUND');
  }

  async function economyOf(loan: LoanView, amount: Tiyn) {
    const { contract, standing } = loan;
    if (!isRunning(loan.status) || !contract || !standing) return refuse('LOAN_NOT_LIVE');
    return prepaymentEconomy({ contract, standing }, amount, await deps.clock.today());
  }

  /** Refusals: NOT_FOUND, LOAN_NOT_LIVE, PREPAYMENT_TODAY, PREPAYMENT_AT_ONCE, PREPAYMENT_AMOUNT, NOT_ALLOWED_NOW. */
  const request = (caller: Caller, borrowerId: BorrowerId, loanId: LoanId, wish: PrepaymentWish = { kind: 'FULL' }) =>
    commandOwnLoan(deps, { caller, borrowerId }, loanId, { type: 'RequestPrepayment', amount: ZERO, ...wish });

  /** Handles a signed FULL_PREPAYMENT or PARTIAL_PREPAYMENT_APPLICATION. */
  const signed: SignedDocumentHandler = async ({ caller, borrowerId, loanId, signature }) => {
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    if (!loan) return refuse('NOT_FOUND');
    if (loan.prepayment && DOCUMENT[loan.prepayment.kind] !== signature.documentType) {
      return refuse('DOCUMENT_CHANGED');
    }
    const outcome = await commandLoan(deps, caller, loanId, { type: 'SignPrepayment', signature });
    if ('refusal' in outcome) return outcome;
    await repayFromBalance(deps, caller, loanId);
    return { signed: true, position: outcome.position };
  };

  /** The same unsigned request of today is answered as it is. A different one on the same day is refused. */
  async function requestOrRepeat(caller: Caller, borrowerId: BorrowerId, loanId: LoanId, wish: PrepaymentWish) {
    const outcome = await request(caller, borrowerId, loanId, wish);
    if (!('refusal' in outcome) || outcome.refusal.code !== 'PREPAYMENT_TODAY') return outcome;
    const loan = await loadOwnLoan(deps.ledger, borrowerId, loanId);
    return loan && isAskedFor(loan, wish) ? { loan, position: loan.position } : outcome;
  }

  return { quote, cost, economy, request, requestOrRepeat, signed };
}

export const partialDetails =
  ({ clock }: Pick<PrepaymentDeps, 'clock'>): DetailsMaker =>
  async (_wish, loan) =>
    partialPaperOn(loan, await clock.today());

function isAskedFor({ prepayment }: LoanView, wish: PrepaymentWish): boolean {
  if (prepayment?.state !== 'REQUESTED' || prepayment.kind !== wish.kind) return false;
  return wish.kind === 'FULL' || (prepayment.amount === wish.amount && prepayment.mode === wish.mode);
}

/** Refused if no application is open. */
export function partialPaperOn(loan: LoanView, day: LocalDate) {
  const { prepayment: requested, contract, standing } = loan;
  const open = requested?.kind === 'PARTIAL' && (requested.state === 'REQUESTED' || requested.state === 'SIGNED');
  if (!open || !requested.mode || !contract || !standing) return refuse('NOT_ALLOWED_NOW');
  const answer = prepaymentEconomy({ contract, standing }, requested.amount, day);
  if ('refusal' in answer) return answer;
  const price = answer.economy.options.find(({ mode }) => mode === requested.mode);
  if (!price) return refuse('NOT_ALLOWED_NOW');
  const { amount, payBy, mode } = requested;
  return { partialPrepayment: { amount, payBy, way: mode, price: { ...price, rows: [...price.rows] } } };
}
