import { z } from 'zod';
import { LocalDate, Tiyn } from '../codecs.ts';
import { plain, Signature } from './base.ts';

/** A shorter term at the same instalment, or a smaller instalment over the same months. */
export const PREPAYMENT_MODES = ['SHORTER_TERM', 'SMALLER_PAYMENT'] as const;
export type PrepaymentMode = (typeof PREPAYMENT_MODES)[number];

export const PREPAYMENT_EVENTS = {
  PrepaymentRequested: plain.extend({
    kind: z.enum(['FULL', 'PARTIAL']),
    /** PARTIAL only: the recast option. */
    mode: z.enum(PREPAYMENT_MODES).nullable(),
    amount: Tiyn,
    requestedOn: LocalDate,
    payBy: LocalDate,
    nextActionDate: LocalDate.nullable(),
  }),
  PrepaymentSigned: plain.extend({ signature: Signature }),
  PrepaymentAnnulled: plain.extend({ nextActionDate: LocalDate.nullable() }),
} as const;
