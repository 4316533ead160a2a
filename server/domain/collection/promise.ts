/** Whether a promise to pay was kept: the ledger's payments tell it, nobody types it (R410). */
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, type Tiyn } from '../../../schema/values/money.ts';
import type { LoanPayment } from '../loan/history-payments.ts';

/** `paymentsBefore`: how many payments of the loan were recorded when it was given. */
export type PromiseToPay = { readonly amount: Tiyn; readonly by: LocalDate; readonly paymentsBefore: number };
/** REPLACED: another promise was given before its day had passed. */
export type PromiseState = 'OPEN' | 'KEPT' | 'BROKEN' | 'REPLACED';

type Paid = { readonly payments: readonly LoanPayment[]; readonly repaidOn: LocalDate | null };

/** Received since it was given and by its day; a payment that was reversed is none. */
export const paidTowards = ({ by, paymentsBefore }: PromiseToPay, { payments }: Pick<Paid, 'payments'>): Tiyn =>
  add(
    ...payments
      .slice(paymentsBefore)
      .filter(({ data, reversedOn }) => reversedOn === null && data.paidOn <= by)
      .map(({ data }) => data.amount),
  );

export function promiseState(
  promise: PromiseToPay,
  paid: Paid,
  today: LocalDate,
  nextGivenOn: LocalDate | null,
): PromiseState {
  const repaid = paid.repaidOn !== null && paid.repaidOn <= promise.by;
  if (repaid || paidTowards(promise, paid) >= promise.amount) return 'KEPT';
  if (nextGivenOn !== null && nextGivenOn <= promise.by) return 'REPLACED';
  return today > promise.by ? 'BROKEN' : 'OPEN';
}
