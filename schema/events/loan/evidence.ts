import { z } from 'zod';
import { ALL_SLOTS, EVIDENCE_KINDS, EVIDENCE_REASONS } from '../../reference/evidence.ts';
import { LocalDate } from '../codecs.ts';
import { Hash, plain } from './base.ts';

const Kind = z.enum(EVIDENCE_KINDS);

export const EVIDENCE_EVENTS = {
  /** `handedOn`: the day from which the borrower has time to send it. */
  EvidenceRequested: plain.extend({
    kinds: z.array(Kind).min(1).max(2),
    reason: z.enum(EVIDENCE_REASONS),
    by: z.enum(['ENGINE', 'VERIFIER']),
    handedOn: LocalDate,
  }),
  /** `handedOn`: the day from which a verifier has time to look. The files are outside, found by their hashes. */
  EvidenceSent: plain.extend({
    kind: Kind,
    files: z.array(z.object({ slot: z.enum(ALL_SLOTS), hash: Hash })).max(4),
    handedOn: LocalDate,
  }),
  EvidenceAccepted: plain.extend({ kind: Kind, verifierId: z.string().max(64) }),
} as const;
