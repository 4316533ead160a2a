import { z } from 'zod';
import { Tiyn } from '../codecs.ts';
import { Hash, plain } from './base.ts';

export const STATEMENT_EVENTS = {
  StatementRequested: plain,
  /** `averages`: what the counted income is the smallest of; events before R350 have none. */
  StatementUploaded: plain.extend({
    statementHash: Hash,
    monthlyIncome: Tiyn,
    monthsWithIncome: z.int(),
    averages: z.object({ months3: Tiyn, months6: Tiyn, months12: Tiyn.nullable() }).optional(),
  }),
  StatementRejected: plain.extend({ reason: z.string().max(64) }),
  StatementUploadCancelled: plain,
} as const;
