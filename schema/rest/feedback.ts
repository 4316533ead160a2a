/** Calls of /json about reviews and recommendations. */
import { z } from 'zod';
import { NPS_COMMENT_MAX, NPS_MOST, NPS_THEMES, REVIEW_MAX } from '../reference/feedback.ts';
import { LoanId } from './values.ts';

/** Without a score the question was skipped. */
export const NpsBody = z.object({
  score: z.int().min(0).max(NPS_MOST).nullish(),
  themes: z.array(z.enum(NPS_THEMES)).max(NPS_THEMES.length).default([]),
  comment: z.string().max(NPS_COMMENT_MAX).default(''),
});
export const ReviewBody = z.object({
  creditId: LoanId,
  score: z.int().min(1).max(5),
  text: z.string().max(REVIEW_MAX).default(''),
});
