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

type Paid<P> = {
  readonly paid: Tiyn;
  readonly payments: readonly LoanPaymentView[];
  readonly standing: Standing | null;
  readonly prepayment: P | null;
};

/** An early repayment that was asked for is paid by the first payment after it. */
export function received<P extends { state: string }>(view: Paid<P>, event: Folded<LoanEventOf<'PaymentReceived'>>) {
  const { data, metadata } = event;
  const open = view.prepayment?.state === 'SIGNED' || view.prepayment?.state === 'REQUESTED';
  const payment: LoanPaymentView = {
    data,
    recordedAt: metadata.recordedAt,
    principalBefore: view.standing?.principal ?? ZERO,
    principalAfter: data.standing.principal,
  };
  return {
    paid: add(view.paid, data.amount),
    payments: [...view.payments, payment],
    ...(view.prepayment && open ? { prepayment: { ...view.prepayment, state: 'PAID' as const } } : {}),
  };
}
