import type { Phone } from '../../schema/values/phone.ts';

/** `key` makes a retry send nothing twice. `code` is shown by the sandbox outbox only. */
export type Sms = {
  send(message: { key: string; to: Phone; text: string; code?: string }): Promise<'sent' | 'not-sent'>;
};
