/** What the facts of several capabilities are made of. */
import { z } from 'zod';
import { LOAN_STATUSES } from '../../loan-status.ts';
import { DOCUMENT_TYPES } from '../../reference/documents.ts';
import { LocalDate, Tiyn } from '../codecs.ts';
import { AllocationLine, Balances, Posting } from '../figures.ts';

export const Hash = z.string().regex(/^[0-9a-f]{64}$/);
export const Signature = z.object({ documentType: z.enum(DOCUMENT_TYPES), documentHash: Hash });
export const Consent = z.object({ type: z.string().max(64), version: z.string().max(16), hash: Hash });

/** A fact without further figures. */
export const plain = z.object({ status: z.enum(LOAN_STATUSES) });
/** A fact that moves money or time on a live loan. */
export const financial = plain.extend({ postings: z.array(Posting), standing: Balances });

/** Money that pays the debt: what accrued up to that day, and where the money went, line by line. */
export const received = financial.extend({
  amount: Tiyn,
  accruedInterest: Tiyn,
  accruedPenalty: Tiyn,
  allocation: z.array(AllocationLine),
  allocationRule: z.string().max(32),
});

/** An agreement requested on one day, to be completed by the end of another. */
export const requested = plain.extend({ requestedOn: LocalDate, payBy: LocalDate });
/** LAPSED: its day ended. WITHDRAWN: by the borrower. OVERTAKEN: money for an earlier day came, so what was shown no longer holds. */
export const AnnulmentReason = z.enum(['LAPSED', 'WITHDRAWN', 'OVERTAKEN']).default('LAPSED');
export type AnnulmentReason = z.infer<typeof AnnulmentReason>;
