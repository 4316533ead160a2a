import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { hashOf } from './call.ts';
import { segmentIn } from './locale.ts';

/**
 * The client of the cabinet, where lists are kept and paged. Imported only by lazy screens: sign-in and registration use `call.ts`,
 * so Apollo never weighs on the first view.
 */
const persisted = new PersistedQueryLink({
  generateHash: (document) => hashOf(document as { __meta__?: Record<string, unknown> }),
});

/** Repeats of a write carry the key given in `context.idempotencyKey`. */
const idempotent = new ApolloLink((operation, forward) => {
  const { idempotencyKey } = operation.getContext();
  if (typeof idempotencyKey === 'string') {
    operation.setContext(({ headers }) => ({ headers: { ...headers, 'idempotency-key': idempotencyKey } }));
  }
  return forward(operation);
});

/** Texts of refusals and documents come in the language of the page, not of the browser. */
const inLanguage = new ApolloLink((operation, forward) => {
  const locale = segmentIn(window.location.pathname) === 'kz' ? 'kk' : 'ru';
  operation.setContext(({ headers }) => ({ headers: { ...headers, 'x-locale': locale } }));
  return forward(operation);
});

export const apolloClient = new ApolloClient({
  link: ApolloLink.from([
    inLanguage,
    idempotent,
    persisted,
    new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
  ]),
  cache: new InMemoryCache({
    // Things without an id: one session a browser; the parts of a loan are told apart by their loan.
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
