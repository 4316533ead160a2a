/** Body of /json/credit/{id}/insurance (R8, R105). */
import { z } from 'zod';
import { ConsentTicks } from './consents.ts';
import { YesNo } from './values.ts';

/** A yes needs the insurer's consents; the refusal names a missing one. */
export const AnswerInsuranceBody = z.object({
  accepted: YesNo,
  consents: ConsentTicks,
});
