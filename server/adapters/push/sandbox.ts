/** Messages land in the outbox. Addresses are checked as in production, so a demo subscribes real browsers. */
import { PUSH } from '../../../schema/reference/push.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { Outbox } from '../../ports/outbox.ts';
import type { Push } from '../../ports/push.ts';
import { ofServices } from './services.ts';
import { vapidKeys } from './vapid.ts';

export const sandboxPush = (outbox: Pick<Outbox, 'put'>, keys: KeyRing): Push => ({
  get key() {
    return vapidKeys(keys.present().bytes).publicKey;
  },
  accepts: ofServices(PUSH.services),
  async send({ endpoint }, { key, title, text }) {
    const to = new URL(endpoint).host;
    await outbox.put(`push:${key}:${endpoint}`, { channel: 'push', to, subject: title, text });
    return 'sent';
  },
});
