/** Calls of /json/document/account-statement and /json/decision about statements (R105). */
import { z } from 'zod';

/** The PDF. */
export const StatementBody = z.instanceof(Uint8Array);
export const StatementQuery = z.object({ filename: z.string().trim().max(200).default('statement.pdf') });
/** `?all` alone means yes. */
export const UploadedStatementsQuery = z.object({
  all: z
    .string()
    .optional()
    .transform((text) => text !== undefined && text !== 'false' && text !== '0'),
});
