/** Mobizon (mobizon.kz/help/api-docs/message). It knows no key of ours: after a lost answer a repeat may send twice. */
import { z } from 'zod';
import type { Sms } from '../../ports/sms.ts';
import { formPost, type Warn } from './form-post.ts';

type Settings = { url: string; apiKey: string; sender: string };

const Answer = z.object({ code: z.number() });
const VALID_MINUTES = '60';

export const mobizonSms = ({ url, apiKey, sender }: Settings, warn: Warn): Sms => ({
  async send({ to, text }) {
    const address = new URL(`${url}/service/Message/SendSmsMessage`);
    address.search = String(new URLSearchParams({ output: 'json', api: 'v1', apiKey }));
    const message = { recipient: to, text, from: sender, 'params[validity]': VALID_MINUTES };
    const answer = await formPost(address.href, message, Answer);
    if (answer?.code === 0) return 'sent';
    warn({ provider: 'mobizon', reason: answer ? `code ${answer.code}` : 'no answer' });
    return 'not-sent';
  },
});
