/**
 * The balance repays a loan early if it covers the whole debt. On a single-payment loan with a signed request to repay
 * everything it pays whatever it holds, because any money repays at once there. It never repays part of an instalment
 * loan. May be repeated at any time.
 */
import { loanStream } from '../../../schema/events/streams.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { least, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import { closingPart } from '../../domain/loan/payment-effect.ts';
import type { Quote } from '../../domain/money/quote.ts';
import type { Caller } from '../kernel/event-context.ts';
import { stateOf } from '../kernel/handle.ts';
import { currentOf, loansOf } from '../loan/borrower-loans.ts';
import { type BalanceDeps, readAccount, settleSurplus } from './balance.ts';
import { debitsFor, finishTransfer, isAnswered, reserveTransfer } from './balance-transfer.ts';

export type ClosingSum = {
  /** Tiyn. */
  fromBalance: Tiyn;
  toPay: Tiyn;
};

export function closingSum({ full }: Pick<Quote, 'full'>, balance: Tiyn): ClosingSum {
  const fromBalance = least(full, most(ZERO, balance));
  return { fromBalance, toPay: subtract(full, fromBalance) };
}

/**
 * `paidOn`: the day of the payment that triggered this; the balance money counts from the same day. Money set aside for
 * the loan earlier reaches it first; else a request and a workflow at the same moment would each debit the balance.
 */
export async function repayFromBalance(
  deps: BalanceDeps,
  caller: Caller,
  loanId: LoanId,
  paidOn?: LocalDate,
): Promise<void> {
  await settleSurplus(deps, caller, loanId);
  const { events: onLoan } = await deps.ledger.readLatest(loanStream(loanId));
  const loan = stateOf(loanDecider, onLoan);
  if (loan.stage !== 'running') return;
  const { borrowerId } = loan.application;
  const { state, events } = await readAccount(deps.ledger, borrowerId);
  const debits = debitsFor(loanId, events);
  const underway = debits.find((transferId) => !isAnswered(transferId, onLoan, events));
  if (underway) {
    await finishTransfer(deps, caller, borrowerId, underway);
    return repayFromBalance(deps, caller, loanId, paidOn);
  }
  const day = latest(paidOn ?? (await deps.clock.today()), latest(loan.lastDay, loan.standing.accruedThrough));
  const amount = closingPart(loan, state.balance, day);
  if (amount === ZERO) return;
  // The number of earlier transfers gives the id, so two callers at the same moment set the same money aside.
  const transferId = deps.ids.derived<PaymentId>(loanId, `closing:${debits.length}`);
  const refused = await reserveTransfer(deps, caller, { transferId, loanId, borrowerId, amount, day });
  if (!refused) await finishTransfer(deps, caller, borrowerId, transferId);
}

/** After a top-up: repays the open loan if the balance now covers it. */
export async function repayOpenLoan(
  deps: BalanceDeps,
  caller: Caller,
  borrowerId: BorrowerId,
  paidOn: LocalDate,
): Promise<void> {
  const loan = currentOf(await loansOf(deps.ledger, borrowerId));
  if (loan) await repayFromBalance(deps, caller, loan.loanId, paidOn);
}
