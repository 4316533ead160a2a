/** Parts that events of several capabilities share. */
import { z } from 'zod';
import { LOAN_STATUSES } from '../../loan-status.ts';
import { DOCUMENT_TYPES } from '../../reference/documents.ts';
import { LocalDate, Tiyn } from '../codecs.ts';
import { AllocationLine, Balances, Posting } from '../figures.ts';

export const Hash = z.string().regex(/^[0-9a-f]{64}$/);
export const Signature = z.object({ documentType: z.enum(DOCUMENT_TYPES), documentHash: Hash });
export const Consent = z.object({ type: z.string().max(64), version: z.string().max(16), hash: Hash });

/** An event without figures. */
export const plain = z.object({ status: z.enum(LOAN_STATUSES) });
/** An event that moves money or time on a running loan. */
export const financial = plain.extend({ postings: z.array(Posting), standing: Balances });

/** A receipt: what accrued up to its day, and line by line what it paid. */
export const received = financial.extend({
  amount: Tiyn,
  accruedInterest: Tiyn,
  accruedPenalty: Tiyn,
  allocation: z.array(AllocationLine),
  allocationRule: z.string().max(32),
});

/** An agreement requested on one day, to be completed by the end of another. */
export const requested = plain.extend({ requestedOn: LocalDate, payBy: LocalDate });
/** LAPSED: its day ended. WITHDRAWN: by the borrower. OVERTAKEN: a backdated payment changed the figures shown. */
export const AnnulmentReason = z.enum(['LAPSED', 'WITHDRAWN', 'OVERTAKEN']);
export type AnnulmentReason = z.infer<typeof AnnulmentReason>;
