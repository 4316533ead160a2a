/** What an issued loan has been through besides its money: an early repayment asked for, a restructuring, a sale of the claim. */
import type { Standing } from '../../schema/events/figures.ts';
import type { LoanEvent, LoanEventOf } from '../../schema/events/loan.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';

type Prepayment = LoanEventOf<'PrepaymentRequested'>['data'] & { state: 'REQUESTED' | 'SIGNED' | 'PAID' | 'ANNULLED' };

export type LifeParts = {
  prepayment: Prepayment | null;
  /** `ceded`: as the debt stood when the claim went over; the loan's own books are empty from then on. */
  cession: { buyer: string; agreedOn: LocalDate; cededOn: LocalDate | null; ceded: Standing | null } | null;
  /** The schedule that a restructuring made, and what it did with what had been charged. */
  restructured: { on: LocalDate; months: number; capitalised: Tiyn; waived: Tiyn } | null;
};

export const NO_LIFE: LifeParts = { prepayment: null, cession: null, restructured: null };

/** What an event makes of it; `standing` is that before the event. */
export function lifeAfter(parts: LifeParts & { standing: Standing | null }, event: LoanEvent): Partial<LifeParts> {
  const { prepayment, cession } = parts;
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
    case 'CessionAgreed':
      return { cession: { buyer: event.data.buyer, agreedOn: event.data.agreedOn, cededOn: null, ceded: null } };
    case 'LoanCeded':
      return { cession: cession && { ...cession, cededOn: event.data.cededOn, ceded: parts.standing } };
    case 'CessionCancelled':
      return { cession: null };
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
