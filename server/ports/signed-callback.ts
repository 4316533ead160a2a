/** How a provider's notice reaches us: bytes and headers as they came; each adapter knows its own signature and shape. */
import type { Instant } from '../../schema/values/local-date.ts';

export type RawCallback = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
  /** The real clock: a signature is good for five minutes. */
  receivedAt: Instant;
};

/** UNSIGNED: no or a wrong signature; STALE: a good one, more than five minutes away; UNREADABLE: signed by the provider, yet not its format. */
export type CallbackProblem = 'UNSIGNED' | 'STALE' | 'UNREADABLE';
export type CallbackRead<T> = { callback: T } | { problem: CallbackProblem };
