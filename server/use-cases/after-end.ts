/**
 * What has happened to a loan after its end. Its own stream says nothing more by then: a payment taken back is owed on the borrower's account
 * (docs/decisions/0028).
 */
import type { Recorded } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import { isLive, isTerminal, type LoanStatus } from '../../schema/loan-status.ts';
import { accountStream, type BorrowerId, type LoanId, type PaymentId } from '../../schema/values/ids.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../schema/values/money.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { LoanPaymentView } from './loan-payments.ts';

/** One payment that was taken back. `taken` in all, since `on`; `owed` is what the borrower has still to pay of it. */
export type ReversalDebt = {
  readonly paymentId: PaymentId;
  readonly loanId: LoanId | null;
  readonly on: LocalDate;
  readonly taken: Tiyn;
  readonly owed: Tiyn;
};

/** All of a borrower, settled ones too, the oldest first. */
export function reversalDebtsIn(account: readonly Recorded<LedgerEvent>[]): readonly ReversalDebt[] {
  const debts = new Map<PaymentId, ReversalDebt>();
  for (const { type, data, metadata } of account) {
    if (type === 'ReversalOwed') {
      const { paymentId, loanId, amount } = data;
      const known = debts.get(paymentId) ?? { paymentId, loanId, on: metadata.effectiveDate, taken: ZERO, owed: ZERO };
      debts.set(paymentId, { ...known, taken: add(known.taken, amount), owed: add(known.owed, amount) });
    }
    if (type !== 'ReversalSettled' && type !== 'ReversalForgiven') continue;
    const known = debts.get(data.paymentId);
    if (known) debts.set(data.paymentId, { ...known, owed: subtract(known.owed, data.amount) });
  }
  return [...debts.values()];
}

export async function reversalDebtsOf(ledger: Ledger, borrowerId: BorrowerId): Promise<readonly ReversalDebt[]> {
  return reversalDebtsIn((await ledger.readLatest(accountStream(borrowerId))).events);
}

export const owedOf = (debts: readonly ReversalDebt[]): Tiyn => add(...debts.map(({ owed }) => owed));

type Ended = {
  readonly loanId: LoanId;
  readonly borrowerId: BorrowerId;
  readonly status: LoanStatus;
  readonly issuedOn: LocalDate | null;
  readonly paid: Tiyn;
  readonly payments: readonly LoanPaymentView[];
  readonly reversals: readonly ReversalDebt[];
};

/** A loan that can have had payments and whose own stream has ended. */
export const isOver = ({ status, issuedOn }: Pick<Ended, 'status' | 'issuedOn'>): boolean =>
  issuedOn !== null && isTerminal(status);

/** It lives, or a payment of it was taken back after its end and is still owed. */
export const isPayable = ({ status, reversals }: Pick<Ended, 'status' | 'reversals'>): boolean =>
  isLive(status) || owedOf(reversals) > 0n;

/** The loan with the payments that were taken back after its end: they no longer count as paid. */
export function withReversals<L extends Ended>(loan: L, debts: readonly ReversalDebt[]): L {
  const reversals = debts.filter(({ loanId }) => loanId === loan.loanId);
  if (reversals.length === 0) return loan;
  return {
    ...loan,
    reversals,
    paid: subtract(loan.paid, add(...reversals.map(({ taken }) => taken))),
    payments: loan.payments.map((payment) => {
      const gone = reversals.find(({ paymentId }) => paymentId === payment.data.paymentId);
      return gone && gone.taken >= payment.data.amount ? { ...payment, reversedOn: gone.on } : payment;
    }),
  };
}
