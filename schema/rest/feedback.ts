/** Calls of /json about reviews and recommendations. */
import { z } from 'zod';
import { optional, whole } from '../forms/fields.ts';
import { NPS_COMMENT_MAX, NPS_MOST, NPS_THEMES, REVIEW_MAX } from '../reference/feedback.ts';
import { LoanId, listOf } from './values.ts';

/** Without a score the question was skipped. */
export const NpsBody = z.object({
  score: optional(whole(0, NPS_MOST)),
  themes: listOf(z.enum(NPS_THEMES), NPS_THEMES.length),
  comment: z.string().max(NPS_COMMENT_MAX).default(''),
});
export const ReviewBody = z.object({
  creditId: LoanId,
  score: whole(1, 5),
  text: z.string().max(REVIEW_MAX).default(''),
});
