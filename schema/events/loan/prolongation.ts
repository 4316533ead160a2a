import { z } from 'zod';
import { LocalDate, Tiyn } from '../codecs.ts';
import { Price } from '../figures.ts';
import { AnnulmentReason, financial, Hash, plain, requested, Signature } from './base.ts';

export const PROLONGATION_EVENTS = {
  ProlongationRequested: requested.extend({ days: z.int().min(1) }),
  /** `payToday`: interest to date and penalty, due by the end of the day (R13). `price` is that of the new part. */
  ProlongationOffered: plain.extend({ price: Price, payToday: Tiyn, documentHash: Hash }),
  ProlongationOfferSigned: plain.extend({ signature: Signature }),
  LoanProlonged: financial.extend({ price: Price, prolongedOn: LocalDate }),
  ProlongationAnnulled: plain.extend({ reason: AnnulmentReason }),
} as const;
