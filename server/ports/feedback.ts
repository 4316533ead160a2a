/** Reviews and NPS answers of borrowers. Texts may name a person, so they are sealed and never counted or listed. */
import type { NpsTheme } from '../../schema/reference/feedback.ts';
import type { BorrowerId, CommandId, LoanId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export type Review = { readonly score: number; readonly text: string; readonly at: Instant };
/** `score` null: the question was skipped. */
export type NpsAnswer = {
  readonly score: number | null;
  readonly themes: readonly NpsTheme[];
  readonly comment: string;
  readonly at: Instant;
};
export type Counted<K> = { readonly of: K; readonly count: number };
/** Without any personal data. */
export type FeedbackCounts = {
  readonly reviews: readonly Counted<number>[];
  readonly nps: readonly Counted<number>[];
  readonly skipped: number;
  readonly themes: readonly Counted<NpsTheme>[];
};

export type FeedbackStore = {
  /** The first review of a loan stays. `id` is the command's: the same one is kept once. */
  keepReview(id: CommandId, of: { borrowerId: BorrowerId; loanId: LoanId }, review: Review): Promise<'kept' | 'taken'>;
  reviewOf(borrowerId: BorrowerId, loanId: LoanId): Promise<Review | undefined>;
  keepNps(id: CommandId, borrowerId: BorrowerId, answer: NpsAnswer): Promise<void>;
  lastNps(borrowerId: BorrowerId): Promise<Pick<NpsAnswer, 'score' | 'at'> | undefined>;
  counts(since: Instant): Promise<FeedbackCounts>;
};
