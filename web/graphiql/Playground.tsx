import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { Files } from './Files.tsx';
import type { Asked } from './pages.ts';
import { refusalOf } from './refusal.ts';

const WELCOME = `# Run a query: every list of its answer can be saved as CSV.
# A script may send its token in the Headers tab: {"x-auth-token": "..."}
`;

/** The query in the URL comes before a kept text. */
const asked = (): string | undefined => new URLSearchParams(location.search).get('query') ?? undefined;

/** The office leads back here after the sign-in. */
const signIn = (): string => {
  const back = `/ru/office?graphiql=${encodeURIComponent(asked() ?? '')}`;
  return `/ru/login?next=${encodeURIComponent(back)}`;
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
      <div role="status">
        {refused && (
          <p className="hint">
            <span>The schema and the data need a staff account.</span> <a href={signIn()}>Sign in</a>
          </p>
        )}
      </div>
      {answer && <Files key={answer.at} asked={answer.asked} data={answer.data} />}
      <GraphiQL
        fetcher={fetcher}
        defaultQuery={WELCOME}
        {...(initial === undefined ? {} : { initialQuery: initial })}
        isHeadersEditorEnabled
      />
    </div>
  );
}
