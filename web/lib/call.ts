import { paths } from '../paths.ts';
import { leavesForLogin, signInFor } from './auth-redirect.ts';
import { answerOf, type CallOutcome } from './call-outcome.ts';
import { given, hashIn, keyOf } from './given.ts';
import { segmentIn } from './locale.ts';
import { noteServer } from './server-state.ts';

/** The browser sends only the hash of the operation, the server knows its text. */
export type TypedOperation<TResult, TVariables> = {
  readonly __apiType?: (variables: TVariables) => TResult;
  readonly __meta__?: Record<string, unknown>;
};

export type CallOptions = {
  /** From `submissionKey`; every write needs it, so that a repeat has no second effect. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** Proof of work for sign-in, registration and restore. */
  readonly captcha?: string;
};

function hashOf(operation: object): string {
  const hash = hashIn(operation);
  if (typeof hash !== 'string') throw new Error('the document has no hash: run codegen with persistedDocuments');
  return hash;
}

function headersOf(options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-locale': segmentIn(window.location.pathname) ?? 'ru',
  };
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (options.captcha) headers['re-captcha'] = options.captcha;
  return headers;
}

/** When the session has ended; some pages stay (see `leavesForLogin`). */
export function leaveIfRefused(outcome: CallOutcome<unknown>): void {
  if (outcome.kind !== 'unauthenticated' && outcome.kind !== 'forbidden') return;
  const { pathname } = window.location;
  if (!leavesForLogin(pathname, outcome.kind)) return;
  const login = paths.login.href(segmentIn(pathname) ?? 'ru');
  window.location.assign(outcome.kind === 'unauthenticated' ? signInFor(login, window.location) : login);
}

/** Never throws: failures of network and server are in the outcome. */
export async function call<TResult, TVariables>(
  operation: TypedOperation<TResult, TVariables>,
  variables: TVariables,
  options: CallOptions = {},
): Promise<CallOutcome<TResult>> {
  const outcome = await post(operation, variables, options);
  leaveIfRefused(outcome);
  return outcome;
}

/** Stays on the page when refused: for asking whether anybody is signed in. */
export async function post<TResult, TVariables>(
  operation: TypedOperation<TResult, TVariables>,
  variables: TVariables,
  options: CallOptions = {},
): Promise<CallOutcome<TResult>> {
  const ready = given.get(keyOf(operation, variables));
  if (ready) {
    noteServer(200, ready);
    return answerOf<TResult>(200, ready);
  }
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(operation) } };
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: headersOf(options),
      body: JSON.stringify({ variables, extensions }),
      signal: inTime(options.signal),
    });
    const body = await bodyOf(response);
    noteServer(response.status, body);
    return answerOf<TResult>(response.status, body);
  } catch {
    return { kind: options.signal?.aborted ? 'cancelled' : 'offline' };
  }
}

/** Longer than the server's own timeout for the services behind it. */
const PATIENCE_MS = 25_000;

/** A silent server must not keep the person from pressing again. */
const inTime = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
