/** Notices owed to the borrower. */
import { z } from 'zod';
import { DOCUMENT_TYPES } from '../../reference/documents.ts';
import { LocalDate } from '../codecs.ts';
import { plain } from './base.ts';

export const NOTICE_EVENTS = {
  NoticeIssued: plain.extend({
    notice: z.enum(DOCUMENT_TYPES),
    overdueSince: LocalDate,
    /** The overdue day on which it is owed: 1, 18, 60; the same however late the closing runs. */
    overdueDays: z.int(),
    nextActionDate: LocalDate.nullable(),
    /** Notices of a cession name who the claim goes to. */
    buyer: z.string().max(64).nullable().default(null),
  }),
} as const;
