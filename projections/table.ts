/**
 * Row type, DDL, parameters of set-based writes and COPY text all follow from one description. Rows have the types of
 * events (Tiyn, LocalDate, Instant), so tests compare a fold with a table by field.
 */
import type { Instant, LocalDate } from '../schema/values/local-date.ts';
import type { Tiyn } from '../schema/values/money.ts';
import type { Packed } from './packed.ts';

export type SqlType = 'uuid' | 'text' | 'bool' | 'int4' | 'int8' | 'numeric' | 'date' | 'timestamptz';
export type Cell = string | number | bigint | boolean | null | Packed<unknown>;

/** `of` exists only as a type: the TypeScript type of the cell. */
export type Column<T extends Cell> = { readonly sql: SqlType; readonly nullable: boolean; readonly of?: T };
export type Row = Record<string, Cell>;

export type Table<R extends Row = Row> = {
  readonly name: string;
  readonly columns: { readonly [K in keyof R]: Column<R[K]> };
  readonly key: readonly (keyof R & string)[];
  /** Rows of one owner (the lines of a payment, the schedule of a loan) are loaded together. */
  readonly owner?: keyof R & string;
  /** Rows are never changed. */
  readonly appendOnly?: true;
  /**
   * What follows `create index on <table>`: '(borrower_id, opened_position desc)'. A rebuild creates it after the rows.
   */
  readonly indexes?: readonly string[];
};

export type RowOf<T> = T extends Table<infer R> ? R : never;

export const uuid = <T extends string = string>(): Column<T> => ({ sql: 'uuid', nullable: false });
export const text = <T extends string = string>(): Column<T> => ({ sql: 'text', nullable: false });
export const bool = (): Column<boolean> => ({ sql: 'bool', nullable: false });
export const int4 = (): Column<number> => ({ sql: 'int4', nullable: false });
export const int8 = <T extends bigint = bigint>(): Column<T> => ({ sql: 'int8', nullable: false });
export const money = (): Column<Tiyn> => ({ sql: 'int8', nullable: false });
/** A sum of tiyn over many events, which may exceed int8. */
export const total = (): Column<Tiyn> => ({ sql: 'numeric', nullable: false });
export const date = (): Column<LocalDate> => ({ sql: 'date', nullable: false });
export const instant = (): Column<Instant> => ({ sql: 'timestamptz', nullable: false });
/** Stored as text; readers unpack it. */
export const packed = <T>(): Column<Packed<T> | string> => ({ sql: 'text', nullable: false });
export const nullable = <T extends Cell>(column: Column<T>): Column<T | null> => ({ sql: column.sql, nullable: true });

export const defineTable = <R extends Row>(table: Table<R>): Table<R> => table;

export const columnNames = (table: Table): string[] => Object.keys(table.columns);

const quoted = (name: string): string => `"${name}"`;
export const list = (names: readonly string[]): string => names.map(quoted).join(', ');

/** Text compares by bytes (collation "C"), so rows sort the same on every machine. */
export function createTableSql(schema: string, table: Table): string {
  const columns = Object.entries(table.columns).map(([name, column]) => {
    const collate = column.sql === 'text' ? ' collate "C"' : '';
    return `${quoted(name)} ${column.sql}${collate}${column.nullable ? '' : ' not null'}`;
  });
  return `create table ${schema}.${table.name} (${columns.join(', ')}, primary key (${list(table.key)}))`;
}

export const createIndexSql = (schema: string, table: Table): string[] =>
  (table.indexes ?? []).map((index) => `create index on ${schema}.${table.name} ${index}`);

export const keyOf = (table: Table, row: Readonly<Partial<Row>>): string =>
  table.key.length === 1 ? String(row[table.key[0] ?? '']) : table.key.map((name) => String(row[name])).join('\u0001');

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export function copyLine(table: Table, row: Row): string {
  const cells = columnNames(table).map((name) => {
    const value = row[name] ?? null;
    if (value === null) return '\\N';
    const free = typeof value === 'string' || typeof value === 'object';
    return free ? String(value).replace(/[\\\n\r\t]/g, (c) => ESCAPES[c] ?? c) : String(value);
  });
  return `${cells.join('\t')}\n`;
}

/** Faster than the driver's arrays, which inspect each value. */
export function arrayText(table: Table, name: string, rows: readonly Row[]): string {
  const free = table.columns[name]?.sql === 'text';
  let cells = '';
  for (const row of rows) {
    const value = row[name] ?? null;
    if (cells !== '') cells += ',';
    if (value === null) cells += 'NULL';
    else cells += free ? `"${String(value).replace(/[\\"]/g, '\\$&')}"` : String(value);
  }
  return `{${cells}}`;
}
