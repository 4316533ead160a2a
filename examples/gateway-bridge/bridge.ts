/**
 * A bridge between Nesie and providers (D0079). Everything but PROVIDERS is the contract of schema/gateway/openapi.json
 * and can stay; PROVIDERS pretends, and is what a lender replaces by calls of his bank, card processor and registry.
 * `NESIE_URL=https://… BRIDGE_KEYS=keys.json node bridge.ts` (the keys: `npm run gateway -- keys`)
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { Webhook } from 'standardwebhooks';

type Facts = Record<string, unknown>;
type Answer = Facts & { status: string };
/** Of each port, whsec_…: the present key first, then the one before it. */
export type BridgeKeys = Record<string, { requests: string[]; callbacks: string[] }>;
type Given = { keys: BridgeKeys; nesieUrl: string; file?: string; pauseMs?: number };
type Ask = { port: string; operation: string; key: string; data: Facts };
type Http = { Params: { port: string; place: string }; Body: string };

/** Of one port, or of all that have the operation. Amounts are whole tiyn. A repeated key never gets here. */
const PROVIDERS: Record<string, (ask: Ask, world: World) => Answer> = {
  send: () => ({ status: 'SENT' }),
  'sms/send': (ask, world) => world.open({ ...ask, data: {} }, 'DELIVERED') && { status: 'SENT' },
  'send-back': () => ({ status: 'SENT' }),
  'state-registry/find': () => ({ status: 'FOUND', birthDate: '1990-05-12' }),
  'state-registry/person': () => ({ status: 'NOT_FOUND' }),
  'push/send': ({ data }) => ({ status: (data.to as Facts).token === 'gone' ? 'GONE' : 'SENT' }),
  'captcha/challenge': challenge,
  'captcha/verify': verdict,
  'credit-bureau/report': ({ key }) => ({ status: 'REPORTED', reference: `R-${hash(key).slice(0, 12)}`, ...GOOD }),
  'blacklist/check': () => ({ status: 'CHECKED', ...CLEAN, listVersion: 'own:2026-11-26' }),
  'biometry/compare': ({ key }) => ({ status: 'PASSED', reference: `F-${hash(key).slice(0, 12)}` }),
  open: page,
  'cards/registration': page,
  'cards/payment': page,
  'cards/release-hold': () => ({ status: 'RELEASED' }),
  'cards/charge': (ask, world) => accepted(world.settle(world.open(ask, 'OPEN'), 'SUCCEEDED')),
  payout,
  'bank-payout/owner-check': ({ data }) => ({ status: String(data.iban).endsWith('0000') ? 'FOREIGN' : 'OWNER' }),
};

/** A key that was recalled before it came stays closed. Money by post waits at the counter; the rest goes at once. */
function payout(ask: Ask, world: World): Answer {
  const deal = world.open(ask, 'ACCEPTED');
  const to = ask.data.destination as Facts;
  if (String(to.iban).endsWith('0099')) world.settle(deal, 'REJECTED', 'AC04');
  else if (to.kind !== 'POST') world.settle(deal, 'PAID');
  return accepted(deal);
}

/** A page of the provider, where a person pays, registers a card, shows his face or signs. */
function page(ask: Ask, world: World): Answer {
  const { id } = world.open(ask, 'OPEN');
  return { status: 'OPEN', externalId: id, redirectUrl: `https://pay.invalid/${id}` };
}

/** In the form of ALTCHA, which the pages of Nesie solve. Any work on a challenge of this bridge is believed. */
function challenge(ask: Ask, world: World): Answer {
  const { id, key, at } = world.open(ask, 'OPEN');
  const work = { algorithm: 'SHA-256', cost: 1, keyLength: 32, keyPrefix: '00', nonce: hash(id), salt: hash(key) };
  const expiresAt = Math.floor(Date.parse(at) / 1000) + 600;
  return { status: 'CHALLENGE', challenge: { parameters: { ...work, data: ask.data, expiresAt }, signature: id } };
}

