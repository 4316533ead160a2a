/** The questions of `npm run gateway -- check`. Each finding says what a bridge should do. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type GatewayPort, HTTP_STATUS, INQUIRIES, OPERATIONS, RECALL } from '../../schema/gateway/operations.ts';
import { MONEY, SAMPLES } from '../../schema/gateway/samples.ts';
import { type Instant, instant } from '../../schema/values/local-date.ts';
import { portKey, signatureProblem, signedHeaders } from '../adapters/gateway/signature.ts';
import { callbackFindings, type Finding } from './gateway-callbacks.ts';

export type Asked = { url: string; root: Buffer; port: GatewayPort; money: boolean; listen?: number | undefined };
type Got = { status: number; body: unknown; text: string; problem: string | undefined };
type Body = { operation: string; key: string } & Record<string, unknown>;

const FOREIGN = Buffer.alloc(32, 1);
const WAIT_MS = 30_000;
const newKey = (): string => `check-${randomUUID()}`;

export async function* findingsOf({ url, root, port, money, listen }: Asked): AsyncGenerator<Finding> {
  const key = portKey(root, 'requests', port);
  const now = (): Instant => instant(new Date());

  async function send(place: string, body: Body, { keys = [key], at = now(), spoil = '' } = {}): Promise<Got> {
    const text = JSON.stringify({ port, sentAt: now(), ...body });
    const id = `msg_${randomUUID()}`;
    const answer = await fetch(`${url}/v1/${port}/${place}`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': body.key },
        ...signedHeaders(keys, id, at, text),
      },
      body: text + spoil,
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    const isEcho = headers['webhook-id'] === id;
    const unsigned = signatureProblem([key], { headers, body: bytes, receivedAt: now() });
    const problem = isEcho ? unsigned && `the answer is ${unsigned}` : 'the answer does not repeat webhook-id';
    return { status: answer.status, body: jsonOf(bytes), text: bytes.toString('utf8'), problem };
  }

  async function* tried(what: string, check: () => Promise<string | undefined>): AsyncGenerator<Finding> {
    yield { what, wrong: await check().catch((error: Error) => `no answer: ${error.cause ?? error.message}`) };
  }
  const refuses = async (status: number, got: Promise<Got>) => {
    const { status: said } = await got;
    return said === status ? undefined : `it answered ${said}; it has to answer ${status} and do nothing`;
  };

  const operations = Object.entries<{ data: z.ZodType; answer: z.ZodType }>(OPERATIONS[port]);
  const asked = operations.filter(([name]) => money || !MONEY.includes(name));
  const harmless = { operation: operations[0]?.[0] ?? '', key: newKey(), data: {} };
  const late = instant(new Date(Date.now() - 600_000));
  yield* tried('a foreign key is refused', () => refuses(401, send('operations', harmless, { keys: [FOREIGN] })));
  yield* tried('a changed body is refused', () => refuses(401, send('operations', harmless, { spoil: ' ' })));
  yield* tried('a request of ten minutes ago is refused', () =>
    refuses(401, send('operations', harmless, { at: late })),
  );
  yield* tried('a body for another port is refused', () =>
    refuses(400, send('operations', { ...harmless, port: port === 'sms' ? 'mail' : 'sms' })),
  );
  yield* tried('an unknown operation is refused', () =>
    refuses(400, send('operations', { ...harmless, operation: 'nonsense' })),
  );
  yield* tried('of two signatures one is enough, as while a key is changed', async () => {
    const got = await send('operations', { ...harmless, operation: 'nonsense' }, { keys: [FOREIGN, key] });
    return got.status === 401 ? 'webhook-signature is a list; any of them may fit' : undefined;
  });

  for (const [operation, { answer }] of operations) {
    if (!asked.some(([name]) => name === operation)) {
      yield { what: `${operation} was not asked: give --money at a test contour` };
      continue;
    }
    const body = { operation, key: newKey(), data: SAMPLES[port][operation] };
    let first: Got | undefined;
    yield* tried(`${operation} is answered`, async () => {
      first = await send('operations', body);
      return complaint(first, answer);
    });
    yield* tried(`${operation}: the same key gets the same answer`, async () => {
      const again = await send('operations', body);
      return again.text === first?.text ? undefined : 'keep the answer with the key and give it again, byte for byte';
    });
    yield* tried(`${operation}: the same key with other data is a conflict`, async () => {
      const got = await send('operations', { ...body, data: { ...SAMPLES[port][operation], other: true } });
      return got.status === 409 ? got.problem : `it answered ${got.status}; it has to answer 409 and do nothing`;
    });
  }

  if (!operations.some(([name]) => name === 'payout')) return;
  const ofKinds = port === 'cards' ? (['payout', 'payment'] as const) : (['payout'] as const);
  for (const of of ofKinds)
    yield* tried(`inquiry of a ${of} that never came`, async () => {
      const got = await send('inquiries', { operation: 'inquire', of, key: newKey() });
      const said = complaint(got, INQUIRIES[of]);
      return said ?? (got.status === 404 ? undefined : `it answered ${got.text}; nothing is known of this key`);
    });
  if (!money) return;
  const key3 = newKey();
  const order = { operation: 'payout', key: key3, data: SAMPLES[port].payout };
  yield* tried('a payout that is recalled before it comes', async () => {
    const got = await send('recalls', { operation: 'recall', key: key3 });
    const said = complaint(got, RECALL);
    return said ?? (statusOf(got) === 'RECALLED' ? undefined : 'a key that never came is closed: RECALLED');
  });
  yield* tried('and then comes, pays nothing', async () => {
    await send('operations', order);
    const got = await send('inquiries', { operation: 'inquire', of: 'payout', key: key3 });
    return statusOf(got) === 'CANCELED' ? undefined : `its state is ${statusOf(got)}; a closed key stays CANCELED`;
  });
  yield* tried('three payouts with one key at once are one', async () => {
    const body = { ...order, key: newKey() };
    const all = await Promise.all([1, 2, 3].map(() => send('operations', body)));
    return new Set(all.map(({ text }) => text)).size === 1
      ? undefined
      : 'they got different answers: one key, one payout';
  });
  if (listen !== undefined && (port === 'cards' || port === 'bank-payout'))
    yield* callbackFindings(port, root, listen, () => send('operations', { ...order, key: newKey() }));
}

function complaint({ status, body, problem }: Got, shape: z.ZodType): string | undefined {
  if (![200, 202, 404, 422].includes(status)) return `it answered ${status}`;
  if (problem) return problem;
  const read = shape.safeParse(body);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  const fitting = HTTP_STATUS[(body as { status: string }).status] ?? 200;
  return fitting === status ? undefined : `status ${(body as { status: string }).status} goes with HTTP ${fitting}`;
}

const statusOf = ({ body }: Got): unknown => (body as { status?: unknown } | undefined)?.status;

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
