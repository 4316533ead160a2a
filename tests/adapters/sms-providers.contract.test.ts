/** SMSC.kz and Mobizon against imitations of their own protocols, over HTTP. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Phone } from '../../schema/values/phone.ts';
import { mobizonSms } from '../../server/adapters/sms/mobizon.ts';
import { smscSms, smsNumber } from '../../server/adapters/sms/smsc.ts';
import type { Sms } from '../../server/ports/sms.ts';
import { listen } from '../support/gateway-line.ts';

const to = '77001234567' as Phone;
const API_KEY = 'a-key-of-twenty-chars';
const TEXT = 'Nesie: код 1234';

type Imitation = {
  url: string;
  taken: URLSearchParams[];
  /** lost: no answer, and nothing is taken. deaf: taken, without an answer. Else what is answered to a message. */
  mood: 'well' | 'lost' | 'deaf' | 'nonsense' | number;
  /** Asked what became of messages, it does not answer. */
  isSilent: boolean;
  /** A number that comes again is taken again. */
  forgets: boolean;
  /** What is said of a message that was taken. */
  status: string | number;
  stop(): void;
};

async function imitation(
  answer: (path: string, form: URLSearchParams, world: Imitation) => object,
): Promise<Imitation> {
  const { server, url } = await listen(async (request, response) => {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString('utf8'));
    const path = request.url ?? '';
    const isSend = /send/i.test(path);
    if (world.isSilent && /List|status/.test(path)) return void request.socket.destroy();
    if (isSend && world.mood === 'lost') return void request.socket.destroy();
    const said = answer(path, form, world);
    if (isSend && world.mood === 'deaf') return void request.socket.destroy();
    response.end(isSend && world.mood === 'nonsense' ? '<html>' : JSON.stringify(said));
  });
  const world: Imitation = {
    url,
    taken: [],
    mood: 'well',
    isSilent: false,
    forgets: false,
    status: 0,
    stop: () => void server.close(),
  };
  return world;
}

/** https://smsc.kz/api/http: numbers of the sender, errors by code, -3 for a number that never came. */
const smsc = () =>
  imitation((path, form, world) => {
    if (form.get('apikey') !== API_KEY) return { error: 'authorise error', error_code: 2 };
    const known = world.taken.some((one) => one.get('id') === form.get('id'));
    if (path === '/sys/status.php') return { status: known ? Number(world.status) : -3, phone: form.get('phone') };
    if (typeof world.mood === 'number') return { error: 'refused', error_code: world.mood };
    if (known && !world.forgets) return { error: 'duplicate request', error_code: 9 };
    world.taken.push(form);
    return { id: Number(form.get('id')), cnt: 1, cost: '18', balance: '100' };
  });

/** https://mobizon.kz/help/api-docs/message: the key in the address, the outcome in `code`. */
const mobizon = () =>
  imitation((path, form, world) => {
    const { searchParams, pathname } = new URL(path, 'http://x');
    if (searchParams.get('apiKey') !== API_KEY) return { code: 8, message: 'wrong key' };
    if (pathname === '/service/Message/GetSMSStatus')
      return form.get('ids') === '2' ? { code: 0, data: [{ id: 2, status: world.status }] } : { code: 2, data: [] };
    if (pathname === '/service/Message/List') {
      const items = world.taken
        .map((one, at) => ({
          id: at + 2,
          campaignId: 1,
          to: one.get('recipient'),
          text: one.get('text'),
          status: 'NEW',
        }))
        .filter((one) => one.to === form.get('criteria[to]'));
      return { code: 0, data: { items: items.reverse(), totalItemCount: String(items.length) }, message: '' };
    }
    if (pathname !== '/service/Message/SendSmsMessage' || searchParams.get('output') !== 'json') return { code: 4 };
    if (typeof world.mood === 'number') return { code: world.mood, message: 'refused' };
    world.taken.push(form);
    const messageId = String(world.taken.length + 1);
    return { code: 0, data: { campaignId: '1', messageId, status: 1 }, message: '' };
  });

