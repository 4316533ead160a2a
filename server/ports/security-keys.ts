/** Security keys, phones and laptops that prove themselves to the browser (WebAuthn Level 3). */
import type { Instant } from '../../schema/values/local-date.ts';

/** `agent`: browser and system in which it was added. */
export type SecurityKey = { id: string; agent: string | null; addedAt: Instant; usedAt: Instant | null };
/** In whose session the browser is asked, and answers. */
export type KeyAsked = { accountId: string; sessionId: string };

/**
 * Requests and answers are the JSON of WebAuthn, as texts. An answer holds for the last request of its session, for
 * five minutes, and once.
 */
export type SecurityKeys = {
  of(accountId: string): Promise<readonly SecurityKey[]>;
  /** What the browser needs to make a key; one that the account has already is not made again. */
  askNew(asked: KeyAsked, label: string): Promise<string>;
  add(asked: KeyAsked, answer: string, agent: string | null): Promise<boolean>;
  /** What the browser needs to ask for a key of the account; undefined where it has none. */
  ask(asked: KeyAsked): Promise<string | undefined>;
  use(asked: KeyAsked, answer: string): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
};
