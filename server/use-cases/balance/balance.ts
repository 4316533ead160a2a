import { PaymentId } from '../../../schema/events/codecs.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { accountStream, loanStream, type Recorded } from '../../../schema/events/streams.ts';
import type { BorrowerId, CommandId, LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, tiyn, ZERO } from '../../../schema/values/money.ts';
import { type AccountCommand, accountDecider } from '../../domain/account/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { type Caller, eventContext } from '../kernel/event-context.ts';
import { handle, stateOf } from '../kernel/handle.ts';
import { foldLoan } from '../loan/loans.ts';

export type BalanceDeps = { ledger: Ledger; ids: Ids; clock: Clock };

export async function readAccount(ledger: Ledger, borrowerId: BorrowerId) {
  const { events } = await ledger.readLatest(accountStream(borrowerId));
  const state = stateOf(accountDecider, events);
  return { events, state };
}

export const balanceOf = async (ledger: Ledger, borrowerId: BorrowerId): Promise<Tiyn> =>
  (await readAccount(ledger, borrowerId)).state.balance;

export async function commandAccount(
  deps: BalanceDeps,
  caller: Caller,
  borrowerId: BorrowerId,
  command: AccountCommand,
  day?: LocalDate,
) {
  const context = await eventContext(caller, deps.clock, day);
  return handle(deps.ledger, accountStream(borrowerId), accountDecider, command, context);
}

/**
 * Writes to the account the counterpart of each movement between the loan and transit:balance. Command ids come from
 * the loan's events, so a callback and a workflow write each movement once. Returns how many this call wrote.
 */
export async function settleSurplus(deps: BalanceDeps, caller: Caller, loanId: LoanId): Promise<number> {
  const { events } = await deps.ledger.readLatest(loanStream(loanId));
  const borrowerId = foldLoan(loanId, events)?.borrowerId;
  if (!borrowerId) return 0;
  let moves = 0;
  for (const { cause, paymentId, amount } of events.flatMap(surplusOf)) {
    const commandId = deps.ids.derived<CommandId>(cause, 'surplus');
    const command: AccountCommand =
      amount > 0n
        ? { type: 'CreditBalance', reason: 'SURPLUS', amount, loanId, paymentId }
        : { type: 'DebitBalance', amount: tiyn(-amount), loanId, reason: 'CORRECTION' };
    const outcome = await commandAccount(deps, { ...caller, commandId, causationId: cause }, borrowerId, command);
    if ('refusal' in outcome) throw new Error(`balance of loan ${loanId}: ${outcome.refusal.code}`);
    moves += outcome.appended;
  }
  return moves;
}

/** `cause`: the event that moved money to the balance (negative: from it). `paymentId` identifies the movement. */
type Surplus = { cause: string; paymentId: PaymentId; amount: Tiyn };

/** An adjustment or a reversal names a payment whose own surplus has that id, so its movement takes the event's id. */
function surplusOf(event: Recorded<LoanEvent>): Surplus[] {
  const moved = (paymentId: PaymentId, amount: Tiyn): Surplus[] =>
    amount === ZERO ? [] : [{ cause: event.id, paymentId, amount }];
  if (event.type === 'PaymentReceived') return moved(event.data.paymentId, event.data.surplus);
  if (event.type === 'BalanceApplied') return moved(event.data.transferId, event.data.surplus);
  const corrects = event.type === 'BackdatingAdjusted' || event.type === 'PaymentReversed';
  return corrects ? moved(PaymentId.parse(event.id), event.data.surplus) : [];
}
