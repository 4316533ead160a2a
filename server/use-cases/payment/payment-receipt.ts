/** What a payment paid of its loan, from the loan's own stream. */
import type { LoanPayment } from '../../domain/loan/history-payments.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { PaymentIntent } from '../../ports/payment-intents.ts';
import { loadLoan } from '../loan/loans.ts';

export async function receiptOf(
  ledger: Ledger,
  { loanId, provider, externalId }: PaymentIntent,
): Promise<{ receipt: LoanPayment | null; closedLoan: boolean }> {
  const loan = loanId === null ? undefined : await loadLoan(ledger, loanId);
  // After a partial reversal the remainder stands in the list after the original payment.
  const mine = ({ data }: LoanPayment) => data.provider === provider && data.externalId === externalId;
  const receipt = loan?.payments.findLast(mine) ?? null;
  const last = loan?.payments.findLast(({ reversedOn }) => reversedOn === null);
  const paidOff = loan?.status === 'CLOSING_PROCESS' || (loan?.status === 'FINISHED' && loan.movedTo === null);
  return { receipt, closedLoan: paidOff && receipt !== null && receipt === last && loan?.writtenOff === null };
}
