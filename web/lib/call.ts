import { paths } from '../paths.ts';
import { leavesForLogin, signInFor } from './auth-redirect.ts';
import { answerOf, type CallOutcome } from './call-outcome.ts';
import { segmentIn } from './locale.ts';

/** A generated document: only the hash of the operation travels, the server knows its text. */
export type TypedOperation<TResult, TVariables> = {
  readonly __apiType?: (variables: TVariables) => TResult;
  readonly __meta__?: Record<string, unknown>;
};

export type CallOptions = {
  /** From `submissionKey`; needed by every write, so that a repeat changes nothing twice. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Proof of work for sign-in, registration and restore. */
  readonly captcha?: string;
};

/** The SHA-256 that the code generator put on the document. */
export function hashOf(operation: { readonly __meta__?: Record<string, unknown> }): string {
  const hash = operation.__meta__?.hash;
  if (typeof hash !== 'string') throw new Error('the document carries no hash: run codegen with persistedDocuments');
  return hash;
}

function headersOf(options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-locale': segmentIn(window.location.pathname) ?? 'ru', // texts of refusals come in the language of the page
  };
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (options.captcha) headers['re-captcha'] = options.captcha;
  return headers;
}

/** Leads to sign-in when nobody is signed in any more; some pages stay (see `leavesForLogin`). */
export function leaveIfRefused(outcome: CallOutcome<unknown>): void {
  if (outcome.kind !== 'unauthenticated' && outcome.kind !== 'forbidden') return;
  const { pathname } = window.location;
  if (!leavesForLogin(pathname, outcome.kind)) return;
  const login = paths.login.href(segmentIn(pathname) ?? 'ru');
  window.location.assign(outcome.kind === 'unauthenticated' ? signInFor(login, window.location) : login);
}

/** Sends one persisted operation. Never throws for what the network or the server may do: that is in the outcome. */
export async function call<TResult, TVariables>(
  operation: TypedOperation<TResult, TVariables>,
  variables: TVariables,
  options: CallOptions = {},
): Promise<CallOutcome<TResult>> {
  const outcome = await post(operation, variables, options);
  leaveIfRefused(outcome);
  return outcome;
}

/** Like `call`, but stays where it is when refused: for asking whether anybody is signed in. */
export async function post<TResult, TVariables>(
  operation: TypedOperation<TResult, TVariables>,
  variables: TVariables,
  options: CallOptions = {},
): Promise<CallOutcome<TResult>> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } };
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: headersOf(options),
      body: JSON.stringify({ variables, extensions }),
      signal: inTime(options.signal),
    });
    return answerOf<TResult>(response.status, await bodyOf(response), retryAfter(response));
  } catch {
    return { kind: options.signal?.aborted ? 'cancelled' : 'offline' };
  }
}

/** Longer than the server itself takes to say that something behind it does not answer. */
const PATIENCE_MS = 25_000;

/** A server that says nothing at all is given up: whoever waits can press again. */
export const inTime = (signal?: AbortSignal | null): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
const retryAfter = (response: Response): number | undefined => Number(response.headers.get('retry-after')) || undefined;
