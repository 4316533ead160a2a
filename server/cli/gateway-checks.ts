/** The questions of `npm run gateway -- check`. Each finding says what a bridge should do. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type GatewayPort, INQUIRIES, OPERATIONS, RECALL } from '../../schema/gateway/operations.ts';
import { MONEY, SAMPLES } from '../../schema/gateway/samples.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import { patienceOf } from '../adapters/gateway/client.ts';
import { portKey, signedHeaders } from '../adapters/gateway/signature.ts';
import { callbackFindings, type Finding } from './gateway-callbacks.ts';
import { captchaFindings } from './gateway-captcha.ts';
import { complaint, type Got, jsonOf, signatureWords, silenceWords, statusWords } from './gateway-words.ts';

/** `patienceMs`: as long as Nesie waits, where it is not given. */
export type Asked = {
  url: string;
  root: Buffer;
  port: GatewayPort;
  money: boolean;
  listen?: number | undefined;
  patienceMs?: number;
};
type Body = { operation: string; key: string } & Record<string, unknown>;

const FOREIGN = Buffer.alloc(32, 1);
const newKey = (): string => `check-${randomUUID()}`;
const now = (): Instant => instant(new Date());
const statusOf = ({ body }: Got): unknown => (body as { status?: unknown } | undefined)?.status;
const field = (got: Got | undefined, name: string): unknown =>
  (got?.body as Readonly<Record<string, unknown>> | undefined)?.[name];

/** The answer of the bridge. @throws Error with words */
function senderTo({ url, root, port, patienceMs }: Asked) {
  const key = portKey(root, 'requests', port);
  return async (place: string, body: Body, { keys = [key], at = now(), spoil = '' } = {}): Promise<Got> => {
    const text = JSON.stringify({ port, sentAt: now(), ...body });
    const id = `msg_${randomUUID()}`;
    const patience = patienceMs ?? patienceOf(body.operation);
    try {
      const answer = await fetch(`${url}/v1/${port}/${place}`, {
        method: 'POST',
        redirect: 'error',
        headers: {
          ...{ 'content-type': 'application/json', 'idempotency-key': body.key },
          ...signedHeaders(keys, id, at, text),
        },
        body: text + spoil,
        signal: AbortSignal.timeout(patience),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const headers = Object.fromEntries(answer.headers);
      const problem = signatureWords({ root, port, id, headers, body: bytes, at: now() });
      const got = { status: answer.status, body: jsonOf(bytes), text: bytes.toString('utf8'), headers };
      return problem === undefined ? got : { ...got, problem };
    } catch (error) {
      throw new Error(silenceWords(error as Error, patience));
    }
  };
}
type Send = ReturnType<typeof senderTo>;

async function tried(what: string, check: () => Promise<string | undefined>): Promise<Finding> {
  return { what, wrong: await check().catch((error: Error) => error.message) };
}

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
  if (!('payout' in OPERATIONS[asked.port])) return;
  yield* inquiries(asked, send, answered);
  if (asked.money) yield* payouts(asked, send);
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
      const said = complaint(got, answer);
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

async function* inquiries(
  { port }: Asked,
  send: Send,
  answered: ReadonlyMap<string, { key: string; got: Got }>,
): AsyncGenerator<Finding> {
  const kinds = port === 'cards' ? (['payout', 'payment'] as const) : (['payout'] as const);
  for (const of of kinds) {
    const ask = (key: string) => send('inquiries', { operation: 'inquire', of, key });
    yield tried(`inquiry of a ${of} that never came`, async () => {
      const got = await ask(newKey());
      const said = complaint(got, INQUIRIES[of]);
      return said ?? (got.status === 404 ? undefined : `it answered ${got.text}; nothing is known of this key`);
    });
    const done = answered.get(of === 'payout' ? 'payout' : 'charge');
    if (!done || statusOf(done.got) !== 'ACCEPTED') continue;
    yield tried(`inquiry of a ${of} that was accepted`, async () => {
      const got = await ask(done.key);
      const said = complaint(got, INQUIRIES[of]);
      if (said || statusOf(got) === 'UNKNOWN' || statusOf(got) === 'UNPAID') return said;
      const id = field(done.got, 'externalId');
      if (statusOf(got) === 'NOT_FOUND') return 'it answered NOT_FOUND: Nesie would send the money again';
      return field(got, 'externalId') === id
        ? undefined
        : `its externalId is another one than ${id}, which was accepted`;
    });
  }
}

async function* payouts({ port, root, listen }: Asked, send: Send): AsyncGenerator<Finding> {
  const order = { operation: 'payout', key: newKey(), data: SAMPLES[port].payout };
  yield tried('a payout that is recalled before it comes', async () => {
    const got = await send('recalls', { operation: 'recall', key: order.key });
    const said = complaint(got, RECALL);
    return said ?? (statusOf(got) === 'RECALLED' ? undefined : 'a key that never came is closed: RECALLED');
  });
  yield tried('and then comes, pays nothing', async () => {
    await send('operations', order);
    const got = await send('inquiries', { operation: 'inquire', of: 'payout', key: order.key });
    const said = complaint(got, INQUIRIES.payout);
    return said ?? (statusOf(got) === 'CANCELED' ? undefined : `it is ${statusOf(got)}; a closed key stays CANCELED`);
  });
  yield tried('three payouts with one key at once are one', async () => {
    const body = { ...order, key: newKey() };
    const all = await Promise.all([1, 2, 3].map(() => send('operations', body)));
    return new Set(all.map(({ text }) => text)).size === 1
      ? undefined
      : 'they got different answers: one key, one payout';
  });
  if (listen !== undefined && (port === 'cards' || port === 'bank-payout'))
    yield* callbackFindings(port, root, listen, () => send('operations', { ...order, key: newKey() }));
}
