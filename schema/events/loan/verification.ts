import { z } from 'zod';
import { LocalDate } from '../codecs.ts';
import { plain } from './base.ts';

export const VERIFICATION_EVENTS = {
  VerificationStarted: plain,
  /** `handedOn`: the day from which the holder of the application has time to act; null in older events. */
  ManualReviewRequested: plain.extend({
    reasons: z.array(z.string().max(64)),
    handedOn: LocalDate.nullable(),
  }),
  ManualReviewStarted: plain.extend({ verifierId: z.string().max(64) }),
  RevisionRequested: plain.extend({
    fields: z.array(z.string().max(64)),
    note: z.string().max(64),
    handedOn: LocalDate.nullable(),
  }),
  RevisionReturned: plain.extend({ handedOn: LocalDate.nullable() }),
  FraudRejected: plain.extend({ reason: z.string().max(64) }),
} as const;
