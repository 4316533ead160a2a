/**
 * SMSC.kz (smsc.kz/api/http). Our number of a message derives from its key, so that after a lost answer its status
 * tells whether it went. Whether a number that comes again after a minute is sent again, its pages do not say.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Sms } from '../../ports/sms.ts';
import { formPost, type Warn } from './form-post.ts';
import { smsParts } from './parts.ts';

type Settings = { url: string; apiKey: string; sender: string };

const Sent = z.union([z.object({ id: z.number(), cnt: z.number() }), z.object({ error_code: z.number() })]);
const Status = z.union([z.object({ status: z.number() }), z.object({ error_code: z.number() })]);
/** Waiting, with the operator, delivered, read. The others have failed, and -3 has never come. */
const ON_ITS_WAY = [-1, 0, 1, 2];
/** The same text to the same number within a minute: probably our own message, so its status is asked. */
const REPEATED = 9;

export const smsNumber = (key: string): number =>
  createHash('sha256').update(key).digest().readUInt32BE() & 0x7fffffff || 1;

export function smscSms({ url, apiKey, sender }: Settings, warn: Warn): Sms {
  const common = { apikey: apiKey, fmt: '3', charset: 'utf-8' };

  async function went(phone: string, id: string): Promise<boolean> {
    const answer = await formPost(`${url}/sys/status.php`, { ...common, phone, id }, Status);
    return answer !== undefined && 'status' in answer && ON_ITS_WAY.includes(answer.status);
  }

  return {
    async send({ key, to, text }) {
      const id = String(smsNumber(key));
      const message = { phones: to, mes: text, sender, id, maxsms: String(smsParts(text)) };
      const answer = await formPost(`${url}/sys/send.php`, { ...common, ...message }, Sent);
      if (answer && 'id' in answer) return 'sent';
      if ((!answer || answer.error_code === REPEATED) && (await went(to, id))) return 'sent';
      warn({ provider: 'smsc', reason: answer ? `error ${answer.error_code}` : 'no answer' });
      return 'not-sent';
    },
  };
}
