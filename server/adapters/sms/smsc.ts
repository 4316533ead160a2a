/**
 * SMSC.kz (smsc.kz/api/http). Our number of a message derives from its key, so that after a lost answer its status
 * tells whether it went. Whether a number that comes again after a minute is sent again, its pages do not say, so a
 * repeat asks first (R715).
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { smsLength } from '../../../schema/values/sms-parts.ts';
import type { Sms } from '../../ports/sms.ts';
import { formPost, type Warn } from './form-post.ts';
import type { MessageNumbers } from './numbers.ts';

type Settings = { url: string; apiKey: string; sender: string };

const Sent = z.union([z.object({ id: z.number(), cnt: z.number() }), z.object({ error_code: z.number() })]);
const Status = z.union([z.object({ status: z.number() }), z.object({ error_code: z.number() })]);
/** Delivered, read. */
const ARRIVED = [1, 2];
/** Waiting, with the operator, and those. */
const ON_ITS_WAY = [-1, 0, ...ARRIVED];
const NOT_FOUND = -3;
/** Of a message that was taken it says nothing about the phone. */
const STOPPED = -2;
/** The same text to the same number within a minute: probably our own message, so its status is asked. */
const REPEATED = 9;

/** It takes whole hours, 1 to 24. */
const validHours = (minutes = 24 * 60): string => String(Math.min(Math.max(1, Math.ceil(minutes / 60)), 24));

export const smsNumber = (key: string): number =>
  createHash('sha256').update(key).digest().readUInt32BE() & 0x7fffffff || 1;

export function smscSms({ url, apiKey, sender }: Settings, warn: Warn, numbers: Pick<MessageNumbers, 'begin'>): Sms {
  const common = { apikey: apiKey, fmt: '3', charset: 'utf-8' };

  const statusOf = (phone: string, id: string) => formPost(`${url}/sys/status.php`, { ...common, phone, id }, Status);

  async function went(phone: string, id: string): Promise<boolean | 'UNKNOWN'> {
    const answer = await statusOf(phone, id);
    return answer && 'status' in answer ? ON_ITS_WAY.includes(answer.status) : 'UNKNOWN';
  }

  return {
    async send({ key, to, text, goodForMinutes }) {
      const id = String(smsNumber(key));
      const before = (await numbers.begin(key)) ? false : await went(to, id);
      if (before === true) return 'sent';
      if (before === 'UNKNOWN') {
        warn({ provider: 'smsc', reason: 'the status of an earlier try has not been answered' });
        return 'not-sent';
      }
      const limits = { maxsms: String(smsLength(text).parts), valid: validHours(goodForMinutes) };
      const message = { phones: to, mes: text, sender, id, ...limits };
      const answer = await formPost(`${url}/sys/send.php`, { ...common, ...message }, Sent);
      if (answer && 'id' in answer) return 'sent';
      if ((!answer || answer.error_code === REPEATED) && (await went(to, id)) === true) return 'sent';
      warn({ provider: 'smsc', reason: answer ? `error ${answer.error_code}` : 'no answer' });
      return 'not-sent';
    },
    async reportOf({ key, to }) {
      const answer = await statusOf(to, String(smsNumber(key)));
      if (!answer || 'error_code' in answer) return { state: 'UNKNOWN' };
      const { status } = answer;
      if (ARRIVED.includes(status)) return { state: 'DELIVERED' };
      if (status === NOT_FOUND) return { state: 'NEVER_CAME' };
      if (ON_ITS_WAY.includes(status) || status === STOPPED) return { state: 'ON_ITS_WAY' };
      return { state: 'FAILED', reason: `status ${status}` };
    },
  };
}
