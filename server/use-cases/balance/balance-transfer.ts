/**
 * Money of the balance on its way to a loan (R15): set aside on the account at its exact revision, then taken by the loan, which answers once
 * for all, then what it did not need comes back. Whoever comes first finishes it (the request, the closing of the day, the workflow after a
 * crash); ids are made of the transfer, so nothing counts twice. Between the steps the money stands in transit:balance.
 */
import type { AccountEvent } from '../../../schema/events/account.ts';
import { accountStream, type Recorded } from '../../../schema/events/streams.ts';
import type { BorrowerId, CommandId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import type { Tiyn } from '../../../schema/values/money.ts';
import type { Refused } from '../../domain/decider.ts';
import type { Caller } from '../kernel/event-context.ts';
import { commandLoan } from '../loan/loan-command.ts';
import { loadLoan } from '../loan/loans.ts';
import { type BalanceDeps, commandAccount, settleSurplus } from './balance.ts';

export type Transfer = { transferId: PaymentId; loanId: LoanId; borrowerId: BorrowerId; amount: Tiyn; day: LocalDate };

/** The command of a step is the transfer's own: two callers who are at it at once send the same. */
const stepOf = (deps: BalanceDeps, caller: Caller, transferId: PaymentId, step: string): Caller => ({
  ...caller,
  commandId: deps.ids.derived<CommandId>(transferId, step),
});

/** Undefined is a yes, now or before. Refuses AMOUNT_WRONG above the balance. */
export async function reserveTransfer(
  deps: BalanceDeps,
  caller: Caller,
  { transferId, loanId, borrowerId, amount, day }: Transfer,
): Promise<Refused | undefined> {
  const command = { type: 'DebitBalance', reason: 'INSTALMENT', amount, loanId, transferId } as const;
  const outcome = await commandAccount(deps, stepOf(deps, caller, transferId, 'debit'), borrowerId, command, day);
  return 'refusal' in outcome ? outcome : undefined;
}

/** Answers the events written to the loan; 0 where nothing was set aside under this id, or all is done. */
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
  const seen = loan.standing?.accruedThrough ?? loan.statusOn;
  const today = latest(latest(taken.metadata.effectiveDate, loan.statusOn), seen);
  const command = { type: 'ApplyBalance', transferId, amount } as const;
  const outcome = await commandLoan(deps, stepOf(deps, caller, transferId, 'apply'), loanId, command, { today });
  if (!('refusal' in outcome)) {
    await settleSurplus(deps, caller, loanId);
    return outcome.appended;
  }
  // Only a loan that is over says no for ever; anything else is asked again, and the money waits in transit.
  if (outcome.refusal.code !== 'LOAN_NOT_LIVE') throw new Error(`transfer ${transferId}: ${outcome.refusal.code}`);
  const back = { type: 'CreditBalance', reason: 'SURPLUS', amount, paymentId: transferId, loanId } as const;
  const returned = await commandAccount(deps, stepOf(deps, caller, transferId, 'back'), borrowerId, back);
  if ('refusal' in returned) throw new Error(`transfer ${transferId}: ${returned.refusal.code}`);
  return 0;
}

const isDebitOf = (event: Recorded<AccountEvent>, transferId: PaymentId): boolean =>
  event.type === 'BalanceDebited' && event.data.reason === 'INSTALMENT' && event.data.transferId === transferId;
