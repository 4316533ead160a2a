/** GraphiQL's panel of the queries that the office offers to the reader's roles. */
import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useState } from 'react';
import { analyst, auditor, type ReadyQuery } from '../lib/ready-queries.ts';
import { officeText, own } from './texts.ts';

const WHO = 'query PlaygroundReader { session { roles today } }';

type Reader = { readonly roles: readonly string[]; readonly today: string };

const queriesFor = ({ roles, today }: Reader): readonly ReadyQuery[] => [
  ...(roles.includes('analyst') ? analyst(today) : []),
  ...(roles.includes('auditor') ? auditor(today) : []),
];

async function askedForReader(): Promise<readonly ReadyQuery[]> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: WHO }),
  });
  const { data } = (await response.json()) as { data?: { session: Reader } | null };
  return data ? queriesFor(data.session) : [];
}

function ReadyQueries() {
  const editor = useGraphiQL((state) => state.queryEditor);
  const { addTab, setVisiblePlugin } = useGraphiQLActions();
  const [queries, setQueries] = useState<readonly ReadyQuery[]>();
  useEffect(() => void askedForReader().then(setQueries, () => setQueries([])), []);
  /** A text of the reader's own stays in its tab. */
  const fill = (text: string) => {
    const shown = editor?.getValue() ?? '';
    const isOwn = shown.trim() !== '' && shown !== own.welcome && !queries?.some((one) => one.text === shown);
    if (isOwn) addTab();
    editor?.setValue(text);
    if (!hasRoom()) setVisiblePlugin(null);
  };
  return (
    <section className="ready" aria-label={officeText('office.queries')}>
      <h2>{officeText('office.queries')}</h2>
      {queries?.length === 0 && <p>{own.noReady}</p>}
      <ul>
        {queries?.map(({ id, text }) => (
          <li key={id}>
            <button type="button" onClick={() => fill(text)}>
              {officeText(id)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Icon = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M4 6h2M9 6h11M4 12h2M9 12h11M4 18h2M9 18h11" />
  </svg>
);

/** For the panel beside the editor; on a phone it lies over it. */
export const hasRoom = (): boolean => window.matchMedia('(min-width: 800px)').matches;

export const READY_QUERIES: GraphiQLPlugin = {
  title: officeText('office.queries'),
  icon: Icon,
  content: ReadyQueries,
};
