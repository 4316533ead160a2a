import { z } from 'zod';
import { Tiyn } from '../codecs.ts';
import { Hash, plain } from './base.ts';

export const STATEMENT_EVENTS = {
  StatementRequested: plain,
  StatementUploaded: plain.extend({ statementHash: Hash, monthlyIncome: Tiyn, monthsWithIncome: z.int() }),
  StatementRejected: plain.extend({ reason: z.string().max(64) }),
  StatementUploadCancelled: plain,
} as const;
