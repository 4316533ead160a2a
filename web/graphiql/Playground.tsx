import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import { useMemo, useState } from 'react';
import { segmentOf } from '../lib/locale.ts';
import { paths } from '../paths.ts';
import { Files } from './Files.tsx';
import type { Asked } from './pages.ts';
import { hasRoom, READY_QUERIES } from './ReadyQueries.tsx';
import { refusalOf } from './refusal.ts';
import { lang, officeText, own } from './texts.ts';

const segment = segmentOf(lang);
const PLUGINS = [READY_QUERIES, HISTORY_PLUGIN];

/** The query in the URL comes before a kept text. */
const asked = (): string | undefined => new URLSearchParams(location.search).get('query') ?? undefined;

/** The office leads back here after the sign-in. */
const signIn = (): string => {
  const back = `${paths.office.href(segment)}?graphiql=${encodeURIComponent(asked() ?? '')}`;
  return `${paths.login.href(segment)}?next=${encodeURIComponent(back)}`;
};

type Answer = { readonly at: number; readonly asked: Asked; readonly data: unknown };

/** Undefined for what is no answer with data, and for introspection. */
function answerTo(request: unknown, body: unknown): Answer | undefined {
  const data = (body as { data?: Record<string, unknown> | null } | undefined)?.data;
  if (typeof request !== 'string' || !data || '__schema' in data) return undefined;
  const { query, variables } = JSON.parse(request) as Asked;
  return { at: performance.now(), asked: { query, variables: variables ?? {} }, data };
}

/** The analysts' GraphiQL needs nothing from outside; the browser sends the session's cookie. */
export function Playground() {
  const [refused, setRefused] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [initial] = useState(asked);
  const fetcher = useMemo(
    () =>
      createGraphiQLFetcher({
        url: '/graphql',
        fetch: async (input, init) => {
          const response = await fetch(input, { ...init, credentials: 'same-origin' });
          const body: unknown = await response
            .clone()
            .json()
            .catch(() => undefined);
          setRefused(refusalOf(response.status, body));
          setAnswer(answerTo(init?.body, body));
          return response;
        },
      }),
    [],
  );
  return (
    <div className="page">
      <nav className="back">
        <a href={paths.office.href(segment)}>{officeText('office.title')}</a>
        <a href={paths.analytics.href(segment)}>{officeText('office.analyst')}</a>
      </nav>
      <main>
        <h1>GraphiQL</h1>
        <div role="status">
          {refused && (
            <p className="hint">
              <span>{own.needsStaff}</span> <a href={signIn()}>{own.signIn}</a>
            </p>
          )}
        </div>
        {answer && <Files key={answer.at} asked={answer.asked} data={answer.data} />}
        <GraphiQL
          fetcher={fetcher}
          defaultQuery={own.welcome}
          plugins={PLUGINS}
          {...(initial === undefined ? {} : { initialQuery: initial })}
          {...(initial === undefined && hasRoom() ? { visiblePlugin: READY_QUERIES.title } : {})}
          isHeadersEditorEnabled
        />
      </main>
    </div>
  );
}
