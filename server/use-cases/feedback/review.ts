/** A review of a loan, 1 to 5 with a text, once the money has been sent (R192). */
import { REVIEW_MAX } from '../../../schema/reference/feedback.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FeedbackStore } from '../../ports/feedback.ts';
import type { Ledger } from '../../ports/ledger.ts';
import type { Caller } from '../kernel/event-context.ts';
import { loadOwnLoan } from '../loan/loans.ts';

export type ReviewDeps = { feedback: FeedbackStore; ledger: Ledger; clock: Pick<Clock, 'businessNow'> };
export type ReviewWish = { borrowerId: BorrowerId; loanId: LoanId; score: number; text: string };

export type Reviews = ReturnType<typeof makeReviews>;

export function makeReviews({ feedback, ledger, clock }: ReviewDeps) {
  const of = (borrowerId: BorrowerId, loanId: LoanId) => feedback.reviewOf(borrowerId, loanId);

  /** Refusals: NOT_FOUND, REVIEW_TOO_EARLY, FIELD_INVALID, REVIEW_LEFT. */
  async function leave({ commandId }: Caller, wish: ReviewWish) {
    const { borrowerId, loanId, score, text } = wish;
    const loan = await loadOwnLoan(ledger, borrowerId, loanId);
    if (!loan) return refuse('NOT_FOUND');
    if (loan.issuedOn === null) return refuse('REVIEW_TOO_EARLY');
    if (!Number.isInteger(score) || score < 1 || score > 5) return refuse('FIELD_INVALID', { field: 'score' });
    const review = { score, text: text.trim().slice(0, REVIEW_MAX), at: await clock.businessNow() };
    const kept = await feedback.keepReview(commandId, { borrowerId, loanId }, review);
    return kept === 'kept' ? review : refuse('REVIEW_LEFT');
  }

  return { of, leave };
}
