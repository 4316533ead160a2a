/** What an issued loan has been through besides its money: an early repayment asked for, a restructuring. */
import type { LoanEvent, LoanEventOf } from '../../schema/events/loan.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';

type Prepayment = LoanEventOf<'PrepaymentRequested'>['data'] & { state: 'REQUESTED' | 'SIGNED' | 'PAID' | 'ANNULLED' };

export type LifeParts = {
  prepayment: Prepayment | null;
  /** The schedule that a restructuring made, and what it did with what had been charged. */
  restructured: { on: LocalDate; months: number; capitalised: Tiyn; waived: Tiyn } | null;
};

export const NO_LIFE: LifeParts = { prepayment: null, restructured: null };

/** What an event makes of it. */
export function lifeAfter({ prepayment }: LifeParts, event: LoanEvent): Partial<LifeParts> {
  switch (event.type) {
    case 'PrepaymentRequested':
      return { prepayment: { ...event.data, state: 'REQUESTED' } };
    case 'PrepaymentSigned':
      return { prepayment: prepayment && { ...prepayment, state: 'SIGNED' } };
    case 'PrepaymentAnnulled':
      return { prepayment: prepayment && { ...prepayment, state: 'ANNULLED' } };
    case 'PaymentReceived':
      return { prepayment: paidBy(prepayment, event.data.allocation) };
    case 'LoanRestructured': {
      const { price, capitalised, waived, restructuredOn } = event.data;
      return { restructured: { on: restructuredOn, months: price.rows.length, capitalised, waived } };
    }
    default:
      return {};
  }
}

type Lines = LoanEventOf<'PaymentReceived'>['data']['allocation'];

/** A signed one is fulfilled once money has repaid principal ahead of the schedule. */
const paidBy = (prepayment: Prepayment | null, lines: Lines): Prepayment | null =>
  prepayment?.state === 'SIGNED' && lines.some((line) => line.component === 'principal' && line.row === null)
    ? { ...prepayment, state: 'PAID' }
    : prepayment;
