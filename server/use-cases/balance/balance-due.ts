/**
 * The balance pays what falls due, or the amount that completes a signed agreement (R14), at the end of the last day to
 * pay. If the due date is a day off, it pays on that date, because waiting would add interest (D0025).
 */
import { isDayOff } from '../../../schema/reference/calendar.ts';
import type { LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { addDays, type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { add, least, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Caller } from '../kernel/event-context.ts';
import { debtOn } from '../loan/loan-debt.ts';
import { firstPaymentLeft } from '../loan/loan-request.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { loadLoan } from '../loan/loans.ts';
import { type BalanceDeps, balanceOf } from './balance.ts';
import { finishTransfer, reserveTransfer } from './balance-transfer.ts';

/**
 * `day` is the business day that begins. The money counts from the day before, or from `day` if a row falls due on this
 * day off. Returns the number of events written to the loan.
 */
export async function applyDueBalance(
  deps: BalanceDeps,
  caller: Caller,
  loanId: LoanId,
  day: LocalDate,
): Promise<number> {
  const loan = await loadLoan(deps.ledger, loanId);
  if (!loan?.standing?.nextDue) return 0;
  const { borrowerId } = loan;
  const transferId = deps.ids.derived<PaymentId>(loanId, `balance:${day}:transfer`);
  const row = loan.standing.rows.find(({ paidOn }) => paidOn === null);
  const { graceUntil } = loan.standing;
  const dayOff = row?.date === day && isDayOff(day) && (graceUntil === null || graceUntil < day);
  const today = dayOff ? day : latest(addDays(day, -1), loan.statusOn);
  const amount = wanted(await balanceOf(deps.ledger, borrowerId), loan, today);
  // A payment or another transfer may have come first; then nothing is left to set aside.
  if (amount > 0n) await reserveTransfer(deps, caller, { transferId, loanId, borrowerId, amount, day: today });
  return finishTransfer(deps, caller, borrowerId, transferId);
}

/** The sum due; or, if the balance covers a signed agreement, the sum that completes it, without any principal. */
function wanted(balance: Tiyn, loan: LoanView, today: LocalDate): Tiyn {
  const debt = debtOn(loan, today);
  if (!debt) return ZERO;
  const { request } = loan;
  const charged = add(debt.interest, debt.penalty, debt.premium);
  const sumOfDay = request?.kind === 'RESTRUCTURING' ? firstPaymentLeft(request) : charged;
  // A signed full prepayment that the balance covers since a top-up.
  const { prepayment } = loan;
  const closes = prepayment?.kind === 'FULL' && prepayment.state === 'SIGNED' && prepayment.payBy === today;
  if (closes && balance >= debt.full) return debt.full;
  const completes = request?.signed === true && request.payBy === today && balance >= sumOfDay;
  return completes ? sumOfDay : least(balance, debt.due);
}
