/** A change of number under way: one session has proved itself and may give another number for a while. */
import type { Instant } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';

export type PhoneChanges = {
  allow(accountId: string, sessionId: string, until: Instant): Promise<void>;
  /** Undefined where the session has proved nothing, or too long ago. `phone`: the number that was given last. */
  find(accountId: string, sessionId: string): Promise<{ phone: Phone | null } | undefined>;
  choose(accountId: string, phone: Phone): Promise<void>;
  end(accountId: string): Promise<void>;
};
