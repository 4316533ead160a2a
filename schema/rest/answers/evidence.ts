/** What the calls of /json/document/evidence answer (R240-R242). */
import { z } from 'zod';
import { LOAN_STATUSES } from '../../loan-status.ts';
import { ALL_SLOTS, EVIDENCE_KINDS, EVIDENCE_REASONS } from '../../reference/evidence.ts';
import { Day, LoanId } from './shape.ts';

export const EvidenceAnswer = z.strictObject({
  creditId: LoanId,
  status: z.enum(LOAN_STATUSES),
  documentValidTo: Day,
  documentExpiry: z.enum(['VALID', 'SOON', 'EXPIRED']),
  demands: z.array(
    z.strictObject({
      kind: z.enum(EVIDENCE_KINDS),
      reason: z.enum(EVIDENCE_REASONS),
      state: z.enum(['REQUESTED', 'SENT', 'ACCEPTED']),
      files: z.array(z.strictObject({ slot: z.enum(ALL_SLOTS), bytes: z.int(), deleteOn: Day })),
    }),
  ),
});
/** `done`: the file is whole, checked and kept. */
export const UploadAnswer = z.strictObject({ received: z.array(z.int()).readonly(), done: z.boolean() });
