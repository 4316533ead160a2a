/** GraphQL: one search field of the office. A mutation, because each look-up is recorded. */

import type { LocalDate } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Found, OfficeSearch } from '../../use-cases/office/office-search.ts';
import type { OfficeFound, Resolvers } from '../generated/resolvers.ts';
import { callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';
import { shapeApplicant, shapeListed } from './office.ts';

export type OfficeSearchApiDeps = { officeSearch: OfficeSearch; clock: Pick<Clock, 'today'> };

export const officeSearchResolvers = ({ officeSearch, clock }: OfficeSearchApiDeps): Resolvers => ({
  Mutation: {
    officeSearch: async (_, { text, caseNumber }, context) => {
      const answer = await officeSearch.search(callerOf(context), text, caseNumber ?? null);
      if ('refusal' in answer) return { by: null, found: [], more: false, errors: [userError(answer, context.locale)] };
      const today = await clock.today();
      return { by: answer.by, found: answer.found.map((one) => shape(one, today)), more: answer.more, errors: [] };
    },
  },
});

const shape = ({ borrowerId, person, erasedAt, loans }: Found, today: LocalDate): OfficeFound => ({
  borrowerId,
  person: person && shapeApplicant(person, today),
  erasedAt,
  loans: loans.map(shapeListed),
});
