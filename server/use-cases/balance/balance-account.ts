/** The sum, its movements, what it will pay and when, and paying what is due now. */
import type { AccountEvent } from '../../../schema/events/account.ts';
import type { Recorded } from '../../../schema/events/streams.ts';
import { isRunning } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../../schema/values/ids.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, negate, printTenge, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../../domain/decider.ts';
import type { NextPayment } from '../../domain/money/quote.ts';
import type { Caller } from '../kernel/event-context.ts';
import { currentOf, loansOf } from '../loan/borrower-loans.ts';
import { debtOn } from '../loan/loan-debt.ts';
import type { LoanView } from '../loan/loan-view.ts';
import { type BalanceDeps, readAccount } from './balance.ts';
import { finishTransfer, reserveTransfer } from './balance-transfer.ts';

export type BalanceMove = {
  id: string;
  on: LocalDate;
  /** Positive in, negative out. */
  amount: Tiyn;
  balance: Tiyn;
  reason: 'SURPLUS' | 'TOP_UP' | 'INSTALMENT' | 'REFUND' | 'CORRECTION' | 'REFUND_BACK' | 'REVERSAL';
  loanId: LoanId | null;
};

/**
 * `next`: the payment that the balance will make by itself on the due date, and how much of it is covered. `usable`:
 * what it could pay now. `payoff`: the sum that closes the open loan today.
 */
export type BalanceShown = {
  balance: Tiyn;
  moves: readonly BalanceMove[];
  next: { loanId: LoanId; on: LocalDate; amount: Tiyn; covered: Tiyn } | null;
  usable: Tiyn;
  payoff: Tiyn | null;
};

/** When the balance pays: on the due date, even if a day off allows paying later, or at the end of a deferral. */
export function usedOn(standing: LoanView['standing'], next: NextPayment): Pick<NextPayment, 'date' | 'amount'> {
  const row = standing?.rows.find(({ paidOn }) => paidOn === null);
  const deferred = row && standing?.graceUntil && standing.graceUntil >= row.date;
  return deferred && next.last ? next.last : next;
}

export type BalanceAccount = ReturnType<typeof makeBalanceAccount>;

export function makeBalanceAccount(deps: BalanceDeps) {
  async function liveLoanOf(borrowerId: BorrowerId) {
    const loan = currentOf(await loansOf(deps.ledger, borrowerId));
    return loan && isRunning(loan.status) ? loan : undefined;
  }

  async function show(borrowerId: BorrowerId): Promise<BalanceShown> {
    const { events, state } = await readAccount(deps.ledger, borrowerId);
    const loan = await liveLoanOf(borrowerId);
    const debt = loan && debtOn(loan, await deps.clock.today());
    const { balance } = state;
    return {
      balance,
      moves: events.flatMap((event) => moveOf(event)).toReversed(),
      next: loan && debt?.next ? { loanId: loan.loanId, ...meets(usedOn(loan.standing, debt.next), balance) } : null,
      usable: debt ? least(debt.due, balance) : least(ZERO, balance),
      payoff: debt?.full ?? null,
    };
  }

  const meets = ({ date, amount }: { date: LocalDate; amount: Tiyn }, balance: Tiyn) => ({
    on: date,
    amount,
    covered: balance > 0n ? least(amount, balance) : ZERO,
  });

  /**
   * Pays what is due or overdue today; `whole` pays off the loan. Refusals: BALANCE_EMPTY, LOAN_NOT_LIVE, NOTHING_DUE,
   * AMOUNT_WRONG {limit}.
   */
  async function use(caller: Caller, borrowerId: BorrowerId, whole = false) {
    const transferId = deps.ids.derived<PaymentId>(caller.commandId, 'balance');
    const refused = await reserve(caller, borrowerId, transferId, whole);
    if (refused) return refused;
    await finishTransfer(deps, caller, borrowerId, transferId);
    return { position: (await readAccount(deps.ledger, borrowerId)).events.at(-1)?.position ?? null };
  }

  async function reserve(caller: Caller, borrowerId: BorrowerId, transferId: PaymentId, whole: boolean) {
    const { events, state } = await readAccount(deps.ledger, borrowerId);
    // A retry: the money is already set aside, and only the rest of the transfer remains.
    if (events.some((event) => event.type === 'BalanceDebited' && event.data.transferId === transferId))
      return undefined;
    if (state.balance <= 0n) return refuse('BALANCE_EMPTY');
    const loan = await liveLoanOf(borrowerId);
    if (!loan) return refuse('LOAN_NOT_LIVE');
    const day = await deps.clock.today();
    const debt = debtOn(loan, day);
    const wanted = (whole ? debt?.full : debt?.due) ?? ZERO;
    if (wanted === 0n) return refuse('NOTHING_DUE');
    if (whole && wanted > state.balance) return refuse('AMOUNT_WRONG', { facts: { limit: printTenge(state.balance) } });
    const amount = least(wanted, state.balance);
    return reserveTransfer(deps, caller, { transferId, loanId: loan.loanId, borrowerId, amount, day });
  }

  return { show, use };
}

function moveOf(event: Recorded<AccountEvent>): BalanceMove[] {
  const { id, metadata } = event;
  const shared = { id, on: metadata.effectiveDate };
  switch (event.type) {
    case 'BalanceCredited': {
      const { amount, balance, reason, loanId } = event.data;
      return [{ ...shared, amount, balance, reason, loanId }];
    }
    case 'BalanceDebited': {
      const { amount, balance, reason, loanId } = event.data;
      return [{ ...shared, amount: negate(amount), balance, reason, loanId }];
    }
    case 'ReversalSettled': {
      const { amount, balance, loanId } = event.data;
      return [{ ...shared, amount: negate(amount), balance, reason: 'REVERSAL', loanId }];
    }
    case 'RefundAsked':
    case 'RefundDeclined':
    case 'RefundPrepared':
    case 'RefundSent':
    case 'RefundPaid':
    case 'RefundFailed':
    case 'RefundRecalled':
    case 'ReversalOwed':
    case 'ReversalForgiven':
      return [];
  }
}
