/** All pages of the connection in an answer. */
import { type AnswerTable, listsOf, nextPageOf, tableOf } from './tables.ts';

export type Asked = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };
export type Answer = { readonly tables: readonly AnswerTable[]; readonly isCut: boolean };

/** 100,000 rows of the longest pages: a file that a spreadsheet opens. */
const MOST_PAGES = 1_000;

/** What else the answer has is the same on every page, and is taken from the first. @throws Error for a missing page */
export async function everyPage(
  { query, variables }: Asked,
  first: unknown,
  mostPages: number = MOST_PAGES,
): Promise<Answer> {
  const lists = listsOf(first).map(({ name, rows }) => ({ name, rows: [...rows] }));
  let next = nextPageOf(first);
  for (let page = 1; next !== undefined && page < mostPages; page++) {
    const { name, after } = next;
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { ...variables, after } }),
    });
    const { data } = (await response.json()) as { data?: unknown };
    if (!response.ok || !data) throw new Error('no page');
    const more = listsOf(data).find((one) => one.name === name);
    lists.find((one) => one.name === name)?.rows.push(...(more?.rows ?? []));
    const going = nextPageOf(data);
    next = going?.name === name ? going : undefined;
  }
  return { tables: lists.map(({ name, rows }) => ({ name, rows: tableOf(rows) })), isCut: next !== undefined };
}
