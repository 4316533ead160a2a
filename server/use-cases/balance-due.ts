/**
 * The balance pays what falls due (decision 14): on the last day to pay, just before that day's end makes it late. The account is debited first,
 * at its exact revision, then the loan takes the money; ids are made of loan and day, so a run that died in between is finished by the next.
 */
import type { Recorded } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { accountStream, type CommandId, type LoanId, type PaymentId } from '../../schema/values/ids.ts';
import { addDays, type LocalDate, latest } from '../../schema/values/local-date.ts';
import { least, type Tiyn, ZERO } from '../../schema/values/money.ts';
import { type BalanceDeps, balanceIn, commandAccount } from './balance.ts';
import type { Caller } from './event-context.ts';
import { commandLoan } from './loan-command.ts';
import { debtOn } from './loan-debt.ts';
import { type LoanView, loadLoan } from './loan-view.ts';

/** `day` is the business day that begins; the money counts from the day before. Answers the events written to the loan. */
export async function applyDueBalance(
  deps: BalanceDeps,
  caller: Caller,
  loanId: LoanId,
  day: LocalDate,
): Promise<number> {
  const loan = await loadLoan(deps.ledger, loanId);
  if (!loan?.standing?.nextDue) return 0;
  const own = (step: string) => deps.ids.derived<CommandId>(String(loanId) as CommandId, `balance:${day}:${step}`);
  const transferId = String(own('transfer')) as PaymentId;
  const today = latest(addDays(day, -1), loan.statusOn);
  const amount = await reserve(deps, { ...caller, commandId: own('debit') }, loan, transferId, today);
  if (amount === ZERO) return 0;
  const command = { type: 'ApplyBalance', transferId, amount } as const;
  const done = await commandLoan(deps, { ...caller, commandId: own('apply') }, loanId, command, { today });
  if (done.accepted) return done.appended;
  // A payment was quicker: what was taken for the loan goes back.
  const back = { type: 'CreditBalance', reason: 'SURPLUS', amount, paymentId: transferId, loanId } as const;
  await commandAccount(deps, { ...caller, commandId: own('back') }, loan.borrowerId, back);
  return 0;
}

/** Takes the money from the account, or finds what an earlier run has taken; nothing where there is nothing to take or to pay. */
async function reserve(
  deps: BalanceDeps,
  caller: Caller,
  loan: LoanView,
  transferId: PaymentId,
  today: LocalDate,
): Promise<Tiyn> {
  const { events } = await deps.ledger.read(accountStream(loan.borrowerId));
  if (events.some((event) => event.type === 'BalanceCredited' && event.data.paymentId === transferId)) return ZERO;
  const taken = events.find((event) => event.metadata.commandId === caller.commandId);
  if (taken) return amountOf(taken);
  const amount = least(balanceIn(events), debtOn(loan, today)?.due ?? ZERO);
  if (amount <= 0n) return ZERO;
  const command = { type: 'DebitBalance', reason: 'INSTALMENT', amount, loanId: loan.loanId } as const;
  const done = await commandAccount(deps, caller, loan.borrowerId, command);
  return done.accepted ? amount : ZERO;
}

const amountOf = (event: Recorded<LedgerEvent>): Tiyn => (event.type === 'BalanceDebited' ? event.data.amount : ZERO);
