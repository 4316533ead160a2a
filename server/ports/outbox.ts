/** Sandbox only: the SMS, mail and push messages that would have been sent. */
import type { Instant } from '../../schema/values/local-date.ts';

export type OutboxMessage = {
  channel: 'sms' | 'mail' | 'push';
  to: string;
  subject?: string;
  text: string;
  code?: string;
  attachments?: readonly string[];
  at: Instant;
};

export type Outbox = {
  /** The same key twice is one message, and it is counted how often it came. */
  put(key: string, message: Omit<OutboxMessage, 'at'>): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Newest first, of one addressee or of all. */
  read(to?: string, limit?: number): Promise<readonly OutboxMessage[]>;
};
