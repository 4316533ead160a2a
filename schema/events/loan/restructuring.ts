import { z } from 'zod';
import { LocalDate, Tiyn } from '../codecs.ts';
import { Price } from '../figures.ts';
import { AnnulmentReason, financial, plain, requested, Signature } from './base.ts';

export const RESTRUCTURING_EVENTS = {
  /** `capitalised` and `waived`: what becomes principal and what is waived if the first payment is made today. */
  RestructuringRequested: requested.extend({
    months: z.int().min(2).max(6),
    firstPayment: Tiyn,
    court: z.boolean(),
    /** The day of the court decision after which the office offers the restructuring. */
    courtDecidedOn: LocalDate.nullable(),
    /** The last day of an offer after a court decision; until it is signed, each day renews it with new figures. */
    standsUntil: LocalDate.nullable(),
    price: Price,
    capitalised: Tiyn,
    waived: Tiyn,
  }),
  RestructuringOfferSigned: plain.extend({ signature: Signature }),
  LoanRestructured: financial.extend({
    price: Price,
    restructuredOn: LocalDate,
    capitalised: Tiyn,
    waived: Tiyn,
    /** The first payment for which penalty was waived; its reversal ends the waiver (D0031). Null: the waiver stays. */
    firstPayment: Tiyn.nullable(),
  }),
  RestructuringAnnulled: plain.extend({ reason: AnnulmentReason }),
  RestructuringDefaulted: financial.extend({ overdueSince: LocalDate, overdueAmount: Tiyn }),
} as const;