/** `reference` names the challenge, not the token: the same token written in another way is the same work. */
function verdict({ data: { token, action } }: Ask, world: World): Answer {
  const [, id = ''] = /"signature":\s*"([^"]+)"/.exec(Buffer.from(String(token), 'base64').toString()) ?? [];
  const deal = world.find(id);
  const fresh = deal?.port === 'captcha' && Date.parse(deal.at) + 600_000 > Date.now();
  return fresh && JSON.parse(deal.data).action === action ? { status: 'PASSED', reference: id } : { status: 'FAILED' };
}

const accepted = (deal: Deal): Answer => ({ status: 'ACCEPTED', externalId: deal.id });
const CLEAN = { listed: false, fraudSuspected: false, manualReviewWanted: false };
const GOOD = { monthlyInstalments: 0, worstOverdueDays: 0, worstOverdueAmount: 0, stopCredit: false, score: 720 };
const HTTP: Record<string, number> = { ACCEPTED: 202, REFUSED: 422, NOT_FOUND: 404, CONFLICT: 409 };
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const idOf = (...of: string[]): string => hash(of.join('/')).slice(0, 32);

type Deal = { id: string; port: string; key: string; state: string; code: string | null; at: string; data: string };
type Letter = { id: string; port: string; body: string; tries: number };
type World = ReturnType<typeof makeWorld>;

/** What was asked and answered, what became of it, and what Nesie has not yet been told: kept at least 90 days. */
function makeWorld({ keys, nesieUrl, file = ':memory:', pauseMs = 5_000 }: Given) {
  const db = new DatabaseSync(file);
  db.exec(`create table if not exists act (id primary key, digest, answer);
    create table if not exists deal (id primary key, port, key, state, code, at, data);
    create table if not exists notice (id primary key, port, body, due, tries)`);
  const sql = db.createTagStore();
  const world = {
    db,
    sql,
    find: (id: string) => sql.get`select * from deal where id = ${id}` as Deal | undefined,
    open({ port, key, data = {} }: Ask, state: string): Deal {
      const [id, at, text] = [idOf(port, key), new Date().toISOString(), JSON.stringify(data)];
      sql.run`insert into deal values (${id}, ${port}, ${key}, ${state}, null, ${at}, ${text}) on conflict do nothing`;
      return world.find(id) as Deal;
    },
    /** Once: the state, and the notice of it. `code`: why it failed; of a signature, whose key signed, as its CMS says. */
    settle(deal: Deal, state: string, code: string | null = null): Deal {
      const { changes } = sql.run`update deal set state = ${state}, code = ${code}, at = ${new Date().toISOString()}
        where id = ${deal.id} and state in ('OPEN', 'ACCEPTED')`;
      const settled = world.find(deal.id) as Deal;
      if (changes === 0) return settled;
      const { status, ...data } = stateOf(settled);
      const type = `${data.signer ? 'signature' : 'reference' in data ? 'payment' : 'payout'}.${status.toLowerCase()}`;
      const body = JSON.stringify({ type, timestamp: data.operatedAt, data: { ...data, key: deal.key } });
      sql.run`insert into notice values (${`msg_${randomUUID()}`}, ${deal.port}, ${body}, 0, 0)`;
      return settled;
    },
    /** Sends what is due, signed anew each time, until Nesie answers 2xx. Pauses double, up to six hours. */
    async deliver(): Promise<void> {
      const due = sql.all`select * from notice where due <= ${Date.now()} order by rowid` as Letter[];
      for (const { id, port, body, tries } of due) {
        const headers = signed(keys[port]?.callbacks ?? [], id, body);
        const url = `${nesieUrl}/webhooks/${port === 'cards' ? 'card-processor' : port}`;
        const letter = { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) };
        const answer = await fetch(url, letter).catch(() => undefined);
        await answer?.body?.cancel();
        const again = Date.now() + Math.min(pauseMs * 2 ** tries, 21_600_000);
        if (answer?.ok) sql.run`delete from notice where id = ${id}`;
        else sql.run`update notice set due = ${again}, tries = tries + 1 where id = ${id}`;
      }
    },
  };
  return world;
}

