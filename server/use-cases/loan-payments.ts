/** What a payment adds to the view of a loan. */
import type { Folded } from '../../schema/events/envelope.ts';
import type { Standing } from '../../schema/events/figures.ts';
import type { LoanEventOf } from '../../schema/events/loan.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../schema/values/money.ts';

export type LoanPaymentView = {
  data: LoanEventOf<'PaymentReceived'>['data'];
  recordedAt: Instant;
  principalBefore: Tiyn;
  principalAfter: Tiyn;
  /** Taken back on that day; what it had paid for is in the standing since. */
  reversedOn: LocalDate | null;
};

type Paid = {
  readonly paid: Tiyn;
  readonly payments: readonly LoanPaymentView[];
  readonly standing: Standing | null;
};

export function received(view: Paid, event: Folded<LoanEventOf<'PaymentReceived'>>) {
  const { data, metadata } = event;
  const payment: LoanPaymentView = {
    data,
    recordedAt: metadata.recordedAt,
    principalBefore: view.standing?.principal ?? ZERO,
    principalAfter: data.standing.principal,
    reversedOn: null,
  };
  return {
    paid: add(view.paid, data.amount),
    payments: [...view.payments, payment],
  };
}

/** The payment stays to be seen; it has paid for nothing. */
export function reversed(
  { paid, payments }: Pick<Paid, 'paid' | 'payments'>,
  { paymentId, amount, reversedOn }: LoanEventOf<'PaymentReversed'>['data'],
) {
  const marked = payments.map((one) => (one.data.paymentId === paymentId ? { ...one, reversedOn } : one));
  return { paid: subtract(paid, amount), payments: marked };
}
