import { useState } from 'react';
import { csvUrl } from '../lib/csv.ts';
import { type Answer, type Asked, everyPage } from './pages.ts';
import { nextPageOf, tablesOf } from './tables.ts';
import { own } from './texts.ts';

type Props = { readonly asked: Asked; readonly data: unknown };

/** One link for each list of the last answer; pages of a connection are fetched where the operation has `$after`. */
export function Files({ asked, data }: Props) {
  const [all, setAll] = useState<Answer | 'asked' | 'failed'>();
  const whole = typeof all === 'object' ? all : undefined;
  const cursor = nextPageOf(data);
  const pages = cursor !== undefined && /\$after\b/.test(asked.query);
  const tables = whole?.tables ?? tablesOf(data);
  if (tables.length === 0) return null;
  return (
    <p className="files">
      {tables.map(({ name, rows }) => (
        <a key={name} href={csvUrl(rows)} download={`${name}.csv`}>
          CSV: {name} ({rows.length - 1})
        </a>
      ))}
      {pages && all === undefined && (
        <button
          type="button"
          onClick={() => {
            setAll('asked');
            everyPage(asked, data).then(setAll, () => setAll('failed'));
          }}
        >
          {own.fetchAll}
        </button>
      )}
      {all === 'asked' && <span>{own.fetching}</span>}
      {cursor !== undefined && !pages && <span>{own.onePage}</span>}
      {whole?.isCut && <span>{own.cut}</span>}
      {all === 'failed' && <span>{own.failed}</span>}
    </p>
  );
}
