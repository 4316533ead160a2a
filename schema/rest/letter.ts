/** The call of /json/office/letter (R413). */
import { z } from 'zod';
import { LoanId } from '../events/codecs.ts';

export const LetterQuery = z.object({ creditId: LoanId, hash: z.string().regex(/^[0-9a-f]{64}$/) });
