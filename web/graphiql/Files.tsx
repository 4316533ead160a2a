import { useState } from 'react';
import { csvUrl } from '../lib/csv.ts';
import { type AnswerTable, nextPageOf, tablesOf } from './tables.ts';

export type Asked = { readonly query: string; readonly variables: Readonly<Record<string, unknown>> };
type Props = { readonly asked: Asked; readonly data: unknown };

const MOST_PAGES = 100;

/** One link for each list of the last answer; pages of a connection are fetched where the operation has `$after`. */
export function Files({ asked, data }: Props) {
  const [all, setAll] = useState<readonly AnswerTable[] | 'failed'>();
  const cursor = nextPageOf(data);
  const pages = cursor !== undefined && /\$after\b/.test(asked.query);
  const tables = Array.isArray(all) ? all : tablesOf(data);
  if (tables.length === 0) return null;
  return (
    <p className="files">
      {tables.map(({ name, rows }) => (
        <a key={name} href={csvUrl(rows)} download={`${name}.csv`}>
          CSV: {name} ({rows.length - 1})
        </a>
      ))}
      {pages && all === undefined && (
        <button type="button" onClick={() => void everyPage(asked, data).then(setAll, () => setAll('failed'))}>
          Fetch all pages
        </button>
      )}
      {cursor !== undefined && !pages && <span>One page; declare $after to fetch all.</span>}
      {all === 'failed' && <span>A page did not arrive; run the query again.</span>}
    </p>
  );
}

async function everyPage({ query, variables }: Asked, first: unknown): Promise<readonly AnswerTable[]> {
  const tables = [...tablesOf(first)];
  let after = nextPageOf(first);
  for (let page = 1; after !== undefined && page < MOST_PAGES; page++) {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { ...variables, after } }),
    });
    const { data } = (await response.json()) as { data?: unknown };
    if (!response.ok || !data) throw new Error('no page');
    for (const { name, rows } of tablesOf(data)) {
      const at = tables.findIndex((table) => table.name === name);
      const known = tables[at];
      if (known) tables[at] = { name, rows: [...known.rows, ...rows.slice(1)] };
    }
    after = nextPageOf(data);
  }
  return tables;
}
