/** The borrower's balance as he sees and uses it: how much, every movement, what it will pay and when; paying what is due now; asking it back. */
import type { AccountEvent } from '../../schema/events/account.ts';
import type { Recorded } from '../../schema/events/envelope.ts';
import { isLive } from '../../schema/loan-status.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { least, negate, type Tiyn } from '../../schema/values/money.ts';
import type { Refusal } from '../domain/decider.ts';
import type { Borrowers } from '../ports/borrowers.ts';
import type { TwoPersons } from '../ports/two-persons.ts';
import { type BalanceDeps, commandAccount, readAccount } from './balance.ts';
import { finishTransfer, reserveTransfer } from './balance-transfer.ts';
import { currentOf, loansOf } from './borrower-loans.ts';
import type { Caller } from './event-context.ts';
import { debtOn } from './loan-debt.ts';

export type BalanceMove = {
  id: string;
  on: LocalDate;
  /** Positive in, negative out. */
  amount: Tiyn;
  balance: Tiyn;
  reason: 'SURPLUS' | 'TOP_UP' | 'INSTALMENT' | 'REFUND' | 'CORRECTION';
  loanId: LoanId | null;
};

/** `next`: the payment that the balance will meet by itself on its last day, and how much of it. `usable`: what could be paid with it now. */
export type BalanceShown = {
  balance: Tiyn;
  moves: readonly BalanceMove[];
  refund: { id: PaymentId; amount: Tiyn } | null;
  next: { loanId: LoanId; on: LocalDate; amount: Tiyn; covered: Tiyn } | null;
  usable: Tiyn;
};

export type RefundAsked = { refundId: PaymentId; borrowerId: BorrowerId; amount: Tiyn; askedAt: Instant };

export type BalanceAccountDeps = BalanceDeps & {
  borrowers: Pick<Borrowers, 'find'>;
  twoPersons: TwoPersons;
  asked(limit: number): Promise<readonly RefundAsked[]>;
};

type Done = { done: true; position: bigint | null } | { refusal: Refusal };
export type BalanceAccount = ReturnType<typeof makeBalanceAccount>;

const SHOWN = 200;

export function makeBalanceAccount(deps: BalanceAccountDeps) {
  async function liveLoanOf(borrowerId: BorrowerId) {
    const loan = currentOf(await loansOf(deps.ledger, borrowerId));
    return loan && isLive(loan.status) ? loan : undefined;
  }

  async function show(borrowerId: BorrowerId): Promise<BalanceShown> {
    const { events, state } = await readAccount(deps.ledger, borrowerId);
    const loan = await liveLoanOf(borrowerId);
    const debt = loan && debtOn(loan, await deps.clock.today());
    const { balance, refund } = state;
    return {
      balance,
      moves: events.flatMap((event) => moveOf(event as Recorded<AccountEvent>)).toReversed(),
      refund: refund && { id: refund.refundId, amount: refund.amount },
      next:
        loan && debt?.next ? { loanId: loan.loanId, on: debt.next.date, ...meets(debt.next.amount, balance) } : null,
      usable: debt ? least(debt.due, balance) : least(0n as Tiyn, balance),
    };
  }

  const meets = (amount: Tiyn, balance: Tiyn) => ({
    amount,
    covered: balance > 0n ? least(amount, balance) : (0n as Tiyn),
  });

  /** Pays what is due today or late. Refusals: BALANCE_EMPTY, LOAN_NOT_LIVE, NOTHING_DUE, AMOUNT_WRONG. */
  async function use(caller: Caller, borrowerId: BorrowerId): Promise<Done> {
    const transferId = deps.ids.derived<PaymentId>(caller.commandId, 'balance');
    const refused = await reserve(caller, borrowerId, transferId);
    if (refused) return { refusal: refused };
    await finishTransfer(deps, caller, borrowerId, transferId);
    return { done: true, position: (await readAccount(deps.ledger, borrowerId)).events.at(-1)?.position ?? null };
  }

  async function reserve(caller: Caller, borrowerId: BorrowerId, transferId: PaymentId): Promise<Refusal | undefined> {
    const { events, state } = await readAccount(deps.ledger, borrowerId);
    // The same request again: what it set aside is only finished.
    if (events.some((event) => event.type === 'BalanceDebited' && event.data.transferId === transferId))
      return undefined;
    if (state.balance <= 0n) return { code: 'BALANCE_EMPTY' };
    const loan = await liveLoanOf(borrowerId);
    if (!loan) return { code: 'LOAN_NOT_LIVE' };
    const day = await deps.clock.today();
    const due = debtOn(loan, day)?.due ?? (0n as Tiyn);
    if (due === 0n) return { code: 'NOTHING_DUE' };
    const amount = least(due, state.balance);
    return reserveTransfer(deps, caller, { transferId, loanId: loan.loanId, borrowerId, amount, day });
  }

  /** `amount` null is all of it. Refusals: REFUND_ASKED {amount}, AMOUNT_WRONG {limit}. */
  async function askBack(caller: Caller, borrowerId: BorrowerId, amount: Tiyn | null): Promise<Done> {
    const refundId = deps.ids.derived<PaymentId>(caller.commandId, 'refund');
    const sum = amount ?? (await readAccount(deps.ledger, borrowerId)).state.balance;
    return answered(await commandAccount(deps, caller, borrowerId, { type: 'AskRefund', refundId, amount: sum }));
  }

  /** The borrower thinks better of it. */
  const withdraw = async (caller: Caller, borrowerId: BorrowerId, refundId: PaymentId): Promise<Done> =>
    answered(await commandAccount(deps, caller, borrowerId, { type: 'DeclineRefund', refundId }));

  const answered = (handled: Awaited<ReturnType<typeof commandAccount>>): Done =>
    handled.accepted ? { done: true, position: handled.position } : { refusal: handled.refusal };

  async function refunds() {
    const rows = await deps.asked(SHOWN);
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        balance: (await readAccount(deps.ledger, row.borrowerId)).state.balance,
        person: await deps.borrowers.find(row.borrowerId),
      })),
    );
  }

  /** The office's answer; money leaves by two persons. Refusals: NOT_FOUND, AMOUNT_WRONG {limit}, TWO_PERSONS. */
  async function answerRefund(
    caller: Caller,
    borrowerId: BorrowerId,
    refundId: PaymentId,
    pay: boolean,
  ): Promise<Done> {
    if (!pay) return withdraw(caller, borrowerId, refundId);
    const { events, state } = await readAccount(deps.ledger, borrowerId);
    const mine = events.find((event) => event.metadata.commandId === caller.commandId);
    if (mine) return { done: true, position: mine.position };
    if (state.refund?.refundId !== refundId) return { refusal: { code: 'NOT_FOUND' } };
    const who = await deps.twoPersons.agree(`refund:${refundId}`, caller.actor.id);
    if (who !== 'second') return { refusal: { code: 'TWO_PERSONS', facts: { asked: who } } };
    return answered(await commandAccount(deps, caller, borrowerId, { type: 'PayRefund', refundId }));
  }

  return { show, use, askBack, withdraw, refunds, answerRefund };
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
    case 'RefundAsked':
    case 'RefundDeclined':
    case 'ReversalOwed':
      return [];
  }
}
