/** Body of /json/credit/{id}/insurance: not in the specification, which leaves the step without a call (R8). */
import { z } from 'zod';
import { ConsentTicks } from './consents.ts';

/** Forms send words. A yes wants the insurer's consents; one that is missing is named in the refusal. */
export const AnswerInsuranceBody = z.object({
  accepted: z.union([z.boolean(), z.enum(['true', 'false'])]).transform((v) => v === true || v === 'true'),
  consents: ConsentTicks,
});
