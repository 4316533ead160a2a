/** How likely a borrower is to recommend us, 0 to 10, and why; asked rarely, also after "not now" (R193). */
import {
  NPS_COMMENT_MAX,
  NPS_MOST,
  NPS_PAUSE_DAYS,
  NPS_THEMES_OF,
  type NpsTheme,
  npsGroupOf,
} from '../../../schema/reference/feedback.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { DAY_MS, type Instant, instant } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FeedbackCounts, FeedbackStore } from '../../ports/feedback.ts';
import type { Caller } from '../kernel/event-context.ts';
import { readLoansUntilEnd } from '../loan/borrower-loans.ts';
import type { LoanSource } from '../loan/loans.ts';

export type NpsDeps = LoanSource & { feedback: FeedbackStore; clock: Pick<Clock, 'businessNow'> };
export type NpsWish = { borrowerId: BorrowerId; score: number; themes: readonly NpsTheme[]; comment: string };
/** `index` is promoters less detractors, in percent of the answers; null without an answer. */
export type FeedbackSummary = FeedbackCounts & {
  readonly since: Instant;
  readonly answers: number;
  readonly index: number | null;
  readonly averageReview: number | null;
};

const SUMMARY_DAYS = 365;
const daysBefore = (at: Instant, days: number): Instant => instant(new Date(Date.parse(at) - days * DAY_MS));

export type Nps = ReturnType<typeof makeNps>;

export function makeNps(deps: NpsDeps) {
  const { feedback, clock } = deps;

  /** Only who has received a loan is asked, and not while he is late with one. */
  async function isDue(borrowerId: BorrowerId): Promise<boolean> {
    const last = await feedback.lastNps(borrowerId);
    const pause = last && (last.score === null ? NPS_PAUSE_DAYS.skipped : NPS_PAUSE_DAYS.answered);
    if (last && pause && last.at > daysBefore(await clock.businessNow(), pause)) return false;
    const lent = (await readLoansUntilEnd(deps, borrowerId)).filter(({ issuedOn }) => issuedOn !== null);
    return lent.length > 0 && lent.every(({ standing, closedOn }) => closedOn !== null || !standing?.overdueSince);
  }

  /** Refusals: FIELD_INVALID, for a theme that does not belong to the score too. */
  async function answer({ commandId }: Caller, wish: NpsWish) {
    const { borrowerId, score, themes, comment } = wish;
    if (!Number.isInteger(score) || score < 0 || score > NPS_MOST) return refuse('FIELD_INVALID', { field: 'score' });
    const offered = NPS_THEMES_OF[npsGroupOf(score)];
    if (!themes.every((theme) => offered.includes(theme))) return refuse('FIELD_INVALID', { field: 'themes' });
    const text = comment.trim().slice(0, NPS_COMMENT_MAX);
    const at = await clock.businessNow();
    await feedback.keepNps(commandId, borrowerId, { score, themes: [...new Set(themes)], comment: text, at });
    return { kept: true };
  }

  async function skip({ commandId }: Caller, borrowerId: BorrowerId): Promise<void> {
    const at = await clock.businessNow();
    await feedback.keepNps(commandId, borrowerId, { score: null, themes: [], comment: '', at });
  }

  /** Of the last year, without any personal data. */
  async function summary(): Promise<FeedbackSummary> {
    const since = daysBefore(await clock.businessNow(), SUMMARY_DAYS);
    const counts = await feedback.counts(since);
    const countOf = (group: ReturnType<typeof npsGroupOf>) =>
      total(counts.nps.filter(({ of }) => npsGroupOf(of) === group));
    const answers = total(counts.nps);
    const left = total(counts.reviews);
    const stars = counts.reviews.reduce((sum, { of, count }) => sum + of * count, 0);
    return {
      ...counts,
      since,
      answers,
      index: answers === 0 ? null : Math.round(((countOf('positive') - countOf('negative')) * 100) / answers),
      averageReview: left === 0 ? null : Math.round((stars * 100) / left) / 100,
    };
  }

  return { isDue, answer, skip, summary };
}

const total = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);