const warned: object[] = [];
const numbersOf = () => {
  const kept = new Map<string, string>();
  return {
    begin: async (key: string) => !kept.has(key) && kept.set(key, '') !== undefined,
    keep: async (key: string, number: string) => void kept.set(key, number),
    of: async (key: string) => kept.get(key) || undefined,
    known: async (numbers: readonly string[]) => numbers.filter((one) => [...kept.values()].includes(one)),
  };
};
type Make = (settings: Parameters<typeof smscSms>[0], warn: Parameters<typeof smscSms>[1]) => Sms;
const mobizonWith: Make = (settings, warn) => mobizonSms(settings, warn, numbersOf());
const smscWith: Make = (settings, warn) => smscSms(settings, warn, numbersOf());
/** Its names for: on its way, still unknown, delivered, undeliverable, expired. */
const WORDS = {
  smsc: [0, -1, 1, 20, 3],
  mobizon: ['ENQUEUD', 'LATERON', 'DELIVRD', 'UNDELIV', 'EXPIRED'],
} as const;
const VENDORS = { 'SMSC.kz': [smsc, smscWith, WORDS.smsc], Mobizon: [mobizon, mobizonWith, WORDS.mobizon] } as const;

describe.each(Object.entries(VENDORS))('%s', (name, [imitate, make, words]) => {
  let world: Imitation;
  let sms: Sms;
  beforeAll(async () => {
    world = await imitate();
    sms = make({ url: world.url, apiKey: API_KEY, sender: 'Nesie' }, (facts) => warned.push(facts));
  });
  beforeEach(() => {
    world.mood = 'well';
    world.taken.length = 0;
    warned.length = 0;
  });
  afterAll(() => world.stop());

  it('takes a message in Kazakh, as it was written', async () => {
    const text = 'Nesie: сізге 5 000 ₸ аударылды, қайтару күні 12.12';
    expect(await sms.send({ key: randomUUID(), to, text })).toBe('sent');
    expect([...(world.taken[0]?.values() ?? [])]).toEqual(expect.arrayContaining([to, text, 'Nesie']));
  });

  it.each([
    [undefined, '24', '1440'],
    [30, '1', '60'],
    [90, '2', '90'],
    [10_000, '24', '4320'],
  ])(
    'a message that is good for %s minutes is not tried for longer than the operator must',
    async (minutes, ...valid) => {
      await sms.send({ key: randomUUID(), to, text: TEXT, ...(minutes ? { goodForMinutes: minutes } : {}) });
      const [form] = world.taken;
      expect([form?.get('valid'), form?.get('params[validity]')]).toContain(valid[name === 'Mobizon' ? 1 : 0]);
    },
  );

  it.each(['lost', 7, 3] as const)('is not sent where it is %s, and warns without the message', async (mood) => {
    world.mood = mood;
    expect(await sms.send({ key: `${mood}`, to, text: TEXT })).toBe('not-sent');
    expect(JSON.stringify(warned)).toMatch(/no answer|7|3/);
    expect(JSON.stringify(warned)).not.toMatch(/7700|1234|a-key/);
  });

  it('a wrong key is the fault of the settings, and never a message', async () => {
    const stranger = make({ url: world.url, apiKey: 'another', sender: 'Nesie' }, (facts) => warned.push(facts));
    expect(await stranger.send({ key: randomUUID(), to, text: TEXT })).toBe('not-sent');
    expect(warned).toHaveLength(1);
  });

  it('says what became of a message, and never guesses', async () => {
    const message = { key: randomUUID(), to };
    await sms.send({ ...message, text: TEXT });
    const said = [];
    for (const word of words) {
      world.status = word;
      said.push((await sms.reportOf?.(message))?.state);
    }
    expect(said).toEqual(['ON_ITS_WAY', 'ON_ITS_WAY', 'DELIVERED', 'FAILED', 'FAILED']);
    expect(await sms.reportOf?.({ key: 'never sent', to })).toEqual({ state: 'NEVER_CAME' });
    world.stop();
    expect(await sms.reportOf?.(message)).toEqual({ state: 'UNKNOWN' });
  });
});

