/** The payments of a loan and what each paid, as known now: a backdated or reversed payment changes the others. */
import type { Folded } from '../../../schema/events/envelope.ts';
import type { LoanEventOf } from '../../../schema/events/loan.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { type Around, issuedLoanOf } from './summary.ts';

type Received = LoanEventOf<'PaymentReceived'>['data'];
/** Of the event what is read later; its balances and postings would make up most of the row. */
export type LoanPayment = {
  readonly data: Pick<
    Received,
    'paymentId' | 'externalId' | 'paidOn' | 'provider' | 'amount' | 'surplus' | 'allocation'
  >;
  readonly recordedAt: Instant;
  readonly principalBefore: Tiyn;
  readonly principalAfter: Tiyn;
  /** The day on which the provider reversed it; it has paid nothing since. */
  readonly reversedOn: LocalDate | null;
};

type Payments = readonly LoanPayment[];
type Reallocated = LoanEventOf<'BackdatingAdjusted'>['data']['reallocated'];

const principalIn = ({ allocation }: Pick<LoanPayment['data'], 'allocation'>): Tiyn =>
  add(...allocation.flatMap((line) => (line.component === 'principal' ? [line.amount] : [])));

/** A backdated payment stands before those of later days, so it found the principal that they repaid. */
export function afterReceipt(
  payments: Payments,
  { before }: Around,
  { data, metadata }: Folded<LoanEventOf<'PaymentReceived'>>,
): Payments {
  const isLater = (one: LoanPayment) => one.reversedOn === null && one.data.paidOn > data.paidOn;
  const principal = principalIn(data);
  const later = payments.filter(isLater).map((one) => principalIn(one.data));
  const found = (before && issuedLoanOf(before)?.standing.principal) ?? ZERO;
  const principalBefore = add(found, ...later);
  const { paymentId, externalId, paidOn, provider, amount, surplus, allocation } = data;
  const payment: LoanPayment = {
    data: { paymentId, externalId, paidOn, provider, amount, surplus, allocation },
    recordedAt: metadata.recordedAt,
    principalBefore,
    principalAfter: later.length > 0 ? subtract(principalBefore, principal) : data.standing.principal,
    reversedOn: null,
  };
  return [...payments.map((one) => (isLater(one) ? moved(one, subtract(ZERO, principal)) : one)), payment];
}

const moved = (one: LoanPayment, by: Tiyn): LoanPayment => ({
  ...one,
  principalBefore: add(one.principalBefore, by),
  principalAfter: add(one.principalAfter, by),
});

export const afterBackdating = (payments: Payments, _: Around, { data }: LoanEventOf<'BackdatingAdjusted'>): Payments =>
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

/** A reversed payment stays in the list with nothing paid; the payments after it found a larger debt. */
export function afterReversal(payments: Payments, _: Around, { data }: LoanEventOf<'PaymentReversed'>): Payments {
  const payment = payments.find((one) => one.data.paymentId === data.paymentId);
  const without = payments.map((one) => {
    if (one === payment) return { ...one, reversedOn: data.reversedOn };
    return payment && isAfter(one, payment) ? moved(one, principalIn(payment.data)) : one;
  });
  return reallocated(without, data.reallocated);
}
