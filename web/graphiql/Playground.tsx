import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { useMemo, useState } from 'react';
import { refusalOf } from './refusal.ts';

const WELCOME = `# Sign-in works by cookie: sign in at /ru/login, then come back.
# A script may send its token in the Headers tab: {"x-auth-token": "..."}
`;

/** The query in the URL comes before a kept text. */
const asked = (): string | undefined => new URLSearchParams(location.search).get('query') ?? undefined;

/** The analysts' GraphiQL needs nothing from outside; the browser sends the session's cookie. */
export function Playground() {
  const [refused, setRefused] = useState(false);
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
            <span>The schema and the data need a staff account.</span> <a href="/ru/login">Sign in</a>
          </p>
        )}
      </div>
      <GraphiQL
        fetcher={fetcher}
        defaultQuery={WELCOME}
        {...(initial === undefined ? {} : { initialQuery: initial })}
        isHeadersEditorEnabled
      />
    </div>
  );
}
