/** Filters of the office's lists, under names of one's own (R640). */
import { SAVED_FILTER, type WorkList } from '../../../schema/reference/work-lists.ts';
import { refuse } from '../../domain/decider.ts';
import type { SavedFilter, SavedFilters } from '../../ports/saved-filters.ts';

export type SavedFilterDeps = { savedFilters: SavedFilters };

export function makeSavedFilters({ savedFilters }: SavedFilterDeps) {
  async function keep(staffId: string, { list, name: typed, search }: SavedFilter) {
    const name = typed.trim();
    if (name === '') return refuse('FIELD_REQUIRED', { field: 'name' });
    if (name.length > SAVED_FILTER.nameMax) return refuse('FIELD_INVALID', { field: 'name' });
    if (!SAVED_FILTER.search.test(search)) return refuse('FIELD_INVALID', { field: 'search' });
    const others = (await savedFilters.of(staffId)).filter((one) => one.list === list && one.name !== name);
    if (others.length >= SAVED_FILTER.most) return refuse('FIELD_INVALID', { field: 'list' });
    await savedFilters.keep(staffId, { list, name, search });
    return { filters: await savedFilters.of(staffId) };
  }

  async function drop(staffId: string, list: WorkList, name: string) {
    await savedFilters.drop(staffId, list, name);
    return { filters: await savedFilters.of(staffId) };
  }

  return { of: (staffId: string) => savedFilters.of(staffId), keep, drop };
}
