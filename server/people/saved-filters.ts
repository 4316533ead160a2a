import type { SavedFilters } from '../ports/saved-filters.ts';
import type { PeopleDb } from './tables.ts';

export const savedFilters = ({ db }: { db: PeopleDb }): SavedFilters => ({
  of: (staffId) =>
    db
      .selectFrom('people.saved_filter')
      .select(['list', 'name', 'search'])
      .where('account_id', '=', staffId)
      .orderBy('list')
      .orderBy('name')
      .execute(),
  keep: async (staffId, filter) => {
    await db
      .insertInto('people.saved_filter')
      .values({ account_id: staffId, ...filter })
      .onConflict((known) => known.columns(['account_id', 'list', 'name']).doUpdateSet({ search: filter.search }))
      .execute();
  },
  drop: async (staffId, list, name) => {
    await db
      .deleteFrom('people.saved_filter')
      .where('account_id', '=', staffId)
      .where('list', '=', list)
      .where('name', '=', name)
      .execute();
  },
});
