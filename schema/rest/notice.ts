/** Calls of /json/experiment/notification (R105). */
import { z } from 'zod';
import { listOf } from './values.ts';

export const ReadNoticesBody = z.object({ ids: listOf(z.string().max(128), 100) });
export const NoticeChoiceBody = z.object({
  channel: z.enum(['SMS', 'EMAIL', 'PUSH', 'CABINET']),
  hour: z.coerce.number().int(),
  /** Without them they stay. */
  days: listOf(z.coerce.number().int(), 31).optional(),
});
