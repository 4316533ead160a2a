import type { Phone } from '../../schema/values/phone.ts';

/**
 * NEVER_CAME: the provider knows no message with this key, or ours has no number of it yet: sending it with the same
 * key is no repeat. ON_ITS_WAY: also where the provider does not know yet. UNKNOWN: it gave no answer.
 */
export type SmsReport =
  | { state: 'NEVER_CAME' }
  | { state: 'ON_ITS_WAY' }
  | { state: 'DELIVERED' }
  | { state: 'FAILED'; reason: string }
  | { state: 'UNKNOWN' };

/**
 * `key` prevents a retry from sending twice. Only the sandbox outbox shows `code`. `goodForMinutes`: a phone that is
 * off for longer does not get it; a day without it.
 */
type SmsMessage = { key: string; to: Phone; text: string; code?: string; goodForMinutes?: number };

export type Sms = {
  send(message: SmsMessage): Promise<'sent' | 'not-sent'>;
  /** What became of a message that was sent; absent where the provider does not tell. */
  reportOf?(message: { key: string; to: Phone }): Promise<SmsReport>;
};
