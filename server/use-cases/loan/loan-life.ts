/** What an issued loan has been through besides its money: an early repayment asked for, a restructuring. */
import type { AllocationLine, Posting } from '../../../schema/events/figures.ts';
import type { LoanEvent, LoanEventOf } from '../../../schema/events/loan.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, most, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { repaysAhead } from '../../domain/loan/allocation-facts.ts';

type Prepayment = LoanEventOf<'PrepaymentRequested'>['data'] & { state: 'REQUESTED' | 'SIGNED' | 'PAID' | 'ANNULLED' };

export type LifeParts = {
  prepayment: Prepayment | null;
  /** The schedule that a restructuring made, and what it did with what had been charged. */
  restructured: { on: LocalDate; months: number; capitalised: Tiyn; waived: Tiyn } | null;
};

export const NO_LIFE: LifeParts = { prepayment: null, restructured: null };

/** What an event makes of it. */
export function lifeAfter({ prepayment, restructured }: LifeParts, event: LoanEvent): Partial<LifeParts> {
  switch (event.type) {
    case 'PrepaymentRequested':
      return { prepayment: { ...event.data, state: 'REQUESTED' } };
    case 'PrepaymentSigned':
      return { prepayment: prepayment && { ...prepayment, state: 'SIGNED' } };
    case 'PrepaymentAnnulled':
      return { prepayment: prepayment && { ...prepayment, state: 'ANNULLED' } };
    case 'PaymentReceived':
    case 'BalanceApplied':
      return { prepayment: paidBy(prepayment, event.data.allocation) };
    case 'PaymentReversed':
      return { restructured: waiverAfter(restructured, event.data.postings) };
    case 'LoanRestructured': {
      const { price, capitalised, waived, restructuredOn } = event.data;
      return { restructured: { on: restructuredOn, months: price.rows.length, capitalised, waived } };
    }
    default:
      return {};
  }
}

/** Penalty that is owed again, because the first payment it was waived for has been taken back. */
function waiverAfter(restructured: LifeParts['restructured'], postings: readonly Posting[]): LifeParts['restructured'] {
  const given = add(...postings.filter(({ account }) => account === 'waived').map(({ amount }) => amount));
  return restructured && { ...restructured, waived: most(ZERO, add(restructured.waived, given)) };
}

const paidBy = (prepayment: Prepayment | null, lines: readonly AllocationLine[]): Prepayment | null =>
  prepayment?.state === 'SIGNED' && repaysAhead(lines) ? { ...prepayment, state: 'PAID' } : prepayment;
