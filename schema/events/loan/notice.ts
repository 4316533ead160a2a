import { z } from 'zod';
import { DOCUMENT_TYPES } from '../../reference/documents.ts';
import { LocalDate } from '../codecs.ts';
import { plain } from './base.ts';

export const NOTICE_EVENTS = {
  NoticeIssued: plain.extend({
    notice: z.enum(DOCUMENT_TYPES),
    overdueSince: LocalDate,
    /** The overdue day of the notice: 1, 18 or 60; a late end of day does not change it. */
    overdueDays: z.int(),
    nextActionDate: LocalDate.nullable(),
    /** Notices of a cession name the buyer. */
    buyer: z.string().max(64).nullable(),
  }),
} as const;
