/** Body of /json/credit/{id}/insurance (R8, R105). */
import { z } from 'zod';
import { ConsentTicks } from './consents.ts';

/** Forms send words. A yes needs the insurer's consents; the refusal names a missing one. */
export const AnswerInsuranceBody = z.object({
  accepted: z.union([z.boolean(), z.enum(['true', 'false'])]).transform((v) => v === true || v === 'true'),
  consents: ConsentTicks,
});
