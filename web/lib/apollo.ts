import {
  ApolloClient,
  ApolloLink,
  InMemoryCache,
  Observable,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { readAmounts } from './amounts.ts';
import { call, type TypedOperation } from './call.ts';
import { answerOf, type CallOutcome } from './call-outcome.ts';
import { given, keyOf } from './given.ts';

/** How Apollo hands on a call that brought no data. */
export class CallFailed extends Error {
  readonly outcome: CallOutcome<never>;
  constructor(outcome: CallOutcome<never>) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

const seen = new Map<string, string>();

/** When the server last answered this question. */
export const lastSeen = (operation: object, variables: unknown): string | undefined =>
  seen.get(keyOf(operation, variables));

/** Sends as sign-in and registration do (`call.ts`), so all screens report failures alike. */
const calling = new ApolloLink(
  ({ query, variables, getContext }) =>
    new Observable((observer) => {
      const stop = new AbortController();
      const { idempotencyKey } = getContext();
      const key = typeof idempotencyKey === 'string' ? { idempotencyKey } : {};
      const operation = query as TypedOperation<Record<string, unknown>, unknown>;
      void call(operation, variables, { ...key, signal: stop.signal }).then((outcome) => {
        if (outcome.kind !== 'done') return observer.error(new CallFailed(outcome));
        seen.set(keyOf(operation, variables), new Date().toISOString());
        observer.next({ data: readAmounts(outcome.data) });
        observer.complete();
      });
      return () => stop.abort();
    }),
);

/** Only lazy screens import Apollo: sign-in and registration use `call.ts`, so it adds nothing to the first load. */
export const apolloClient = new ApolloClient({
  link: calling,
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

/** Puts the answer that came with the HTML into the cache; false if there is none. */
export function keepGiven(
  query: TypedDocumentNode<unknown, OperationVariables>,
  variables: OperationVariables,
): boolean {
  const key = keyOf(query, variables);
  const outcome = answerOf(200, given.get(key));
  if (outcome.kind !== 'done') return false;
  seen.set(key, new Date().toISOString());
  apolloClient.cache.writeQuery({ query, variables, data: readAmounts(outcome.data), broadcast: false });
  return true;
}
