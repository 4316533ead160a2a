/** What is still to pay from today, as agreed now and under a proposed agreement: payment by payment, and in all. */
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Figures } from '../money/contract.ts';
import { courseOf, type DatedSum } from '../money/course.ts';

/** Every payment on its day. */
export type PaymentsAhead = {
  readonly payments: readonly DatedSum[];
  readonly total: Tiyn;
  readonly end: LocalDate;
};

export type Comparison = {
  readonly before: PaymentsAhead;
  readonly after: PaymentsAhead;
  /** After less before: above zero the agreement costs more. */
  readonly difference: Tiyn;
};

/** An agreement asks for a sum today, and makes a new schedule. */
export type Proposed = { readonly payToday: Tiyn; readonly rows: readonly DatedSum[] };

export function compared(loan: Figures, { payToday, rows }: Proposed, today: LocalDate): Comparison {
  const before = paymentsAhead(loan, today);
  const after = listed(
    [{ date: today, amount: payToday }, ...rows.map(({ date, amount }) => ({ date, amount }))],
    today,
  );
  return { before, after, difference: subtract(after.total, before.total) };
}

/** What is due by today is paid today, the rest on its days. */
export const paymentsAhead = (loan: Figures, today: LocalDate): PaymentsAhead =>
  listed(courseOf(loan, today).payments, today);

/** Sums of one day are one payment. */
function listed(payments: readonly DatedSum[], today: LocalDate): PaymentsAhead {
  const days = new Map<LocalDate, Tiyn>();
  for (const { date, amount } of payments) if (amount > ZERO) days.set(date, add(days.get(date) ?? ZERO, amount));
  const all = [...days].map(([date, amount]) => ({ date, amount }));
  return { payments: all, total: add(...all.map(({ amount }) => amount)), end: all.at(-1)?.date ?? today };
}
