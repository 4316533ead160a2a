/**
 * An overlay over the stored tables. A model loads the keys of a batch in one query, folds in memory, and the overlay
 * is written in sets. Without a store the audit runs the same fold in memory to check the tables.
 */
import { inWords } from '../schema/reference/findings.ts';
import { keyOf, type Row, type Table } from './table.ts';

export type Rows = {
  /** Loads the rows of these keys, or learns that they do not exist; `get` before that is a bug. */
  load<R extends Row>(table: Table<R>, keys: readonly Partial<R>[]): Promise<void>;
  loadOwned<R extends Row>(table: Table<R>, owners: readonly string[]): Promise<void>;
  get<R extends Row>(table: Table<R>, key: Partial<R>): R | undefined;
  /** In the order in which they were stored or put; sort if order matters. */
  owned<R extends Row>(table: Table<R>, owner: string): R[];
  put<R extends Row>(table: Table<R>, row: R): void;
  remove<R extends Row>(table: Table<R>, key: Partial<R>): void;
};

export type RowLoader = {
  byKeys(table: Table, keys: readonly Row[]): Promise<readonly Row[]>;
  byOwners(table: Table, owners: readonly string[]): Promise<readonly Row[]>;
};

export const noStore: RowLoader = { byKeys: async () => [], byOwners: async () => [] };

/** `stored`: Postgres holds the key, so the row is updated instead of inserted. `row` undefined: no such row. */
export type Entry = { row: Row | undefined; key: Row; stored: boolean; dirty: boolean };
export type TableRows = { table: Table; entries: Map<string, Entry>; owners: Map<string, Set<string>> };

export class Overlay implements Rows {
  readonly #loader: RowLoader;
  readonly tables = new Map<string, TableRows>();

  constructor(loader: RowLoader) {
    this.#loader = loader;
  }

  /** Changed or not. */
  get size(): number {
    let size = 0;
    for (const { entries } of this.tables.values()) size += entries.size;
    return size;
  }

  async load<R extends Row>(table: Table<R>, keys: readonly Partial<R>[]): Promise<void> {
    const rows = this.#of(table);
    const missing = new Map<string, Row>();
    for (const key of keys) {
      const name = keyOf(table, key);
      if (!rows.entries.has(name)) missing.set(name, key as Row);
    }
    if (missing.size === 0) return;
    for (const row of await this.#loader.byKeys(rows.table, [...missing.values()])) remember(rows, row);
    for (const [name, key] of missing) {
      if (!rows.entries.has(name)) rows.entries.set(name, { row: undefined, key, stored: false, dirty: false });
    }
  }

  async loadOwned<R extends Row>(table: Table<R>, owners: readonly string[]): Promise<void> {
    const rows = this.#of(table);
    const missing = [...new Set(owners)].filter((owner) => !rows.owners.has(owner));
    if (missing.length === 0) return;
    for (const owner of missing) rows.owners.set(owner, new Set());
    for (const row of await this.#loader.byOwners(rows.table, missing)) remember(rows, row);
  }

  get<R extends Row>(table: Table<R>, key: Partial<R>): R | undefined {
    const entry = this.#of(table).entries.get(keyOf(table, key));
    if (!entry) throw inWords('ROW_NOT_LOADED', { table: table.name });
    return entry.row as R | undefined;
  }

  owned<R extends Row>(table: Table<R>, owner: string): R[] {
    const rows = this.#of(table);
    const names = rows.owners.get(owner);
    if (!names) throw inWords('ROWS_NOT_LOADED', { table: table.name });
    const found: R[] = [];
    for (const name of names) {
      const row = rows.entries.get(name)?.row;
      if (row) found.push(row as R);
    }
    return found;
  }

  put<R extends Row>(table: Table<R>, row: R): void {
    const rows = this.#of(table);
    const name = keyOf(table, row);
    const known = rows.entries.get(name);
    rows.entries.set(name, { row, key: row, stored: known?.stored ?? false, dirty: true });
    own(rows, row, name);
  }

  remove<R extends Row>(table: Table<R>, key: Partial<R>): void {
    const entry = this.#of(table).entries.get(keyOf(table, key));
    if (!entry) throw inWords('ROW_NOT_LOADED', { table: table.name });
    entry.row = undefined;
    entry.dirty = true;
  }

  #of(table: Table): TableRows {
    let rows = this.tables.get(table.name);
    if (!rows) {
      rows = { table, entries: new Map(), owners: new Map() };
      this.tables.set(table.name, rows);
    }
    return rows;
  }
}

function remember(rows: TableRows, row: Row): void {
  const name = keyOf(rows.table, row);
  // A row that this batch has changed is newer than the stored one.
  if (!rows.entries.has(name)) rows.entries.set(name, { row, key: row, stored: true, dirty: false });
  own(rows, row, name);
}

function own(rows: TableRows, row: Row, name: string): void {
  const { owner } = rows.table;
  if (owner === undefined) return;
  const of = String(row[owner]);
  const names = rows.owners.get(of);
  if (names) names.add(name);
}
