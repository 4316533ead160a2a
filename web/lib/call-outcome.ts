/** Business refusals are part of `data`. */
export type CallOutcome<T> =
  | { readonly kind: 'done'; readonly data: T }
  /** Not sent, or the answer was lost: may be repeated with the same key. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'forbidden' }
  /** Too many calls; `text`, of the server, says when to repeat. */
  | { readonly kind: 'limited'; readonly text?: string }
  /** The same submission is still running on the server (409). */
  | { readonly kind: 'running' }
  /** The key belongs to another body (422): the next press takes a new key. */
  | { readonly kind: 'conflict' }
  /** The server did not understand the request: a defect of this client. */
  | { readonly kind: 'invalid' }
  /** A fault or an outage. `stored` says whether a write took effect: no, or unknown. */
  | { readonly kind: 'unavailable'; readonly status: number; readonly stored: 'nothing' | 'unknown' };

/** The same outcome with a part of its data. */
export const partOf = <T, P>(outcome: CallOutcome<T>, part: (data: T) => P): CallOutcome<P> =>
  outcome.kind === 'done' ? { kind: 'done', data: part(outcome.data) } : outcome;

type GraphBody = {
  data?: unknown;
  errors?: readonly { message?: unknown; extensions?: { code?: unknown } }[];
  /** Of /json. */
  message?: unknown;
};

const BY_CODE: Record<string, CallOutcome<never>> = {
  UNAUTHENTICATED: { kind: 'unauthenticated' },
  FORBIDDEN: { kind: 'forbidden' },
  IDEMPOTENCY_IN_FLIGHT: { kind: 'running' },
  IDEMPOTENCY_OTHER_BODY: { kind: 'conflict' },
};
const BY_STATUS: Record<number, CallOutcome<never>> = {
  400: { kind: 'invalid' },
  401: { kind: 'unauthenticated' },
  403: { kind: 'forbidden' },
  404: { kind: 'invalid' },
  409: { kind: 'running' },
  413: { kind: 'invalid' },
  422: { kind: 'conflict' },
};

/** After these errors the server has stored nothing. */
const NOTHING_STORED = new Set<unknown>(['SERVICE_UNAVAILABLE', 'STORAGE_FULL']);
const storedOf = (code: unknown): 'nothing' | 'unknown' => (NOTHING_STORED.has(code) ? 'nothing' : 'unknown');

const isGraphBody = (body: unknown): body is GraphBody => typeof body === 'object' && body !== null;

export function answerOf<T>(status: number, body: unknown): CallOutcome<T> {
  const answer = isGraphBody(body) ? body : {};
  const code = answer.errors?.[0]?.extensions?.code;
  if (status === 429 || code === 'TOO_MANY_REQUESTS') {
    const text = answer.errors?.[0]?.message ?? answer.message;
    return typeof text === 'string' ? { kind: 'limited', text } : { kind: 'limited' };
  }
  const known = typeof code === 'string' ? BY_CODE[code] : undefined;
  if (known) return known;
  if (status >= 500 || NOTHING_STORED.has(code)) return { kind: 'unavailable', status, stored: storedOf(code) };
  const refused = BY_STATUS[status];
  if (refused) return refused;
  if (answer.errors?.length || answer.data == null) return { kind: 'unavailable', status, stored: 'unknown' };
  return { kind: 'done', data: answer.data as T };
}

/** After a final answer the next press is a new submission. */
export function settles(outcome: CallOutcome<unknown>): boolean {
  switch (outcome.kind) {
    case 'done':
    case 'unauthenticated':
    case 'forbidden':
    case 'limited':
    case 'conflict':
    case 'invalid':
      return true;
    case 'offline':
    case 'cancelled':
    case 'running':
    case 'unavailable':
      return false;
  }
}
