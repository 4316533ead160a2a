/**
 * The balance repays a loan early if it covers the whole debt. On a single-payment loan with a signed request to repay
 * everything it pays whatever it holds, because any money repays at once there. It never repays part of an instalment
 * loan. May be repeated at any time.
 */
import { isRunning } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { ceilToTenge, least, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Quote } from '../../domain/money/quote.ts';
import type { Caller } from '../kernel/event-context.ts';
import { currentOf, loansOf } from '../loan/borrower-loans.ts';
import { debtOn } from '../loan/loan-debt.ts';
import { loadLoan } from '../loan/loans.ts';
import { type BalanceDeps, readAccount, settleSurplus } from './balance.ts';
import { finishTransfer, reserveTransfer } from './balance-transfer.ts';

export type ClosingSum = {
  /** What the balance contributes to the payoff, tiyn. */
  fromBalance: Tiyn;
  /** What remains to pay, in whole tenge. */
  toPay: Tiyn;
};

export function closingSum({ full }: Pick<Quote, 'full'>, balance: Tiyn): ClosingSum {
  const fromBalance = least(full, most(ZERO, balance));
  return { fromBalance, toPay: ceilToTenge(subtract(full, fromBalance)) };
}

/** `paidOn`: the day of the payment that triggered this; the balance money counts from the same day. */
export async function repayFromBalance(
  deps: BalanceDeps,
  caller: Caller,
  loanId: LoanId,
  paidOn?: LocalDate,
): Promise<void> {
  await settleSurplus(deps, caller, loanId);
  const loan = await loadLoan(deps.ledger, loanId);
  if (!loan?.standing || !isRunning(loan.status)) return;
  const { borrowerId, standing } = loan;
  const day = latest(paidOn ?? (await deps.clock.today()), latest(loan.statusOn, standing.accruedThrough));
  const debt = debtOn(loan, day);
  const { state, events } = await readAccount(deps.ledger, borrowerId);
  if (!debt || debt.full === ZERO) return;
  const amount = closingSum(debt, state.balance).fromBalance;
  const all = amount === debt.full && !loan.request;
  const signedFull =
    loan.prepayment?.kind === 'FULL' && loan.prepayment.state === 'SIGNED' && loan.prepayment.payBy >= day;
  const partly = signedFull && amount > ZERO && (!debt.instalment || amount === debt.full);
  if (!all && !partly) return;
  // If money came back in between, this is another transfer and needs another id.
  const transferId = deps.ids.derived<PaymentId>(loanId, `closing:${day}:${events.length}`);
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
