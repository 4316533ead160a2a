/** Earned by interest paid in time, spent on interest of the open loan. Every step may be repeated at any time. */

import type { LoanEvent } from '../../../schema/events/loan.ts';
import { bonusStream, loanStream } from '../../../schema/events/streams.ts';
import { isRunning } from '../../../schema/loan-status.ts';
import type { BorrowerId, CommandId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { least, printTenge, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type BonusCommand, bonusDecider } from '../../domain/bonus/decider.ts';
import { interestInTime } from '../../domain/bonus/earned.ts';
import { type BonusOperation, bonusesOwed, bonusOperations } from '../../domain/bonus/moves.ts';
import { type Result, refuse } from '../../domain/decider.ts';
import { advance } from '../../domain/loan/advance.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import { fold } from '../../domain/loan/evolve.ts';
import { type BonusAllowance, bonusAllowance } from '../../domain/loan/spend-bonus.ts';
import type { IssuedLoan, LoanState } from '../../domain/loan/state.ts';
import type { Bonuses } from '../../ports/bonuses.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Loans } from '../../ports/loans.ts';
import { type Caller, eventContext } from '../kernel/event-context.ts';
import { type Handled, handle, stateOf } from '../kernel/handle.ts';
import { did, notNeeded, type Step, stepOf, unexpected } from '../kernel/step.ts';
import { readOpenLoan } from '../loan/borrower-loans.ts';
import { commandLoan } from '../loan/loan-command.ts';
import { foldLoan, loadLoan, loadOwnLoan } from '../loan/loans.ts';

export type BonusDeps = { ledger: Ledger; loans: Loans; bonuses: Bonuses; ids: Ids; clock: Clock };

export type BonusShown = {
  balance: Tiyn;
  /** Bonuses spent although their payment was later reversed; deducted from the next bonuses. */
  owed: Tiyn;
  operations: readonly BonusOperation[];
  loan: ({ loanId: LoanId } & BonusAllowance) | null;
};
export type SpendWish = { borrowerId: BorrowerId; loanId: LoanId; amount: Tiyn };
export type Spent = Result<{ spent: Tiyn; position: bigint | null }>;
export type Bonus = ReturnType<typeof makeBonus>;

export function makeBonus(deps: BonusDeps) {
  const callerOf = (caller: Caller, transferId: PaymentId, step: string): Caller => ({
    ...caller,
    commandId: deps.ids.derived<CommandId>(transferId, `bonus:${step}`),
  });

  async function command(caller: Caller, borrowerId: BorrowerId, bonusCommand: BonusCommand) {
    const context = await eventContext(caller, deps.clock);
    return handle(deps.ledger, bonusStream(borrowerId), bonusDecider, bonusCommand, context);
  }

  async function read(borrowerId: BorrowerId) {
    const { events } = await deps.ledger.readLatest(bonusStream(borrowerId));
    return { events, state: stateOf(bonusDecider, events) };
  }

  const after = async (loanId: LoanId, answer: Handled<LoanState, LoanEvent>): Promise<LoanState> =>
    'refusal' in answer ? foldedLoan(loanId) : answer.state;

  async function foldedLoan(loanId: LoanId): Promise<LoanState> {
    const { events } = await deps.ledger.readLatest(loanStream(loanId));
    return stateOf(loanDecider, events);
  }

  async function allowanceOf(loanId: LoanId, today: LocalDate): Promise<BonusAllowance | undefined> {
    const loan = await foldedLoan(loanId);
    const now = fold(loan, advance(loan, today));
    return now.stage === 'running' ? bonusAllowance(now, today) : undefined;
  }

  async function show(borrowerId: BorrowerId): Promise<BonusShown> {
    const moves = await deps.bonuses.movesOf(borrowerId);
    const balance = moves.at(-1)?.balance ?? ZERO;
    // The allowance needs what the row leaves out (the books, the bonuses spent), so it reads the stream of this loan.
    const loan = await readOpenLoan(deps, borrowerId);
    const allowance = loan && isRunning(loan.status) && (await allowanceOf(loan.loanId, await deps.clock.today()));
    return {
      balance,
      owed: bonusesOwed(moves),
      operations: bonusOperations(moves),
      loan: loan && allowance ? { loanId: loan.loanId, ...allowance, usable: least(allowance.usable, balance) } : null,
    };
  }

  /**
   * Refusals: NOT_FOUND, LOAN_NOT_LIVE, AMOUNT_WRONG {limit}, BONUS_EMPTY {available}, BONUS_OVERDUE {overdue},
   * BONUS_LIMIT {limit, left}, BONUS_NO_INTEREST.
   */
  async function spend(caller: Caller, wish: SpendWish): Promise<Spent> {
    const { borrowerId, loanId, amount } = wish;
    const transferId = deps.ids.derived<PaymentId>(caller.commandId, 'bonus');
    // A retry: the bonuses are already set aside, and only the rest of the steps remains.
    if (!(await read(borrowerId)).state.transfers.has(transferId)) {
      const refused = await refusedFor(wish);
      // The same request, sent twice, may have set the bonuses aside in the meantime; then only the rest remains.
      if (refused && !(await read(borrowerId)).state.transfers.has(transferId)) return refused;
      const reserve = { type: 'ReserveBonus', transferId, loanId, amount } as const;
      const reserved = await command(callerOf(caller, transferId, 'reserve'), borrowerId, reserve);
      if ('refusal' in reserved) return reserved;
    }
    await finish(caller, borrowerId, transferId);
    const { events, state } = await read(borrowerId);
    const spent = state.transfers.get(transferId)?.taken ?? ZERO;
    return { spent, position: events.at(-1)?.position ?? null };
  }

  async function refusedFor({ borrowerId, loanId, amount }: SpendWish) {
    if (!(await loadOwnLoan(deps.ledger, borrowerId, loanId))) return refuse('NOT_FOUND');
    const allowance = await allowanceOf(loanId, await deps.clock.today());
    if (!allowance) return refuse('LOAN_NOT_LIVE');
    if (allowance.unavailable) return allowance.unavailable;
    const { limit, spent, usable } = allowance;
    const left = subtract(limit, spent);
    if (amount <= 0n) return refuse('AMOUNT_WRONG', { field: 'amount' });
    if (amount > left)
      return refuse('BONUS_LIMIT', {
        field: 'amount',
        facts: { limit: printTenge(limit), left: printTenge(left) },
      });
    return amount > usable
      ? refuse('AMOUNT_WRONG', { field: 'amount', facts: { limit: printTenge(usable) } })
      : undefined;
  }

  /** The loan answers what was set aside, then the bonuses are settled. @throws if the loan cannot answer now */
  async function finish(caller: Caller, borrowerId: BorrowerId, transferId: PaymentId): Promise<Step> {
    const { events, state } = await read(borrowerId);
    const transfer = state.transfers.get(transferId);
    const reservation = events.find((event) => event.type === 'BonusReserved' && event.data.transferId === transferId);
    if (!transfer || !reservation || transfer.taken !== null)
      return notNeeded(transfer ? 'the loan has answered' : 'nothing was set aside');
    const { loanId, reserved: amount } = transfer;
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan) throw new Error(`bonus ${transferId}: loan ${loanId} is gone`);
    const accruedThrough = loan.standing?.accruedThrough ?? loan.statusOn;
    const today = latest(latest(reservation.metadata.effectiveDate, loan.statusOn), accruedThrough);
    const spend = { type: 'SpendBonus', transferId, amount } as const;
    const outcome = await commandLoan(deps, callerOf(caller, transferId, 'spend'), loanId, spend, { today });
    if ('refusal' in outcome && outcome.refusal.code !== 'LOAN_NOT_LIVE')
      throw new Error(`bonus ${transferId}: ${outcome.refusal.code}`);
    const taken = takenOf(await after(loanId, outcome)).get(transferId) ?? null;
    await settle(caller, borrowerId, transferId, taken);
    return did(taken === null ? 'given back: the loan is over' : 'settled as the loan took it');
  }

  async function settle(caller: Caller, borrowerId: BorrowerId, transferId: PaymentId, taken: Tiyn | null) {
    const bonusCommand = { type: 'SettleBonus', transferId, taken } as const;
    const outcome = await command(callerOf(caller, transferId, `settle:${taken ?? 'none'}`), borrowerId, bonusCommand);
    if ('refusal' in outcome) throw new Error(`bonus ${transferId}: ${outcome.refusal.code}`);
  }

  /** After a backdated payment: bonuses that had no interest to pay come back. */
  async function settleLoan(caller: Caller, loanId: LoanId): Promise<Step> {
    const loan = await foldedLoan(loanId);
    if (loan.stage === 'none') return unexpected('the loan is not in the log');
    const { state } = await read(loan.application.borrowerId);
    let settled = 0;
    for (const [transferId, taken] of takenOf(loan)) {
      // An unsettled transfer is settled by its own `finish`.
      if (typeof state.transfers.get(transferId)?.taken !== 'bigint') continue;
      await settle(caller, loan.application.borrowerId, transferId, taken);
      settled += 1;
    }
    return settled > 0 ? did(`${settled} transfers settled again`) : notNeeded('no bonuses were spent on the loan');
  }

  async function earn(
    caller: Caller,
    loanId: LoanId,
    paid: Omit<Extract<BonusCommand, { type: 'EarnBonus' }>, 'type' | 'loanId'>,
  ): Promise<Step> {
    const loan = await loadLoan(deps.ledger, loanId);
    if (!loan) return unexpected('the loan is not in the log');
    const outcome = await command(caller, loan.borrowerId, { type: 'EarnBonus', loanId, ...paid });
    if ('refusal' in outcome) throw new Error(`bonus of loan ${loanId}: ${outcome.refusal.code}`);
    return stepOf('EarnBonus', outcome);
  }

  /**
   * The payment was reversed, fully or by `taken`. Bonuses it earned are recorded first if they are not yet, so that
   * they cannot be earned afterwards.
   */
  async function takeBack(
    caller: Caller,
    loanId: LoanId,
    paymentId: PaymentId,
    taken: Tiyn | null = null,
  ): Promise<Step> {
    const { events } = await deps.ledger.readLatest(loanStream(loanId));
    const paid = events.find((event) => event.type === 'PaymentReceived' && event.data.paymentId === paymentId);
    const loan = foldLoan(loanId, events);
    if (paid?.type !== 'PaymentReceived' || !loan) return notNeeded('the loan never counted this payment');
    const { allocation, paidOn } = paid.data;
    const interest = interestInTime(allocation);
    await earn(callerOf(caller, paymentId, 'earn'), loanId, { paymentId, interest, paidOn });
    const part = taken === null || taken >= paid.data.amount ? null : { taken, of: paid.data.amount };
    const bonusCommand = { type: 'TakeBackBonus', paymentId, part } as const;
    const outcome = await command(callerOf(caller, paymentId, 'take-back'), loan.borrowerId, bonusCommand);
    if ('refusal' in outcome) throw new Error(`bonus of loan ${loanId}: ${outcome.refusal.code}`);
    return stepOf('TakeBackBonus', outcome);
  }

  return { show, spend, finish, settleLoan, earn, takeBack };
}

function takenOf(loan: LoanState): ReadonlyMap<PaymentId, Tiyn> {
  const life: IssuedLoan | null =
    loan.stage === 'running' || loan.stage === 'closing' ? loan : loan.stage === 'ended' ? loan.issued : null;
  return new Map(
    (life?.facts ?? []).flatMap(({ event }) =>
      event.type === 'BonusSpent' ? [[event.data.transferId, event.data.amount] as const] : [],
    ),
  );
}
