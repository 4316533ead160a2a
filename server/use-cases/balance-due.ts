/** The balance pays what falls due by itself (decision 14): on the last day to pay, just before that day's end makes it late. */
import type { CommandId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate, latest } from '../../schema/values/local-date.ts';
import { least, ZERO } from '../../schema/values/money.ts';
import { type BalanceDeps, balanceOf } from './balance.ts';
import { finishTransfer, reserveTransfer } from './balance-transfer.ts';
import type { Caller } from './event-context.ts';
import { debtOn } from './loan-debt.ts';
import { loadLoan } from './loan-view.ts';

/** `day` is the business day that begins; the money counts from the day before. Answers the events written to the loan. */
export async function applyDueBalance(
  deps: BalanceDeps,
  caller: Caller,
  loanId: LoanId,
  day: LocalDate,
): Promise<number> {
  const loan = await loadLoan(deps.ledger, loanId);
  if (!loan?.standing?.nextDue) return 0;
  const { borrowerId } = loan;
  const transferId = deps.ids.derived<PaymentId>(String(loanId) as CommandId, `balance:${day}:transfer`);
  const today = latest(addDays(day, -1), loan.statusOn);
  const amount = least(await balanceOf(deps.ledger, borrowerId), debtOn(loan, today)?.due ?? ZERO);
  // A payment or another transfer may be quicker: then there is simply nothing to set aside.
  if (amount > 0n) await reserveTransfer(deps, caller, { transferId, loanId, borrowerId, amount, day: today });
  return finishTransfer(deps, caller, borrowerId, transferId);
}
