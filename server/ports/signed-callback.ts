/** A provider's notice: bytes and headers as received; each adapter knows its signature and format. */
import type { Instant } from '../../schema/values/local-date.ts';

export type RawCallback = {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
  /** Of the address that was called, without its query: some signatures cover a part of it. */
  path: string;
  /** Real time: where a notice says when it was signed, it is valid for five minutes. */
  receivedAt: Instant;
};

/**
 * UNSIGNED: no or a wrong signature. STALE: more than five minutes away. UNREADABLE: signed, but not in the provider's
 * format.
 */
export type CallbackProblem = 'UNSIGNED' | 'STALE' | 'UNREADABLE';
export type CallbackRead<T> = { callback: T } | { problem: CallbackProblem };
/**
 * The answer to a notice in the provider's own form: these bytes are sent as they are. Only a sender whose signature
 * was true gets one, because the form may be signed, over a path that the sender chose.
 */
export type CallbackReply = (
  outcome: 'TAKEN' | Exclude<CallbackProblem, 'UNSIGNED'>,
  raw: RawCallback,
) => { readonly type: string; readonly body: string };
