/** Verigram Flow against an imitation of its API over HTTP: signed requests, its page, a result that is asked for. */
import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import type { BiometrySessionId } from '../../schema/values/ids.ts';
import type { Iin } from '../../schema/values/iin.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { verigramFace, verigramMac } from '../../server/adapters/biometry/verigram/face.ts';
import { postgresFlows } from '../../server/adapters/biometry/verigram/flows.ts';
import { ProviderGarbage, ProviderUnavailable } from '../../server/ports/provider.ts';
import { listen } from '../support/gateway-line.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { call } from './providers.contract.ts';

const KEY = 'a-key-of-the-console';
const SECRET = 'a-secret-of-the-console-32-chars';
const IIN = '900515300008' as Iin;
const OTHER = '850101300015' as Iin;

type Wish = { callback_url: string; input_data: object; template: { pipeline: object[] } };
let database: TestDatabase;
let pool: pg.Pool;
let api: Awaited<ReturnType<typeof listen>>;
let opened: Wish[];
let result: object;
let mood: 'up' | 'down' | 'busy' | 'elsewhere' | 'nonsense';
let warned: string[];
let sessions = 0;

function trouble({ socket }: IncomingMessage, response: ServerResponse): void {
  if (mood === 'down') socket.destroy();
  else response.writeHead(mood === 'busy' ? 429 : 200).end('<html>');
}

beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url });
  api = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const path = request.url ?? '';
    const say = (status: number, answer: object) => response.writeHead(status).end(JSON.stringify(answer));
    if (mood !== 'up' && mood !== 'elsewhere') return trouble(request, response);
    const { 'x-verigram-ts': ts, 'x-verigram-hmac-sha256': mac, 'x-verigram-api-key': key } = request.headers;
    const signed = mac === createHmac('sha256', SECRET).update(`${ts}${path}`).digest('hex');
    const fresh = Math.abs(Date.now() / 1_000 - Number(ts)) < 60;
    if (!signed || !fresh || key !== KEY || request.headers['x-verigram-api-version'] !== '2.0') return say(401, {});
    if (request.method === 'GET') return /^\/flow\/flow-\d+\/result$/.test(path) ? say(200, result) : say(404, {});
    opened.push(JSON.parse(body));
    const host = mood === 'elsewhere' ? 'https://phish.example.kz' : api.url;
    return say(201, { flow_id: `flow-${opened.length}`, vlink: `${host}/hf2/flow-${opened.length}/` });
  });
});
afterAll(async () => {
  api.server.close();
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  [opened, warned, mood, result] = [[], [], 'up', {}];
  sessions += 1;
});

const face = (secret = SECRET) =>
  verigramFace(
    { url: api.url, apiKey: KEY, secret, now: () => new Date(), warn: (reason) => warned.push(reason) },
    postgresFlows(pool),
  );
const key = () => `00000000-0000-4000-8000-${String(sessions).padStart(12, '0')}` as BiometrySessionId;
const open = (of = face()) =>
  of.open?.({
    key: key(),
    returnUrl: 'https://nesie.kz/ru/kisc-result?session=1',
    locale: 'KK',
    iin: IIN,
    phone: '77010000000' as Phone,
    signal: AbortSignal.timeout(5_000),
  });
const read = (iin = IIN) => face().compare(iin, { heldByVendor: key() }, call());

const kisc = (face_match: unknown) => ({ service_name: 'kisc', face_match, similarity: 0.9, vendor: 'veriface' });

it('signs by the vector of the rule', () => {
  expect(verigramMac('secret', 1_700_000_000, '/flow')).toBe(
    '1cf107cdca4e19b7d87e13ca00607fdddc1fa3743a9b5e265eda47d9d23c7cd2',
  );
});

describe('the page of Verigram', () => {
  it('is opened once for a session, with consent, a living face and the picture of the state', async () => {
    const page = await open();
    expect(page).toBe(`${api.url}/hf2/flow-1/`);
    expect(await open()).toBe(page);
    expect(opened).toEqual([
      {
        person_id: key(),
        callback_url: 'https://nesie.kz/ru/kisc-result?session=1',
        locale: 'kk',
        input_data: { iin: IIN, phone_number: '77010000000' },
        template: { pipeline: [{ service_name: 'consent' }, { service_name: 'verilive' }, { service_name: 'kisc' }] },
      },
    ]);
  });

  it.each([
    ['down', ProviderUnavailable],
    ['busy', ProviderUnavailable],
    ['nonsense', ProviderGarbage],
    ['elsewhere', ProviderGarbage],
  ] as const)('is not opened while Verigram is %s', async (how, error) => {
    mood = how;
    await expect(open()).rejects.toBeInstanceOf(error);
  });

  it('a wrong secret opens nothing, and the log names neither person nor key', async () => {
    await expect(open(face('another-secret-of-the-console!!!'))).rejects.toThrow('401');
    expect(warned).toEqual(['answered 401 to a new flow']);
  });
});

describe('the result', () => {
  it.each([
    [
      'a face like the picture of the state',
      { flow_status: 'pass', steps: [kisc(true)] },
      { kind: 'passed', reference: 'verigram:flow-1' },
    ],
    [
      'another face',
      { flow_status: 'fail', end_cause: 'x', steps: [kisc(false)] },
      { kind: 'not-passed', reason: 'NO_MATCH' },
    ],
    [
      'a face that is not alive',
      { flow_status: 'fail', end_cause: 'x', result: { verilive: { service_name: 'verilive', status: 'fail' } } },
      { kind: 'not-passed', reason: 'NOT_RECOGNISED' },
    ],
    ['a page that was left', { flow_status: 'in_progress', steps: [] }, { kind: 'not-shown' }],
  ])('%s', async (_what, said, verdict) => {
    await open();
    result = said;
    expect(await read()).toEqual(verdict);
  });

  it.each([
    [
      'passed without the picture of the state',
      { flow_status: 'pass', steps: [{ service_name: 'verilive', status: 'pass' }] },
    ],
    ['passed with another face', { flow_status: 'pass', steps: [kisc(false)] }],
    ['passed with a face that is said in words', { flow_status: 'pass', steps: [kisc('true')] }],
    ['failed for an unknown cause', { flow_status: 'fail', end_cause: 'registry_timeout', steps: [] }],
    ['an unknown status', { flow_status: 'approved', end_cause: 'done', steps: [kisc(true)] }],
    ['no status', { steps: [kisc(true)] }],
  ])('%s is no verdict', async (_what, said) => {
    await open();
    result = said;
    await expect(read()).rejects.toBeInstanceOf(ProviderGarbage);
  });

  it('a face shown under one IIN is not read under another', async () => {
    await open();
    result = { flow_status: 'pass', steps: [kisc(true)] };
    expect(await read(OTHER)).toEqual({ kind: 'not-shown' });
    expect(warned).toHaveLength(1);
    expect(await read()).toMatchObject({ kind: 'passed' });
  });

  it('without a page there is none, a picture of ours is not taken, and silence is silence', async () => {
    expect(await read()).toEqual({ kind: 'not-shown' });
    await expect(face().compare(IIN, { frame: new Uint8Array([0xff, 0xd8]) }, call())).rejects.toBeInstanceOf(
      ProviderGarbage,
    );
    await open();
    mood = 'down';
    await expect(read()).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
