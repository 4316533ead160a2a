/**
 * Under a signed request to repay everything the balance goes first: on a single-payment loan at once, whatever there is; on an instalment loan once
 * it covers all that is owed, for a part of it would repay nothing (decision 14). Safe at any time and any number of times.
 */
import type { CommandId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { latest } from '../../schema/values/local-date.ts';
import { ceilToTenge, least, most, subtract, type Tiyn, ZERO } from '../../schema/values/money.ts';
import type { Quote } from '../domain/money/quote.ts';
import { type BalanceDeps, readAccount, settleSurplus } from './balance.ts';
import { finishTransfer, reserveTransfer } from './balance-transfer.ts';
import type { Caller } from './event-context.ts';
import { debtOn } from './loan-debt.ts';
import { loadLoan } from './loan-view.ts';

export type ClosingSum = {
  /** What the balance gives to the full repayment, tiyn. */
  fromBalance: Tiyn;
  /** What is left to pay, in whole tenge. */
  toPay: Tiyn;
};

export function closingSum({ full }: Pick<Quote, 'full'>, balance: Tiyn): ClosingSum {
  const fromBalance = least(full, most(ZERO, balance));
  return { fromBalance, toPay: ceilToTenge(subtract(full, fromBalance)) };
}

export async function repayFromBalance(deps: BalanceDeps, caller: Caller, loanId: LoanId): Promise<void> {
  const loan = await loadLoan(deps.ledger, loanId);
  const asked = loan?.prepayment;
  if (!loan || asked?.kind !== 'FULL' || asked.state !== 'SIGNED') return;
  await settleSurplus(deps, caller, loanId);
  const today = latest(await deps.clock.today(), loan.statusOn);
  const debt = debtOn(loan, today);
  const { state, events } = await readAccount(deps.ledger, loan.borrowerId);
  if (!debt || debt.full === ZERO || asked.payBy < today) return;
  const amount = closingSum(debt, state.balance).fromBalance;
  if (amount === ZERO || (debt.instalment && amount < debt.full)) return;
  // Money that came back in between makes it another transfer.
  const step = `prepayment:${asked.requestedOn}:${events.length}`;
  const transferId = deps.ids.derived<PaymentId>(String(loanId) as CommandId, step);
  const { borrowerId } = loan;
  const refused = await reserveTransfer(deps, caller, { transferId, loanId, borrowerId, amount, day: today });
  if (!refused) await finishTransfer(deps, caller, borrowerId, transferId);
}
