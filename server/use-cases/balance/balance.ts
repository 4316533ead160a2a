/** The borrower's prepaid balance: what loans left over comes in, what falls due is taken out. */
import type { AccountEvent } from '../../../schema/events/account.ts';
import { accountStream, type BorrowerId, type CommandId, type LoanId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { type Tiyn, tiyn } from '../../../schema/values/money.ts';
import { type AccountCommand, type AccountState, accountDecider } from '../../domain/account/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { type Caller, eventContext } from '../kernel/event-context.ts';
import { handle } from '../kernel/handle.ts';
import { readLoan } from '../loan/loan-facts.ts';

export type BalanceDeps = { ledger: Ledger; ids: Ids; clock: Clock };

export async function readAccount(ledger: Ledger, borrowerId: BorrowerId) {
  const { events } = await ledger.readLatest(accountStream(borrowerId));
  const state = events.reduce<AccountState>(
    (s, event) => accountDecider.evolve(s, event as AccountEvent),
    accountDecider.initial,
  );
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
 * Every movement between the loan and transit:balance has its counterpart on the account. The command id is made of the loan's event, so
 * whoever comes first (the callback, a workflow) writes it and everybody else finds it. Answers how many this call wrote.
 */
export async function settleSurplus(deps: BalanceDeps, caller: Caller, loanId: LoanId): Promise<number> {
  const loan = await readLoan(deps.ledger, loanId);
  let moves = 0;
  for (const { cause, paymentId, amount } of loan?.surplus ?? []) {
    if (!loan) continue;
    const commandId = deps.ids.derived<CommandId>(cause as CommandId, 'surplus');
    const command: AccountCommand =
      amount > 0n
        ? { type: 'CreditBalance', reason: 'SURPLUS', amount, loanId, paymentId }
        : { type: 'DebitBalance', amount: tiyn(-amount), loanId, reason: 'CORRECTION' };
    const done = await commandAccount(deps, { ...caller, commandId, causationId: cause }, loan.borrowerId, command);
    if (!done.accepted) throw new Error(`balance of loan ${loanId}: ${done.refusal.code}`);
    moves += done.appended;
  }
  return moves;
}
