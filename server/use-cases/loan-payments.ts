/** What a payment adds to the view of a loan. */
import type { Folded } from '../../schema/events/envelope.ts';
import type { Standing } from '../../schema/events/figures.ts';
import type { LoanEventOf } from '../../schema/events/loan.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import { add, type Tiyn, ZERO } from '../../schema/values/money.ts';

export type LoanPaymentView = {
  data: LoanEventOf<'PaymentReceived'>['data'];
  recordedAt: Instant;
  principalBefore: Tiyn;
  principalAfter: Tiyn;
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
  };
  return {
    paid: add(view.paid, data.amount),
    payments: [...view.payments, payment],
  };
}
