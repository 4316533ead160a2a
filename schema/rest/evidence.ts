/** Calls of /json/document/evidence and /json/office/evidence (R240-R245). */
import { z } from 'zod';
import { LoanId } from '../events/codecs.ts';
import { ALL_SLOTS, EVIDENCE_KINDS } from '../reference/evidence.ts';

export const EvidenceQuery = z.object({ creditId: LoanId });
/** `hash`: SHA-256 of the whole file, in hex; it names the upload. */
export const UploadQuery = z.object({
  creditId: LoanId,
  slot: z.enum(ALL_SLOTS),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
/** `part` counts from 0 to `parts` - 1; every part but the last has 512 KB. */
export const PartQuery = UploadQuery.extend({
  part: z.coerce.number().int().min(0).max(63),
  parts: z.coerce.number().int().min(1).max(64),
});
export const PartBody = z.instanceof(Uint8Array);
export const SendEvidenceBody = z.object({ creditId: LoanId, kind: z.enum(EVIDENCE_KINDS) });
export const EvidenceFileQuery = z.object({ creditId: LoanId, slot: z.enum(ALL_SLOTS) });
