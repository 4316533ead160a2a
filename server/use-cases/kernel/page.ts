/** One page of a list whose keys are read whole, while what stands in a row is loaded for the page alone (R732). */
export type PageAsk = { readonly first: number; readonly after: string | undefined };

export type Page<T> = {
  readonly nodes: readonly T[];
  /** The key of the last row of the page. */
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly totalCount: number;
};

/** `keyOf`: no two rows share one, and rows stand in its order. Behind a row that is gone the list goes on. */
export function cutPage<T>(rows: readonly T[], keyOf: (row: T) => string, { first, after }: PageAsk): Page<T> {
  const keyed = rows.map((row) => ({ row, key: keyOf(row) })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const left = after === undefined ? keyed : keyed.filter(({ key }) => key > after);
  const page = left.slice(0, first);
  return {
    nodes: page.map(({ row }) => row),
    endCursor: page.at(-1)?.key ?? null,
    hasNextPage: left.length > page.length,
    totalCount: rows.length,
  };
}

export const loadPage = async <T, U>(page: Page<T>, load: (row: T) => Promise<U>): Promise<Page<U>> => ({
  ...page,
  nodes: await Promise.all(page.nodes.map(load)),
});
