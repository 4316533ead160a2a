/** Body of /json/credit/{id}/insurance: not in the specification, which leaves the step without a call (decision 8). */
import { z } from 'zod';

/** Forms send words. Saying yes here means the insurer's consents too: the caller's page shows their texts. */
export const AnswerInsuranceBody = z.object({
  accepted: z.union([z.boolean(), z.enum(['true', 'false'])]).transform((v) => v === true || v === 'true'),
});
