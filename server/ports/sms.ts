import type { Phone } from '../../schema/values/phone.ts';

/** `key` prevents a retry from sending twice. Only the sandbox outbox shows `code`. */
export type Sms = {
  send(message: { key: string; to: Phone; text: string; code?: string }): Promise<'sent' | 'not-sent'>;
};
