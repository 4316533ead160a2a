/** Calls of /json/experiment/notification (R105). */
import { z } from 'zod';

export const ReadNoticesBody = z.object({ ids: z.array(z.string().max(128)).max(100) });
export const NoticeChoiceBody = z.object({
  channel: z.enum(['SMS', 'EMAIL', 'PUSH', 'CABINET']),
  hour: z.coerce.number().int(),
  days: z.array(z.coerce.number().int()).max(31).optional(),
});
