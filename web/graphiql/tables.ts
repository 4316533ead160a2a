/** The lists of an answer as tables, for files that a spreadsheet reads. */
type Row = Readonly<Record<string, unknown>>;
export type AnswerTable = { readonly name: string; readonly rows: readonly (readonly string[])[] };
type List = { readonly name: string; readonly rows: readonly Row[] };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A connection is the list of its nodes. */
function listIn(value: unknown): readonly Row[] | undefined {
  if (Array.isArray(value)) return value.every(isRow) ? value : undefined;
  if (!isRow(value) || !Array.isArray(value.edges)) return undefined;
  return value.edges.flatMap((edge) => (isRow(edge) && isRow(edge.node) ? [edge.node] : []));
}

/** Every list of the answer that is not inside another, named by its place: `portfolio.par`. */
export function listsOf(data: unknown, place: readonly string[] = []): List[] {
  const rows = listIn(data);
  if (rows) return rows.length > 0 ? [{ name: place.join('.'), rows }] : [];
  return isRow(data) ? Object.entries(data).flatMap(([key, value]) => listsOf(value, [...place, key])) : [];
}

export const tablesOf = (data: unknown): AnswerTable[] =>
  listsOf(data).map(({ name, rows }) => ({ name, rows: tableOf(rows) }));

/** All rows decide on the columns: a part that is missing in one of them has its columns from another. */
export function tableOf(list: readonly Row[]): string[][] {
  const flat = list.flatMap((row) => flatten(row));
  const tree: Tree = new Map();
  for (const row of flat) for (const column of Object.keys(row)) grow(tree, column.split('.'));
  const columns = leavesOf(tree);
  return [columns, ...flat.map((row) => columns.map((column) => row[column] ?? ''))];
}

/** Columns by the parts of their names, which stay beside each other. */
type Tree = Map<string, Tree>;

function grow(tree: Tree, [first, ...rest]: readonly string[]): void {
  if (first === undefined) return;
  const branch: Tree = tree.get(first) ?? new Map();
  tree.set(first, branch);
  grow(branch, rest);
}

const leavesOf = (tree: Tree): string[] =>
  [...tree].flatMap(([name, inner]) => (inner.size === 0 ? [name] : leavesOf(inner).map((leaf) => `${name}.${leaf}`)));

/** One row for each row of a list inside, with the values of the outer row before them. */
function flatten(row: Row, prefix = ''): Record<string, string>[] {
  let rows: Record<string, string>[] = [{}];
  for (const [key, value] of Object.entries(row)) {
    const name = `${prefix}${key}`;
    const inner = listIn(value) ?? (isRow(value) ? [value] : []);
    const parts = inner.length > 0 ? inner.flatMap((one) => flatten(one, `${name}.`)) : [{ [name]: textOf(value) }];
    rows = rows.flatMap((outer) => parts.map((part) => ({ ...outer, ...part })));
  }
  return rows;
}

/** An object comes here without rows only. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined || isRow(value)) return '';
  if (!Array.isArray(value)) return String(value);
  return value.length > 0 ? JSON.stringify(value) : '';
};

export type NextPage = { readonly name: string; readonly after: string };

/** Which connection of the answer goes on first, and where; undefined on its last page. */
export function nextPageOf(data: unknown, place: readonly string[] = []): NextPage | undefined {
  if (!isRow(data)) return undefined;
  const { pageInfo } = data;
  if (isRow(pageInfo) && pageInfo.hasNextPage === true && typeof pageInfo.endCursor === 'string')
    return { name: place.join('.'), after: pageInfo.endCursor };
  return Object.entries(data)
    .map(([key, value]) => nextPageOf(value, [...place, key]))
    .find((next) => next !== undefined);
}
