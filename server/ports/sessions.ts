/** Sessions are opaque tokens, stored hashed; the token itself is known to the caller alone (R40). */
import type { Role } from '../../schema/events/envelope.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Locale } from './borrowers.ts';

export type SignedIn = {
  sessionId: string;
  accountId: string;
  borrowerId: BorrowerId | null;
  roles: readonly Role[];
  locale: Locale;
};

export type Sessions = {
  /** A new token of 256 bits; whatever session the caller had before stays what it was (close it to rotate). */
  open(accountId: string): Promise<{ token: string; signedIn: SignedIn }>;
  /** Undefined where the token is unknown, closed, idle for too long or of a blocked account. */
  find(token: string): Promise<SignedIn | undefined>;
  close(sessionId: string): Promise<void>;
  /** After a new password nobody else stays signed in. */
  closeAll(accountId: string, except?: string): Promise<void>;
};
