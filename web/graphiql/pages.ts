/** All pages of the connection in an answer. */
import { type AnswerTable, nextPageOf, tablesOf } from './tables.ts';

export type Asked = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };
export type Answer = { readonly tables: readonly AnswerTable[]; readonly isCut: boolean };

/** 100,000 rows of the longest pages: a file that a spreadsheet opens. */
const MOST_PAGES = 1_000;

/** @throws Error where a page does not arrive */
export async function everyPage(
  { query, variables }: Asked,
  first: unknown,
  mostPages: number = MOST_PAGES,
): Promise<Answer> {
  const tables = tablesOf(first).map(({ name, rows }) => ({ name, rows: [...rows] }));
  let after = nextPageOf(first);
  for (let page = 1; after !== undefined && page < mostPages; page++) {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { ...variables, after } }),
    });
    const { data } = (await response.json()) as { data?: unknown };
    if (!response.ok || !data) throw new Error('no page');
    for (const { name, rows } of tablesOf(data)) tables.find((one) => one.name === name)?.rows.push(...rows.slice(1));
    after = nextPageOf(data);
  }
  return { tables, isCut: after !== undefined };
}
