/** Filters of the office's lists, kept under names by each member of staff (R640). */
import type { WorkList } from '../../schema/reference/work-lists.ts';

export type SavedFilter = { readonly list: WorkList; readonly name: string; readonly search: string };

export type SavedFilters = {
  /** By list and name. */
  of(staffId: string): Promise<readonly SavedFilter[]>;
  keep(staffId: string, filter: SavedFilter): Promise<void>;
  drop(staffId: string, list: WorkList, name: string): Promise<void>;
};
