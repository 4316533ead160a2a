/** An operator that always has coverage: messages land in the outbox, unless a fault is switched on. */
import type { Faults } from '../../ports/faults.ts';
import type { Outbox } from '../../ports/outbox.ts';
import type { Sms } from '../../ports/sms.ts';

/** Numbers with this ending are unknown to the operator, so SMS_NOT_SENT can be tried without a fault. */
const UNREACHABLE = '0000000';

export const sandboxSms = (outbox: Outbox, faults?: Pick<Faults, 'pass'>): Sms => ({
  async send({ key, to, text, code }) {
    const state = await faults?.pass('sms').catch(() => 'down' as const);
    if (state === 'down' || state === 'garbage' || to.endsWith(UNREACHABLE)) return 'not-sent';
    await outbox.put(`sms:${key}`, { channel: 'sms', to, text, ...(code ? { code } : {}) });
    return 'sent';
  },
});
