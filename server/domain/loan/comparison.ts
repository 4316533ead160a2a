/** What is still to pay from today, as agreed now and under a proposed agreement: payment by payment, and in all. */
import { type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { accrueTo } from '../money/accrual.ts';
import type { Figures } from '../money/contract.ts';
import { debtsOn, sumOf } from '../money/debt.ts';
import { toTheEnd } from '../money/quote.ts';

type DatedSum = { readonly date: LocalDate; readonly amount: Tiyn };

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
export function paymentsAhead({ contract, standing: known }: Figures, today: LocalDate): PaymentsAhead {
  const standing = accrueTo(contract, known, latest(today, known.accruedThrough)).standing;
  const total = toTheEnd({ contract, standing });
  const coming = standing.rows.filter((row) => row.paidOn === null && row.date > today);
  const dueToday = sumOf(debtsOn(standing, today), 'OVERDUE', 'DUE');
  // What no instalment names, premiums or the whole of a single payment, is paid with the next one.
  const listedAhead = contract.instalment
    ? coming.map(({ date, principal, interest }) => ({ date, amount: add(principal, interest) }))
    : [];
  const rest = subtract(total, add(dueToday, ...listedAhead.map(({ amount }) => amount)));
  const [first = { date: coming[0]?.date ?? today, amount: ZERO }, ...others] = listedAhead;
  const ahead = [{ ...first, amount: add(first.amount, rest) }, ...others];
  return listed([{ date: today, amount: dueToday }, ...ahead], today);
}

/** Sums of one day are one payment. */
function listed(payments: readonly DatedSum[], today: LocalDate): PaymentsAhead {
  const days = new Map<LocalDate, Tiyn>();
  for (const { date, amount } of payments) if (amount > ZERO) days.set(date, add(days.get(date) ?? ZERO, amount));
  const all = [...days].map(([date, amount]) => ({ date, amount }));
  return { payments: all, total: add(...all.map(({ amount }) => amount)), end: all.at(-1)?.date ?? today };
}
