import { sql } from 'kysely';
import { NPS_THEMES } from '../../schema/reference/feedback.ts';
import { instant } from '../../schema/values/local-date.ts';
import type { FeedbackStore } from '../ports/feedback.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { MoneyDb } from './money-tables.ts';

const reviewCell = (id: string): string => `review:${id}`;
const npsCell = (id: string): string => `nps:${id}`;
const one = sql<number>`count(*)::int`;

export function makeFeedbackStore(db: MoneyDb, secrets: Pick<Secrets, 'seal' | 'open'>): FeedbackStore {
  const answersSince = (since: string) => db.selectFrom('people.nps_answer').where('asked_at', '>=', since);
  return {
    async keepReview(id, { borrowerId, loanId }, { score, text, at }) {
      const sealed = await secrets.seal(borrowerId, reviewCell(id), text);
      await db
        .insertInto('people.review')
        .values({ id, borrower_id: borrowerId, loan_id: loanId, score, sealed, left_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = db.selectFrom('people.review').select('id').where('loan_id', '=', loanId);
      return (await kept.executeTakeFirstOrThrow()).id === id ? 'kept' : 'taken';
    },
    async reviewOf(borrowerId, loanId) {
      const found = db.selectFrom('people.review').selectAll().where('loan_id', '=', loanId);
      const row = await found.where('borrower_id', '=', borrowerId).executeTakeFirst();
      if (!row) return undefined;
      const text = await secrets.open(borrowerId, reviewCell(row.id), row.sealed);
      return { score: row.score, text, at: instant(new Date(row.left_at)) };
    },
    async keepNps(id, borrowerId, { score, themes, comment, at }) {
      const sealed = await secrets.seal(borrowerId, npsCell(id), comment);
      await db
        .insertInto('people.nps_answer')
        .values({ id, borrower_id: borrowerId, score, themes: [...themes], sealed, asked_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async lastNps(borrowerId) {
      const mine = db.selectFrom('people.nps_answer').select(['score', 'asked_at']);
      const row = await mine.where('borrower_id', '=', borrowerId).orderBy('asked_at', 'desc').executeTakeFirst();
      return row && { score: row.score, at: instant(new Date(row.asked_at)) };
    },
    async counts(since) {
      const [reviews, scores, themes] = await Promise.all([
        db
          .selectFrom('people.review')
          .select(['score as of', one.as('count')])
          .where('left_at', '>=', since)
          .groupBy('score')
          .execute(),
        answersSince(since)
          .select(['score as of', one.as('count')])
          .groupBy('score')
          .execute(),
        answersSince(since)
          .select([sql<string>`unnest(themes)`.as('of'), one.as('count')])
          .groupBy('of')
          .execute(),
      ]);
      return {
        reviews: reviews.toSorted((a, b) => a.of - b.of),
        nps: scores.flatMap(({ of, count }) => (of === null ? [] : [{ of, count }])).toSorted((a, b) => a.of - b.of),
        skipped: scores.find(({ of }) => of === null)?.count ?? 0,
        themes: NPS_THEMES.flatMap((of) => themes.filter((row) => row.of === of).map(({ count }) => ({ of, count }))),
      };
    },
  };
}
