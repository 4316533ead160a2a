/** The lists of an answer as tables, for files that a spreadsheet reads. */
type Row = Readonly<Record<string, unknown>>;
export type AnswerTable = { readonly name: string; readonly rows: readonly (readonly string[])[] };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): readonly Row[] | undefined =>
  Array.isArray(value) && value.length > 0 && value.every(isRow) ? value : undefined;

/** A connection is the list of its nodes. */
const listIn = (value: unknown): readonly Row[] | undefined =>
  isRow(value) && 'edges' in value
    ? rowsOf(value.edges)?.flatMap(({ node }) => (isRow(node) ? [node] : []))
    : rowsOf(value);

/** Every list of the answer that is not inside another, named by its place: `portfolio.par`. */
export function tablesOf(data: unknown, place: readonly string[] = []): AnswerTable[] {
  const list = listIn(data);
  if (list && list.length > 0) return [{ name: place.join('.'), rows: tableOf(list) }];
  return isRow(data) ? Object.entries(data).flatMap(([key, value]) => tablesOf(value, [...place, key])) : [];
}

function tableOf(list: readonly Row[]): string[][] {
  const flat = list.flatMap((row) => flatten(row));
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  return [columns, ...flat.map((row) => columns.map((column) => row[column] ?? ''))];
}

/** One row for each row of a list inside, with the values of the outer row before them. */
function flatten(row: Row, prefix = ''): Record<string, string>[] {
  let rows: Record<string, string>[] = [{}];
  for (const [key, value] of Object.entries(row)) {
    const name = `${prefix}${key}`;
    const inner = listIn(value) ?? (isRow(value) ? [value] : undefined);
    const parts = inner ? inner.flatMap((one) => flatten(one, `${name}.`)) : [{ [name]: textOf(value) }];
    rows = rows.flatMap((outer) => parts.map((part) => ({ ...outer, ...part })));
  }
  return rows;
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Where the answer's first connection goes on; undefined on its last page. */
export function nextPageOf(data: unknown): string | undefined {
  if (!isRow(data)) return undefined;
  const { pageInfo } = data;
  if (isRow(pageInfo) && pageInfo.hasNextPage === true && typeof pageInfo.endCursor === 'string')
    return pageInfo.endCursor;
  return Object.values(data)
    .map((value) => nextPageOf(value))
    .find((cursor) => cursor !== undefined);
}
