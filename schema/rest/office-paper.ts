/** The call of /json/office/paper (R794). */
import { z } from 'zod';
import { BorrowerId } from './values.ts';

export const OfficePaperQuery = z.object({
  borrowerId: BorrowerId,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** Under which the paper is opened, as for unmasking. */
  caseNumber: z.string().max(40),
});
