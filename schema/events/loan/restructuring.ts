/** A new schedule for a loan in arrears. */
import { z } from 'zod';
import { LocalDate, Tiyn } from '../codecs.ts';
import { Price } from '../figures.ts';
import { AnnulmentReason, financial, plain, requested, Signature } from './base.ts';

export const RESTRUCTURING_EVENTS = {
  /** `capitalised` and `waived` are what the plan will do with interest, premiums and penalty if the first payment is made today. */
  RestructuringRequested: requested.extend({
    months: z.int().min(2).max(6),
    firstPayment: Tiyn,
    court: z.boolean(),
    /** The day of the court's decision, where the office offers the restructuring after one. */
    courtDecidedOn: LocalDate.nullable().default(null),
    /** The last day of an offer after a court: until it is signed the same fact says it anew each day, with the figures of that day. */
    standsUntil: LocalDate.nullable().default(null),
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
    /** What the waiver was given for: taken back, it ends the waiver (docs/decisions/0031). Null: the waiver stands whatever happens. */
    firstPayment: Tiyn.nullable().default(null),
  }),
  RestructuringAnnulled: plain.extend({ reason: AnnulmentReason }),
  RestructuringDefaulted: financial.extend({ overdueSince: LocalDate, overdueAmount: Tiyn }),
} as const;
