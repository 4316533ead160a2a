/**
 * Moves balance money to a loan (R15) in three steps: the account sets it aside at its exact revision, the loan takes
 * it and answers once, what the loan did not need returns. A request, the end of day or a workflow after a crash may
 * finish it: ids come from the transfer, so nothing counts twice. Between the steps the money stands on
 * transit:balance.
 */
import type { AccountEvent } from '../../../schema/events/account.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { accountStream, type Recorded } from '../../../schema/events/streams.ts';
import type { BorrowerId, CommandId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Caller } from '../kernel/event-context.ts';
import { commandLoan } from '../loan/loan-command.ts';
import { loadLoan } from '../loan/loans.ts';
import { type BalanceDeps, commandAccount, settleSurplus } from './balance.ts';

export type Transfer = { transferId: PaymentId; loanId: LoanId; borrowerId: BorrowerId; amount: Tiyn; day: LocalDate };

/** The command id comes from the transfer, so two callers at the same step send the same command. */
const stepOf = (deps: BalanceDeps, caller: Caller, transferId: PaymentId, step: string): Caller => ({
  ...caller,
  commandId: deps.ids.derived<CommandId>(transferId, step),
});

/** Undefined means the money is set aside, now or earlier. Refuses AMOUNT_WRONG above the balance. */
export async function reserveTransfer(
  deps: BalanceDeps,
  caller: Caller,
  { transferId, loanId, borrowerId, amount, day }: Transfer,
) {
  const command = { type: 'DebitBalance', reason: 'INSTALMENT', amount, loanId, transferId } as const;
  const outcome = await commandAccount(deps, stepOf(deps, caller, transferId, 'debit'), borrowerId, command, day);
  return 'refusal' in outcome ? outcome : undefined;
}

/**
 * Returns the number of events written to the loan; 0 if nothing was set aside under this id or the transfer is
 * finished.
 */
export async function finishTransfer(
  deps: BalanceDeps,
  caller: Caller,
  borrowerId: BorrowerId,
  transferId: PaymentId,
): Promise<number> {
  const { events } = await deps.ledger.readLatest(accountStream(borrowerId));
  const taken = events.find((event) => isDebitOf(event, transferId));
  if (taken?.type !== 'BalanceDebited' || taken.data.loanId === null) return 0;
  const { loanId, amount } = taken.data;
  const loan = await loadLoan(deps.ledger, loanId);
  if (!loan) throw new Error(`transfer ${transferId}: loan ${loanId} is gone`);
  const accruedThrough = loan.standing?.accruedThrough ?? loan.statusOn;
  const today = latest(latest(taken.metadata.effectiveDate, loan.statusOn), accruedThrough);
  const command = { type: 'ApplyBalance', transferId, amount } as const;
  const outcome = await commandLoan(deps, stepOf(deps, caller, transferId, 'apply'), loanId, command, { today });
  if (!('refusal' in outcome)) {
    await settleSurplus(deps, caller, loanId);
    return outcome.appended;
  }
  // Only an ended loan refuses for ever. After any other refusal the step is retried and the money waits in transit.
  if (outcome.refusal.code !== 'LOAN_NOT_LIVE') throw new Error(`transfer ${transferId}: ${outcome.refusal.code}`);
  const back = { type: 'CreditBalance', reason: 'SURPLUS', amount, paymentId: transferId, loanId } as const;
  const returned = await commandAccount(deps, stepOf(deps, caller, transferId, 'back'), borrowerId, back);
  if ('refusal' in returned) throw new Error(`transfer ${transferId}: ${returned.refusal.code}`);
  return 0;
}

const isDebitOf = (event: Recorded<AccountEvent>, transferId: PaymentId): boolean =>
  event.type === 'BalanceDebited' && event.data.reason === 'INSTALMENT' && event.data.transferId === transferId;

/** The transfers from this balance to one loan, oldest first. */
export const debitsFor = (loanId: LoanId, account: readonly AccountEvent[]): PaymentId[] =>
  account.flatMap((event) => {
    if (event.type !== 'BalanceDebited' || event.data.reason !== 'INSTALMENT' || event.data.loanId !== loanId)
      return [];
    return event.data.transferId ?? [];
  });

/** True once the loan took the money of this transfer, or refused it and it is back on the balance. */
export const isAnswered = (
  transferId: PaymentId,
  loan: readonly LoanEvent[],
  account: readonly AccountEvent[],
): boolean =>
  loan.some((event) => event.type === 'BalanceApplied' && event.data.transferId === transferId) ||
  account.some((event) => event.type === 'BalanceCredited' && event.data.paymentId === transferId);
