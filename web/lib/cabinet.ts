import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { printAmounts, readAmounts } from './amounts.ts';
import { apolloClient, CallFailed, keepGiven, lastSeen } from './apollo.ts';
import { answerOf, type CallOutcome } from './call-outcome.ts';
import { given, hashIn, keyOf, unanswered } from './given.ts';
import { useLang } from './intl.ts';
import { failed, type Loaded } from './loaded.ts';

export type LoadOptions = {
  /** Shows cached data at once and loads new ones behind them; for lists, not for pages that act on a status. */
  readonly keep?: boolean;
  readonly skip?: boolean;
  /** Milliseconds between repeated requests; 0 or absent asks once. */
  readonly every?: number;
};

const isOutage = ({ kind }: CallOutcome<never>): boolean => kind === 'offline' || kind === 'unavailable';

const outcomeOf = (error: unknown): CallOutcome<never> =>
  error instanceof CallFailed ? error.outcome : { kind: 'offline' };

/** Apollo gets printed variables: it makes keys of its cache from them, as JSON, which has no bigint. */
const printed = (variables: OperationVariables): OperationVariables => printAmounts(variables);

/** Questions asked before their screen is drawn, with the time. */
const early = new Map<unknown, number>();
const EARLY_MS = 10_000;

/** The answer comes while the session and the rest of the code are on their way; the first `useData` takes it. */
export function askEarly<T, V extends OperationVariables>(document: TypedDocumentNode<T, V>, variables: V): void {
  if (given.has(keyOf(document, variables))) return;
  early.set(document, Date.now());
  void ask(document, variables);
}

function takeEarly(document: unknown): boolean {
  const asked = early.get(document) ?? 0;
  early.delete(document);
  return Date.now() - asked < EARLY_MS;
}

/**
 * Every visit asks the server by default. What was read before is shown only where the server cannot be reached, with
 * its moment. It is kept in memory alone: signing out and closing the tab forget it (R220).
 */
export const useData = import.meta.env.SSR ? useGiven : useAnswer;

function useAnswer<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  { keep = false, skip = false, every = 0 }: LoadOptions = {},
): Loaded<T> {
  const query = document as TypedDocumentNode<T, OperationVariables>;
  const asked = printed(variables);
  const [isAsked] = useState(() => takeEarly(document) || keepGiven(query, asked));
  const key = keyOf(document, asked);
  useEffect(() => void given.delete(key), [key]); // later visits of the page ask anew
  const { data, error, refetch } = useQuery<T, OperationVariables>(query, {
    client: apolloClient,
    variables: asked,
    skip,
    fetchPolicy: isAsked ? 'cache-first' : keep ? 'cache-and-network' : 'network-only',
    nextFetchPolicy: 'cache-first',
    pollInterval: every,
  });
  const failure = error ? outcomeOf(error) : undefined;
  const again = () => void refetch().catch(() => undefined); // the next render shows the failure
  const lang = useLang();
  const readIn = useRef(lang);
  // An answer has texts of the server's own (R771).
  useEffect(() => {
    if (!skip && readIn.current !== lang) again();
    if (!skip) readIn.current = lang;
  });
  const shown =
    data ?? (failure && isOutage(failure) ? apolloClient.readQuery({ query, variables: asked }) : undefined);
  if (shown != null) {
    const seenAt = failure && lastSeen(query, asked);
    return { kind: 'ready', data: shown as T, again, ...(seenAt ? { seenAt } : {}) };
  }
  if (!failure) return { kind: 'loading' };
  return failed(failure, again);
}

/** The answer that came with the HTML. */
export function givenTo<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
): T | undefined {
  const answer = answerOf<T>(200, given.get(keyOf(document, variables)));
  return answer.kind === 'done' ? answer.data : undefined;
}

/** On the server, which asks nobody: it draws again when it has the answers (web/prerender.tsx). */
function useGiven<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  { skip = false }: LoadOptions = {},
): Loaded<T> {
  const asked = printed(variables);
  const key = keyOf(document, asked);
  const answer = givenTo(document, asked as V);
  if (answer) return { kind: 'ready', data: readAmounts(answer), again: () => undefined };
  if (!skip) unanswered.set(key, { hash: String(hashIn(document)), variables: asked });
  return { kind: 'loading' };
}

export async function ask<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
): Promise<CallOutcome<T>> {
  try {
    const query = document as TypedDocumentNode<T, OperationVariables>;
    const { data } = await apolloClient.query({ query, variables: printed(variables), fetchPolicy: 'network-only' });
    return data === undefined
      ? { kind: 'unavailable', status: 200, stored: 'unknown' }
      : { kind: 'done', data: data as T };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** A repeat with the same key has no second effect. */
export async function send<T, V extends OperationVariables>(
  document: TypedDocumentNode<T, V>,
  variables: V,
  idempotencyKey: string,
): Promise<CallOutcome<T>> {
  given.clear();
  try {
    const mutation = document as TypedDocumentNode<T, OperationVariables>;
    const { data } = await apolloClient.mutate({
      mutation,
      variables: printed(variables),
      context: { idempotencyKey },
    });
    return data === undefined
      ? { kind: 'unavailable', status: 200, stored: 'unknown' }
      : { kind: 'done', data: data as T };
  } catch (error) {
    return outcomeOf(error);
  }
}
