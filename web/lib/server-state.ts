import { useSyncExternalStore } from 'react';

/** Whether the server answers calls; `until` is the end of announced works. */
export type ServerState = { readonly kind: 'up' } | { readonly kind: 'away'; readonly until: string | null };

const UP: ServerState = { kind: 'up' };
const AWAY = 503;
let state: ServerState = UP;
const listeners = new Set<() => void>();

let answeredAt = 0;
/** Any request keeps the session open. */
export const lastAnswerAt = (): number => answeredAt;

/** Every answer of the server passes here. */
export function noteServer(status: number, body: unknown): void {
  answeredAt = Date.now();
  const next: ServerState = status === AWAY ? { kind: 'away', until: untilIn(body) } : UP;
  if (next.kind === state.kind && (next.kind === 'up' || state.kind === 'up' || next.until === state.until)) return;
  state = next;
  for (const listener of listeners) listener();
}

type Body = { errors?: readonly { extensions?: { until?: unknown } }[] };

function untilIn(body: unknown): string | null {
  const until = typeof body === 'object' && body !== null ? (body as Body).errors?.[0]?.extensions?.until : undefined;
  return typeof until === 'string' ? until : null;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const serverState = (): ServerState => state;
export const useServerState = (): ServerState => useSyncExternalStore(subscribe, serverState, serverState);
