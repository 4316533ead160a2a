/** A provider's notice: bytes and headers as received; each adapter knows its signature and format. */
import type { Instant } from '../../schema/values/local-date.ts';

export type RawCallback = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
  /** Real time: a signature is valid for five minutes. */
  receivedAt: Instant;
};

/**
 * UNSIGNED: no or a wrong signature. STALE: more than five minutes away. UNREADABLE: signed, but not in the provider's
 * format.
 */
export type CallbackProblem = 'UNSIGNED' | 'STALE' | 'UNREADABLE';
export type CallbackRead<T> = { callback: T } | { problem: CallbackProblem };
/** The answer to a notice in the provider's own form. */
export type CallbackReply = (outcome: 'TAKEN' | CallbackProblem) => { readonly type: string; readonly body: string };
