/** Messages land in the outbox, unless a fault is switched on. */
import type { Faults } from '../../ports/faults.ts';
import type { Outbox } from '../../ports/outbox.ts';
import type { Sms } from '../../ports/sms.ts';

/** The operator does not know numbers with this ending, so SMS_NOT_SENT can be tried. */
const UNREACHABLE = '0000000';
/** Taken from us, and never delivered: the phone is switched off for good. */
const SILENT = '0000001';

export const sandboxSms = (outbox: Outbox, faults?: Pick<Faults, 'pass'>): Sms => ({
  async send({ key, to, text, code }) {
    const state = await faults?.pass('sms').catch(() => 'down' as const);
    if (state === 'down' || state === 'garbage' || to.endsWith(UNREACHABLE)) return 'not-sent';
    await outbox.put(`sms:${key}`, { channel: 'sms', to, text, ...(code ? { code } : {}) });
    return 'sent';
  },
  async reportOf({ key, to }) {
    if (!(await outbox.has(`sms:${key}`))) return { state: 'NEVER_CAME' };
    return to.endsWith(SILENT) ? { state: 'FAILED', reason: 'the phone was not reached' } : { state: 'DELIVERED' };
  },
});
