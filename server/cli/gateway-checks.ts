/** The questions of `npm run gateway -- check`. Each finding says what a bridge should do. */
import type { z } from 'zod';
import { type GatewayPort, OPERATIONS } from '../../schema/gateway/operations.ts';
import { MONEY, SAMPLES } from '../../schema/gateway/samples.ts';
import { instant } from '../../schema/values/local-date.ts';
import { portKey } from '../adapters/gateway/signature.ts';
import type { Finding } from './gateway-callbacks.ts';
import { captchaFindings } from './gateway-captcha.ts';
import { inquiryFindings } from './gateway-inquiries.ts';
import { payoutFindings } from './gateway-payouts.ts';
import { type Asked, type Body, newKey, type Send, senderTo, tried } from './gateway-sender.ts';
import { signatureFindings } from './gateway-signatures.ts';
import { complaint, type Got, missingWords, statusWords } from './gateway-words.ts';

const FOREIGN = Buffer.alloc(32, 1);

/** A bridge that believes no right request is asked nothing more: all else would fail for this one reason. */
export async function* findingsOf(asked: Asked): AsyncGenerator<Finding> {
  const send = senderTo(asked);
  const [operation = ''] = Object.keys(OPERATIONS[asked.port]);
  const harmless = { operation, key: newKey(), data: {} };
  const believed = await tried('a right signature is believed', () => believes(send, harmless, asked.port));
  yield believed;
  if (believed.wrong) return;
  yield* doors(asked, send, harmless);
  const answered = new Map<string, { key: string; got: Got }>();
  yield* operations(asked, send, answered);
  if (asked.port === 'captcha')
    yield* captchaFindings((operation, data) => send('operations', { operation, key: newKey(), data }));
  yield* inquiryFindings(asked, send, answered);
  if (!asked.money) return;
  if ('payout' in OPERATIONS[asked.port]) yield* payoutFindings(asked, send);
  if (asked.port === 'eds') yield* signatureFindings(asked, send);
}

async function believes(send: Send, harmless: Body, port: GatewayPort): Promise<string | undefined> {
  const { status } = await send('operations', { ...harmless, operation: 'nonsense' });
  if (status === 401 || status === 403)
    return `it answered ${status}: the bridge needs the keys that "npm run gateway -- keys" prints for ${port} under this GATEWAY_KEY, and the right time`;
  if (status === 404 || status === 405)
    return `it answered ${status}: nothing takes POST at /v1/${port}/operations under this address`;
  return status >= 500 ? statusWords(status) : undefined;
}

async function* doors({ root, port }: Asked, send: Send, harmless: Body): AsyncGenerator<Finding> {
  const refuses = async (status: number, got: Promise<Got>) => {
    const { status: said } = await got;
    return said === status ? undefined : `it answered ${said}; it has to answer ${status} and do nothing`;
  };
  const late = instant(new Date(Date.now() - 600_000));
  const key = portKey(root, 'requests', port);
  const other = port === 'sms' ? 'mail' : 'sms';
  const at = (body: object, options = {}) => send('operations', { ...harmless, ...body }, options);
  yield tried('a foreign key is refused', () => refuses(401, at({}, { keys: [FOREIGN] })));
  yield tried('a changed body is refused', () => refuses(401, at({}, { spoil: ' ' })));
  yield tried('a request of ten minutes ago is refused', () => refuses(401, at({}, { at: late })));
  yield tried('a body for another port is refused', () => refuses(400, at({ port: other })));
  yield tried('an unknown operation is refused', () => refuses(400, at({ operation: 'nonsense' })));
  yield tried('of two signatures one is enough, as while a key is changed', async () => {
    const got = await at({ operation: 'nonsense' }, { keys: [FOREIGN, key] });
    return got.status === 401 ? 'webhook-signature is a list; any of them may fit' : undefined;
  });
}

/** `answered` gets the first good answer of each. */
async function* operations(
  { port, money }: Asked,
  send: Send,
  answered: Map<string, { key: string; got: Got }>,
): AsyncGenerator<Finding> {
  const all = Object.entries<{ data: z.ZodType; answer: z.ZodType }>(OPERATIONS[port]);
  for (const [operation, { answer }] of all) {
    if (!money && MONEY.includes(operation)) {
      yield { what: `${operation} was not asked: give --money at a test contour` };
      continue;
    }
    const body = { operation, key: newKey(), data: SAMPLES[port][operation] };
    const first = await tried(`${operation} is answered`, async () => {
      const got = await send('operations', body);
      const said = missingWords(operation, got) ?? complaint(got, answer);
      if (said === undefined) answered.set(operation, { key: body.key, got });
      return said;
    });
    yield first;
    if (first.wrong) continue;
    yield tried(`${operation}: the same key gets the same answer`, async () => {
      const again = await send('operations', body);
      return again.text === answered.get(operation)?.got.text
        ? undefined
        : 'it did it again: keep the answer with the key and give it again, byte for byte';
    });
    yield tried(`${operation}: the same key with other data is a conflict`, async () => {
      const got = await send('operations', { ...body, data: { ...SAMPLES[port][operation], other: true } });
      return got.status === 409 ? got.problem : `it answered ${got.status}; it has to answer 409 and do nothing`;
    });
  }
}
