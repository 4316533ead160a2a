import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { map } from 'rxjs';
import { readAmounts } from './amounts.ts';
import { hashOf, inTime, leaveIfRefused } from './call.ts';
import { answerOf } from './call-outcome.ts';
import { segmentIn } from './locale.ts';

/** Only lazy screens import Apollo: sign-in and registration use `call.ts`, so it adds nothing to the first load. */
const persisted = new PersistedQueryLink({
  generateHash: (document) => hashOf(document as { __meta__?: Record<string, unknown> }),
});

/** A repeated write sends the same key, from `context.idempotencyKey`. */
const headed = new ApolloLink((operation, forward) => {
  const { idempotencyKey, headers } = operation.getContext();
  const key = typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {};
  const locale = segmentIn(window.location.pathname) ?? 'ru';
  operation.setContext({ headers: { ...headers, ...key, 'x-locale': locale } });
  return forward(operation);
});

const amounts = new ApolloLink((operation, forward) => forward(operation).pipe(map(readAmounts)));

/** As in `call.ts`: a refused call leads to sign-in. */
const leaving = new ErrorLink(({ error }) => {
  const status = ServerError.is(error) ? error.statusCode : undefined;
  const codes = CombinedGraphQLErrors.is(error) ? error.errors.map((e) => e.extensions?.code) : [];
  leaveIfRefused(answerOf(status ?? 200, { errors: codes.map((code) => ({ extensions: { code } })) }));
});

const http = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  fetch: (uri, init) => fetch(uri, { ...init, signal: inTime(init?.signal) }),
});

export const apolloClient = new ApolloClient({
  link: ApolloLink.from([leaving, headed, amounts, persisted, http]),
  cache: new InMemoryCache({
    // Types without an id: a browser has one session, and the parts of a loan take their key from the loan.
    typePolicies: {
      Session: { keyFields: [] },
      Price: { merge: true },
      Debt: { merge: true },
      PersonalData: { merge: true },
      AddressData: { merge: true },
      EmploymentData: { merge: true },
    },
  }),
});
