/** The call of /json/office/paper (R794). */
import { z } from 'zod';
import { CASE_REASONS } from '../reference/cases.ts';
import { BorrowerId } from './values.ts';

export const OfficePaperQuery = z.object({
  borrowerId: BorrowerId,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  caseNumber: z.string().max(40).describe('The open case under which it is opened (R913)'),
  reason: z.enum(CASE_REASONS).optional().describe('Opens the case, where it is not open, for eight hours'),
});
