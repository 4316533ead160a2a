import type { OpenLoanQuery } from '../../generated/cabinet/graphql.ts';
import { daysBetween } from '../../lib/dates.ts';
import { pageIn, stageOf } from '../../lib/loan-stage.ts';
import type { ArchPart } from '../../ui/Arch.tsx';

export type OpenLoan = NonNullable<OpenLoanQuery['currentLoan']>;
export type Debt = NonNullable<OpenLoan['debt']>;
export type Row = OpenLoan['schedule'][number];
export type Paid = OpenLoan['payments'][number];

const SOON_DAYS = 3;
export const isLate = (loan: OpenLoan): boolean => stageOf(loan.status) === 'late' || (loan.debt?.overdueDays ?? 0) > 0;

/** The debt still grows every day of delay (R12). */
export const grows = ({ status, productType }: OpenLoan): boolean =>
  productType.startsWith('INDIVIDUAL_ENTREPRENEUR') ||
  (status !== 'CALCULATION_STOPPED' && status !== 'AOT_PAYMENT_AWAITING');

export const isOver = (loan: OpenLoan): boolean => stageOf(loan.status) === 'over';

/** A message id. `late` takes the date of the missed payment. */
export function headline(loan: OpenLoan): string {
  const { title } = pageIn(loan.status);
  if (title) return `status.title_${title}`;
  if (isLate(loan)) return 'loan.late';
  const left = loan.debt?.daysToDue ?? undefined;
  if (left === 0) return 'loan.dueToday';
  if (left !== undefined && left <= SOON_DAYS) return 'loan.soon';
  if (loan.status === 'PROLONGED') return 'loan.prolonged';
  return loan.status === 'RESTRUCTURED' ? 'loan.restructured' : 'loan.onTime';
}

/** What the server offers to pay (R120). */
export type Paying = NonNullable<OpenLoanQuery['paymentOptions']>;
export type Offered = Paying['choices'][number];

const offered = (paying: Paying | null, ...kinds: readonly Offered['kind'][]): Offered | undefined =>
  paying?.choices.find(({ kind }) => kinds.includes(kind));

/** The next scheduled payment, or the whole debt where nothing is scheduled. */
export const nextOf = (paying: Paying | null): Offered | undefined =>
  offered(paying, 'DUE') ?? offered(paying, 'WHOLE');

/** The whole debt today, also where its early repayment was asked for. */
export const wholeOf = (paying: Paying | null): Offered | undefined => offered(paying, 'WHOLE', 'PREPAYMENT');

/** What may still be paid of a debt that was written off. */
export const recoveryOf = (paying: Paying | null): Offered | undefined => offered(paying, 'RECOVERY');

/** By payments for instalments, by days for a single payment. */
export function road(
  loan: OpenLoan,
  today: string,
): { readonly parts: readonly ArchPart[]; readonly dot: number | undefined } {
  const late = isLate(loan);
  if (loan.schedule.length > 1) {
    const parts = loan.schedule.map((row): ArchPart => {
      if (row.isPaid) return 'done';
      if (row.isExpired) return 'late';
      return row.isNext ? 'now' : 'todo';
    });
    return { parts, dot: undefined };
  }
  if (late) return { parts: ['late'], dot: 1 };
  const all = daysBetween(loan.issuedOn ?? loan.appliedOn, loan.price.returnDate);
  return { parts: ['now'], dot: Math.min(1, Math.max(0, walked(loan, today) / Math.max(1, all))) };
}

export const walked = (loan: OpenLoan, today: string): number => daysBetween(loan.issuedOn ?? loan.appliedOn, today);
export const paidCount = (loan: OpenLoan): number => loan.schedule.filter((row) => row.isPaid).length;

/** The first overdue payment, or the next one. */
export const rowInQuestion = (loan: OpenLoan): Row | undefined =>
  loan.schedule.find((row) => !row.isPaid && row.isExpired) ?? loan.schedule.find((row) => !row.isPaid);

/** While no later payment followed it, it explains why the debt has grown. */
export function lostPayment({ payments }: OpenLoan): Paid | undefined {
  const lost = payments.toSorted((a, b) => (a.reversedOn ?? '').localeCompare(b.reversedOn ?? '')).at(-1);
  const on = lost?.reversedOn;
  return on && !payments.some(({ paidOn, reversedOn }) => !reversedOn && paidOn > on) ? lost : undefined;
}

export function lastPayment(loan: OpenLoan): Paid | undefined {
  const standing = loan.payments.filter((payment) => payment.reversedOn === null);
  return standing.sort((a, b) => a.recordedAt.localeCompare(b.recordedAt)).at(-1);
}