describe('a message to Mobizon', () => {
  let world: Imitation;
  let sms: Sms;
  beforeEach(async () => {
    world = await mobizon();
    sms = mobizonWith({ url: world.url, apiKey: API_KEY, sender: 'Nesie' }, () => undefined);
  });
  afterEach(() => world.stop());

  it.each(['deaf', 'nonsense'] as const)(
    'whose answer was lost (%s) is found in its list, not sent again',
    async (mood) => {
      world.mood = mood;
      expect(await sms.send({ key: 'task-1', to, text: TEXT })).toBe('not-sent');
      world.mood = 'well';
      expect(await sms.send({ key: 'task-1', to, text: TEXT })).toBe('sent');
      expect(world.taken).toHaveLength(1);
      world.status = 'DELIVRD';
      expect(await sms.reportOf?.({ key: 'task-1', to })).toEqual({ state: 'DELIVERED' });
    },
  );

  it('that never came is sent by the repeat, and an earlier one with the same text is not taken for it', async () => {
    expect(await sms.send({ key: 'yesterday', to, text: TEXT })).toBe('sent');
    world.mood = 'lost';
    expect(await sms.send({ key: 'today', to, text: TEXT })).toBe('not-sent');
    world.mood = 'well';
    expect(await sms.send({ key: 'today', to, text: TEXT })).toBe('sent');
    expect(world.taken).toHaveLength(2);
  });

  it('is not sent again while nobody can say whether it went', async () => {
    world.mood = 'deaf';
    await sms.send({ key: 'task-1', to, text: TEXT });
    Object.assign(world, { mood: 'well', isSilent: true });
    expect(await sms.send({ key: 'task-1', to, text: TEXT })).toBe('not-sent');
    expect(world.taken).toHaveLength(1);
  });
});

describe('a message to SMSC.kz', () => {
  it.each(['deaf', 'nonsense'] as const)('whose answer was lost (%s) is not sent again by a repeat', async (mood) => {
    const world = await smsc();
    const sms = smscWith({ url: world.url, apiKey: API_KEY, sender: 'Nesie' }, () => undefined);
    const message = { key: 'task-1', to, text: TEXT };
    world.mood = mood;
    expect(await sms.send(message)).toBe('sent');
    world.mood = 'well';
    expect(await sms.send(message)).toBe('sent');
    expect(world.taken).toHaveLength(1);
    expect(world.taken[0]?.get('id')).toBe(String(smsNumber('task-1')));
    expect(world.taken[0]?.get('charset')).toBe('utf-8');
    world.stop();
  });

  it('two of whose answers were lost is not sent again before its status has been heard', async () => {
    const world = await smsc();
    Object.assign(world, { forgets: true, mood: 'deaf', isSilent: true });
    const sms = smscWith({ url: world.url, apiKey: API_KEY, sender: 'Nesie' }, () => undefined);
    const message = { key: 'task-2', to, text: TEXT };
    expect(await sms.send(message)).toBe('not-sent');
    expect(await sms.send(message)).toBe('not-sent');
    Object.assign(world, { mood: 'well', isSilent: false });
    expect(await sms.send(message)).toBe('sent');
    expect(world.taken).toHaveLength(1);
    world.taken.length = 0;
    expect(await sms.send(message)).toBe('sent');
    expect(world.taken).toHaveLength(1);
    world.stop();
  });

  it('has a number of its own', () => {
    expect(smsNumber('a')).toBeGreaterThan(0);
    expect(smsNumber('a')).toBeLessThan(2 ** 31);
  });
});
