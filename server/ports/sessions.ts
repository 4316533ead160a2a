/** Sessions are opaque tokens, stored hashed; only the caller knows the token (R40). */
import type { Role } from '../../schema/events/envelope.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Locale } from './borrowers.ts';

/** What a member of staff still has to do before the session has the roles of the account. */
export type Owed = 'FACTOR' | 'PASSWORD' | 'ENROL';

/** `lasts`: it ends after so many seconds without a request, and at the latest at `until`. */
export type SignedIn = {
  sessionId: string;
  accountId: string;
  borrowerId: BorrowerId | null;
  /** Those of a visitor while something is owed. */
  roles: readonly Role[];
  owes: Owed | null;
  locale: Locale;
  lasts: { idleSeconds: number; until: Instant };
  /** The log position of its last command, which its reads must show; null a minute later. */
  wrote: bigint | null;
};

/** `agent`: browser and system, "Chrome, Android". */
export type OpenSession = { id: string; agent: string | null; openedAt: Instant; seenAt: Instant };

export type Sessions = {
  /**
   * A new token of 256 bits; an earlier session stays open (close it to rotate). `provedIn`: the session of the same
   * account whose second factor holds for the new one.
   */
  open(accountId: string, agent?: string | null, provedIn?: string): Promise<{ token: string; signedIn: SignedIn }>;
  /** Undefined where the token is unknown, closed, idle too long, or its account disabled. */
  find(token: string): Promise<SignedIn | undefined>;
  /** A command of it stands at this log position. */
  wrote(sessionId: string, position: bigint): Promise<void>;
  /** Of an account, the last seen first. */
  openOf(accountId: string): Promise<readonly OpenSession[]>;
  /** The second factor was shown in it. */
  prove(sessionId: string): Promise<void>;
  /** It was shown in so many last minutes. */
  provedWithin(sessionId: string, minutes: number): Promise<boolean>;
  close(sessionId: string): Promise<void>;
  /** Closes a session that another one replaces, a minute later: the answer with the new token may be lost. */
  replace(sessionId: string): Promise<void>;
  /** After a new password all other sessions end. */
  closeAll(accountId: string, except?: string): Promise<void>;
};
