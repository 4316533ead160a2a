/** The payments of a loan with what each paid for, as known now: late or reversed money changes what others paid for. */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { LoanEventOf } from '../../../schema/events/loan.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type Around, issuedLoanOf } from './summary.ts';

export type LoanPayment = {
  readonly data: LoanEventOf<'PaymentReceived'>['data'];
  readonly recordedAt: Instant;
  readonly principalBefore: Tiyn;
  readonly principalAfter: Tiyn;
  /** The day on which the provider took it back; it has paid for nothing since. */
  readonly reversedOn: LocalDate | null;
};

type Payments = readonly LoanPayment[];
type Reallocated = LoanEventOf<'BackdatingAdjusted'>['data']['reallocated'];

const principalIn = ({ allocation }: Pick<LoanPayment['data'], 'allocation'>): Tiyn =>
  add(...allocation.flatMap((line) => (line.component === 'principal' ? [line.amount] : [])));

/** A late payment stands between others: it found the principal that those after it have repaid since. */
export function received(
  payments: Payments,
  { before }: Around,
  { data, metadata }: Folded<LoanEventOf<'PaymentReceived'>>,
): Payments {
  const isLater = (one: LoanPayment) => one.reversedOn === null && one.data.paidOn > data.paidOn;
  const own = principalIn(data);
  const later = payments.filter(isLater).map((one) => principalIn(one.data));
  const found = (before && issuedLoanOf(before)?.standing.principal) ?? ZERO;
  const principalBefore = add(found, ...later);
  const payment: LoanPayment = {
    data,
    recordedAt: metadata.recordedAt,
    principalBefore,
    principalAfter: later.length > 0 ? subtract(principalBefore, own) : data.standing.principal,
    reversedOn: null,
  };
  return [...payments.map((one) => (isLater(one) ? moved(one, subtract(ZERO, own)) : one)), payment];
}

const moved = (one: LoanPayment, by: Tiyn): LoanPayment => ({
  ...one,
  principalBefore: add(one.principalBefore, by),
  principalAfter: add(one.principalAfter, by),
});

/** What payments paid for, once one before them came late or was reversed. */
export const adjusted = (payments: Payments, _: Around, { data }: LoanEventOf<'BackdatingAdjusted'>): Payments =>
  reallocated(payments, data.reallocated);

const reallocated = (payments: Payments, changes: Reallocated): Payments =>
  changes.reduce<Payments>((now, { paymentId, allocation, surplus }) => {
    const one = now.find(({ data }) => data.paymentId === paymentId);
    if (!one) return now;
    const data = { ...one.data, allocation, surplus };
    const less = subtract(principalIn(one.data), principalIn(data));
    const changed = { ...one, data, principalAfter: add(one.principalAfter, less) };
    return now.map((other) => (other === one ? changed : isAfter(other, one) ? moved(other, less) : other));
  }, payments);

const isAfter = (other: LoanPayment, one: LoanPayment): boolean =>
  other.data.paidOn === one.data.paidOn ? other.recordedAt > one.recordedAt : other.data.paidOn > one.data.paidOn;

/** The payment stays to be seen; it has paid for nothing, and those after it found the debt that much larger. */
export function reversed(payments: Payments, _: Around, { data }: LoanEventOf<'PaymentReversed'>): Payments {
  const gone = payments.find((one) => one.data.paymentId === data.paymentId);
  const without = payments.map((one) => {
    if (one === gone) return { ...one, reversedOn: data.reversedOn };
    return gone && isAfter(one, gone) ? moved(one, principalIn(gone.data)) : one;
  });
  return reallocated(without, data.reallocated);
}
