/** GraphQL for auditors: the books on a day. */
import { lossRatesOn } from '../../../schema/reference/loss-rates.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import { type BooksDeps, lossAllowanceOn, trialBalanceOf } from '../../use-cases/audit/books.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { knownBy, notAfter } from '../not-after.ts';
import { refusedRead } from '../user-errors.ts';
import { type RecordsDeps, recordsOf } from './records.ts';

export type BooksApiDeps = RecordsDeps &
  Pick<BooksDeps, 'journal' | 'periods'> & { clock: Pick<Clock, 'today' | 'now'> };

export function booksResolvers(deps: BooksApiDeps): Resolvers {
  const books: BooksDeps = { ...deps, recordsOf: (loanId) => recordsOf(deps, loanId) };
  return {
    Query: {
      trialBalance: async (_, { date, from, knownAt }, { locale }) => {
        notAfter(await deps.clock.today(), { date, from }, locale);
        knownBy(deps.clock.now(), knownAt, locale);
        if (from && from > date) throw refusedRead(400, refuse('FIELD_INVALID', { field: 'from' }), locale);
        return trialBalanceOf(books, { date, from: from ?? undefined, knownAt: knownAt ?? undefined });
      },
      lossAllowance: async (_, { date, knownAt }, { locale }) => {
        notAfter(await deps.clock.today(), { date }, locale);
        knownBy(deps.clock.now(), knownAt, locale);
        const { source } = lossRatesOn(date);
        const lines = await lossAllowanceOn(books, date, knownAt ?? undefined);
        return lines.map((line) => ({ ...line, ratePpm: Number(line.ratePpm), source }));
      },
    },
  };
}
