/**
 * Mobizon (mobizon.kz/help/api-docs/message). It knows no key of ours, so its number of each message is kept, and after
 * a lost answer its list of messages is looked through before anything is sent again (R715).
 */
import { z } from 'zod';
import type { Sms } from '../../ports/sms.ts';
import { formPost, type Warn } from './form-post.ts';
import type { MessageNumbers } from './numbers.ts';

type Settings = { url: string; apiKey: string; sender: string };

const Id = z.union([z.string().regex(/^\d{1,20}$/), z.int().positive().transform(String)]);
const Sent = z.object({ code: z.number(), data: z.object({ messageId: Id }).nullish().catch(null) });
const Statuses = z.object({ code: z.literal(0), data: z.tuple([z.object({ status: z.string() })]) });
const Listed = z.object({
  code: z.literal(0),
  data: z.object({ items: z.array(z.object({ id: Id, to: z.coerce.string(), text: z.string() })) }),
});
/** Messages to one number, the newest first: more than anybody gets in a day. */
const LISTED = '50';
/** What it takes: an hour to three days. */
const validFor = (minutes = 24 * 60): string => String(Math.min(Math.max(60, minutes), 3 * 24 * 60));
const FAILED = ['UNDELIV', 'REJECTD', 'EXPIRED', 'DELETED'];

export function mobizonSms({ url, apiKey, sender }: Settings, warn: Warn, numbers: MessageNumbers): Sms {
  const at = (method: string): string => {
    const address = new URL(`${url}/service/Message/${method}`);
    address.search = String(new URLSearchParams({ output: 'json', api: 'v1', apiKey }));
    return address.href;
  };
  /** The number of a message that was taken while its answer was lost; 'UNKNOWN' where the list cannot be read. */
  async function found(to: string, text: string): Promise<string | undefined | 'UNKNOWN'> {
    const wanted = { 'criteria[to]': to, 'pagination[pageSize]': LISTED, 'sort[id]': 'DESC' };
    const answer = await formPost(at('List'), wanted, Listed);
    if (!answer) return 'UNKNOWN';
    const same = answer.data.items.filter((one) => one.to === to && one.text === text).map(({ id }) => id);
    const known = await numbers.known(same);
    return same.find((id) => !known.includes(id));
  }

  return {
    async send({ key, to, text, goodForMinutes }) {
      if (await numbers.of(key)) return 'sent';
      const before = (await numbers.begin(key)) ? undefined : await found(to, text);
      if (before === 'UNKNOWN') {
        warn({ provider: 'mobizon', reason: 'its list of messages has not answered' });
        return 'not-sent';
      }
      if (before !== undefined) {
        await numbers.keep(key, before);
        return 'sent';
      }
      const message = { recipient: to, text, from: sender, 'params[validity]': validFor(goodForMinutes) };
      const answer = await formPost(at('SendSmsMessage'), message, Sent);
      if (answer?.code === 0) {
        if (answer.data) await numbers.keep(key, answer.data.messageId);
        return 'sent';
      }
      warn({ provider: 'mobizon', reason: answer ? `code ${answer.code}` : 'no answer' });
      return 'not-sent';
    },
    async reportOf({ key }) {
      const ids = await numbers.of(key);
      if (!ids) return { state: 'NEVER_CAME' };
      const answer = await formPost(at('GetSMSStatus'), { ids }, Statuses);
      if (!answer) return { state: 'UNKNOWN' };
      const [{ status }] = answer.data;
      if (status === 'DELIVRD') return { state: 'DELIVERED' };
      return FAILED.includes(status) ? { state: 'FAILED', reason: status } : { state: 'ON_ITS_WAY' };
    },
  };
}
