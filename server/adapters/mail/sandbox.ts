import type { Mail } from '../../ports/mail.ts';
import type { Outbox } from '../../ports/outbox.ts';

export const sandboxMail = (outbox: Outbox): Mail => ({
  async send({ key, to, subject, text, attachments = [] }) {
    const names = attachments.map((one) => one.name);
    await outbox.put(`mail:${key}`, { channel: 'mail', to, subject, text, attachments: names });
    return 'sent';
  },
});
