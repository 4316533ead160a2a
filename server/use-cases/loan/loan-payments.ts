/** What a payment adds to the view of a loan. */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { Balances } from '../../../schema/events/figures.ts';
import type { LoanEventOf } from '../../../schema/events/loan.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { allocatedTotal, paidByCorrection } from '../../domain/loan/allocation-facts.ts';

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
  readonly standing: Balances | null;
};

type Restated = LoanEventOf<'BackdatingAdjusted'>['data']['reallocated'];

const principalIn = ({ allocation }: Pick<LoanPaymentView['data'], 'allocation'>): Tiyn =>
  allocation.reduce((sum, line) => (line.component === 'principal' ? add(sum, line.amount) : sum), ZERO);

/** Money told late stands between others: what was lent then, and what it left to those after it. */
export function received(view: Paid, event: Folded<LoanEventOf<'PaymentReceived'>>) {
  const { data, metadata } = event;
  const after = ({ data: { paidOn }, reversedOn }: LoanPaymentView) => reversedOn === null && paidOn > data.paidOn;
  const own = principalIn(data);
  const principalBefore = view.payments
    .filter(after)
    .reduce((sum, later) => add(sum, principalIn(later.data)), view.standing?.principal ?? ZERO);
  const payment: LoanPaymentView = {
    data,
    recordedAt: metadata.recordedAt,
    principalBefore,
    principalAfter: view.payments.some(after) ? subtract(principalBefore, own) : data.standing.principal,
    reversedOn: null,
  };
  return {
    paid: add(view.paid, allocatedTotal(data.allocation)),
    payments: [...view.payments.map((one) => (after(one) ? moved(one, subtract(ZERO, own)) : one)), payment],
  };
}

const moved = (one: LoanPaymentView, by: Tiyn): LoanPaymentView => ({
  ...one,
  principalBefore: add(one.principalBefore, by),
  principalAfter: add(one.principalAfter, by),
});

/** Money told late changes what other money has paid for. */
export const adjusted = (
  { paid, payments }: Pick<Paid, 'paid' | 'payments'>,
  data: LoanEventOf<'BackdatingAdjusted'>['data'],
) => ({ paid: add(paid, paidByCorrection(data)), payments: reallocated(payments, data.reallocated) });

/** What payments paid for, once one before them came late or was taken back. */
function reallocated(payments: readonly LoanPaymentView[], changes: Restated): LoanPaymentView[] {
  return changes.reduce<LoanPaymentView[]>(
    (now, { paymentId, allocation, surplus }) => {
      const one = now.find(({ data }) => data.paymentId === paymentId);
      if (!one) return now;
      const data = { ...one.data, allocation, surplus };
      const less = subtract(principalIn(one.data), principalIn(data));
      const changed = { ...one, data, principalAfter: add(one.principalAfter, less) };
      return now.map((other) => (other === one ? changed : isAfter(other, one) ? moved(other, less) : other));
    },
    [...payments],
  );
}

const isAfter = (other: LoanPaymentView, one: LoanPaymentView): boolean =>
  other.data.paidOn === one.data.paidOn ? other.recordedAt > one.recordedAt : other.data.paidOn > one.data.paidOn;

/** The payment stays to be seen; it has paid for nothing, and those after it found the debt that much larger. */
export function reversed(
  { paid, payments }: Pick<Paid, 'paid' | 'payments'>,
  gone: LoanEventOf<'PaymentReversed'>['data'],
) {
  const { paymentId, amount, reversedOn } = gone;
  const it = payments.find(({ data }) => data.paymentId === paymentId);
  const without = payments.map((one) => {
    if (one === it) return { ...one, reversedOn };
    return it && isAfter(one, it) ? moved(one, principalIn(it.data)) : one;
  });
  const left = add(subtract(paid, amount), paidByCorrection(gone));
  return { paid: left, payments: reallocated(without, gone.reallocated) };
}
