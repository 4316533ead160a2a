/**
 * The imitation of Freedom Pay on the network: signed forms come in, signed XML goes out, notices are repeated until
 * they are taken. Its signature is its own, so that ours is compared with another one.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { instant } from '../../schema/values/local-date.ts';
import { type Form, freedomPayBook, type Inner, MERCHANT } from './freedom-pay-book.ts';
import { listen } from './gateway-line.ts';
import type { Line } from './provider-bench.ts';

export const MERCHANT_SECRET = 'merchant-Secret-0123';
export const PAYOUT_SECRET = 'payout-Secret-45678';
const SECRETS = { merchant: MERCHANT_SECRET, payout: PAYOUT_SECRET };

const sigOf = (script: string, values: Form, secret: string): string => {
  const names = Object.keys(values).filter((name) => name !== 'pg_sig');
  names.sort((a, b) => (a < b ? -1 : 1));
  return createHash('md5')
    .update([script, ...names.map((name) => values[name]), secret].join(';'))
    .digest('hex');
};
const salted = (form: Form): Form => ({ ...form, pg_salt: randomBytes(4).toString('hex') });

function xml(script: string, fields: Form, secret: string, inner?: Inner): string {
  const all = salted(fields);
  const sig = sigOf(script, inner ? { ...all, [inner.name]: inner.values.join(';') } : all, secret);
  const tags = Object.entries({ ...all, pg_sig: sig }).map(([name, value]) => `    <${name}>${value}</${name}>\n`);
  const more = inner ? `<${inner.name}>${inner.text}</${inner.name}>\n` : '';
  return `<?xml version="1.0" encoding="utf-8"?>\n<response>\n${tags.join('')}${more}</response>`;
}

const formOf = async (request: IncomingMessage): Promise<Form> =>
  Object.fromEntries(new URLSearchParams(Buffer.concat(await request.toArray()).toString('utf8')));
const partOf = (path: string): string => path.split('/').at(-1) ?? '';

type Notice = { path: string; fields: Form; secret: string };

/** `to`: where notices go instead of the inbox. */
export async function freedomPayLine(to?: () => string) {
  const inbox: Line['inbox'] = [];
  const due: Notice[] = [];
  const calls: { script: string; form: Form }[] = [];
  /**
   * `lostPath`: the call whose answer is lost. `spoil`: what is changed in an answer after it was signed.
   * `errors`: what a call answers instead of doing what it was asked.
   */
  const trouble: { lostPath: string; spoil: string; errors: Form } = { lostPath: '', spoil: '', errors: {} };
  let status = 200;
  let fault = 'NONE';
  const book = freedomPayBook((url = '', fields, secret) => {
    due.push({ path: new URL(url).pathname, fields, secret: SECRETS[secret] });
  });

  const receiver = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const kept = status === 200 && fault !== 'LATE' && fault !== 'NO_CALLBACK';
    const { headers, url: path = '' } = request;
    if (kept) inbox.push({ headers, body, path, receivedAt: instant(new Date()) });
    response.writeHead(kept ? 200 : 503).end();
  });

  const isLost = (script: string): boolean =>
    script === trouble.lostPath || (fault === 'LOST_ANSWER' && !/status|list/.test(script));

  function answered(script: string, form: Form, secret: string): { code: number; text: string } {
    if (form.pg_merchant_id !== MERCHANT)
      return {
        code: 401,
        text: '<response><pg_status>error</pg_status><pg_error_code>9998</pg_error_code></response>',
      };
    if (form.pg_sig !== sigOf(script, form, secret))
      return { code: 401, text: xml(script, { pg_status: 'error', pg_error_code: '1100' }, secret) };
    const error = trouble.errors[script];
    if (error) return { code: 200, text: xml(script, { pg_status: 'error', pg_error_code: error }, secret) };
    const { fields, inner } = book.say(script, form);
    return { code: 200, text: xml(script, fields, secret, inner) };
  }

  async function provide(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const form = await formOf(request);
    if (fault === 'LOST_REQUEST') return request.socket.destroy();
    const path = request.url ?? '';
    const script = partOf(path);
    calls.push({ script, form });
    const { code, text } = answered(script, form, path.startsWith('/api/') ? SECRETS.payout : SECRETS.merchant);
    if (isLost(script)) return request.socket.destroy();
    const { spoil } = trouble;
    return response.writeHead(code).end(spoil ? text.replace(spoil, `${spoil}9`) : text);
  }
  const provider = await listen(provide);

  async function send({ path, fields, secret }: Notice): Promise<boolean> {
    const all = salted(fields);
    const sig = sigOf(partOf(path), all, fault === 'BAD_SIGNATURE' ? `${secret}?` : secret);
    const body = new URLSearchParams({ ...all, pg_sig: sig });
    return (await fetch(`${to?.() ?? receiver.url}${path}`, { method: 'POST', body })).ok;
  }

  async function deliver(): Promise<void> {
    const copies = fault === 'DUPLICATE' ? 5 : 1;
    for (const notice of due.splice(0)) {
      const taken = await Promise.all(Array.from({ length: copies }, () => send(notice)));
      if (taken.includes(false)) due.push(notice);
    }
  }

  return {
    ...book,
    inbox,
    calls,
    trouble,
    url: provider.url,
    answer: (code: number) => {
      status = code;
    },
    fault: async (name: string) => {
      fault = name;
    },
    deliver,
    stop: async () => {
      provider.server.close();
      receiver.server.close();
    },
  };
}