function signed(secrets: string[], id: string, body: string): Record<string, string> {
  const at = new Date();
  const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' ');
  const ids = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)) };
  return { 'content-type': 'application/json', ...ids, 'webhook-signature': signatures };
}

/** What one of the keys has signed within five minutes; undefined where none has. */
const believed = (secrets: string[], headers: Record<string, string>, text: string): Promise<Ask | undefined> =>
  Promise.any(secrets.map(async (one) => new Webhook(one).verify(text, headers) as Ask)).catch(() => undefined);

function answerTo(world: World, place: string, asked: Ask): Answer | undefined {
  const { port, operation, key, data } = asked;
  if (place === 'inquiries') return stateOf(world.find(idOf(port, key)));
  if (place === 'recalls') {
    const { state } = world.settle(world.open(asked, 'ACCEPTED'), 'CANCELED');
    return { status: state === 'CANCELED' ? 'RECALLED' : 'TOO_LATE' };
  }
  const provider = PROVIDERS[`${port}/${operation}`] ?? PROVIDERS[operation];
  if (!provider || place !== 'operations') return undefined;
  const [id, digest] = [idOf(port, operation, key), hash(JSON.stringify(data))];
  const known = world.sql.get`select * from act where id = ${id}` as { digest: string; answer: string } | undefined;
  if (known) return known.digest === digest ? (JSON.parse(known.answer) as Answer) : { status: 'CONFLICT' };
  // A real provider is called between two transactions: "begun" is on disk before the call, its answer after it.
  const answer = provider(asked, world);
  world.sql.run`insert into act values (${id}, ${digest}, ${JSON.stringify(answer)})`;
  return answer;
}

function stateOf(deal: Deal | undefined): Answer {
  if (!deal) return { status: 'NOT_FOUND' };
  const { id: externalId, at: operatedAt, state, code } = deal;
  const { reference, amount, documentHash } = JSON.parse(deal.data);
  const said = { status: state, externalId, operatedAt, code };
  if (documentHash) return { ...said, documentHash, signature: btoa(documentHash), signer: { iin: code } };
  if (reference === undefined) return said;
  return { ...said, status: state === 'OPEN' ? 'UNPAID' : state, reference, amount, currency: 'KZT' };
}

export async function startBridge(given: Given, port = 0) {
  const world = makeWorld(given);
  const server = fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true });
  server.addContentTypeParser(['application/json', '*'], { parseAs: 'string' }, (_, text, done) => done(null, text));
  server.post<Http>('/v1/:port/:place', async ({ params, headers, body }, reply) => {
    const secrets = given.keys[params.port]?.requests ?? [];
    const asked = await believed(secrets, headers as Record<string, string>, body);
    if (!asked) return reply.code(401).send();
    if (asked.port !== params.port || headers['idempotency-key'] !== asked.key) return reply.code(400).send();
    world.db.exec('begin immediate');
    try {
      const answer = answerTo(world, params.place, asked);
      world.db.exec('commit');
      if (!answer) return reply.code(400).send();
      const text = JSON.stringify(answer);
      reply.code(HTTP[answer.status] ?? 200).headers(signed(secrets, String(headers['webhook-id']), text));
      return text;
    } finally {
      if (world.db.isTransaction) world.db.exec('rollback');
    }
  });
  return { ...world, url: await server.listen({ port, host: '127.0.0.1' }), close: () => void server.close() };
}

if (import.meta.main) {
  const { NESIE_URL: nesieUrl = 'http://localhost:4000', BRIDGE_KEYS = 'keys.json', PORT = '4100' } = process.env;
  const keys = JSON.parse(readFileSync(BRIDGE_KEYS, 'utf8')) as BridgeKeys;
  const bridge = await startBridge({ keys, nesieUrl, file: 'bridge.sqlite' }, Number(PORT));
  setInterval(() => void bridge.deliver(), 1_000);
  process.stdout.write(`The bridge answers on ${bridge.url}\n`);
}
