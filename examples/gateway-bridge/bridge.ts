/**
 * A bridge between Nesie and providers (D0079). Everything but PROVIDERS is the contract of schema/gateway/openapi.json
 * and can stay; PROVIDERS pretends, and is what a lender replaces by calls of his bank, card processor and registry.
 *
 * `NESIE_URL=https://… BRIDGE_KEYS=keys.json node bridge.ts` (the keys: `npm run gateway -- keys`)
 */
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { Webhook } from 'standardwebhooks';
import { challengeOf, verdictOn } from './captcha.ts';

type Facts = Record<string, unknown>;
type Answer = Facts & { status: string };
/** Of each port, whsec_…: the present key first, then the one before it. */
export type BridgeKeys = Record<string, { requests: string[]; callbacks: string[] }>;
type Given = { keys: BridgeKeys; nesieUrl: string; file?: string; pauseMs?: number };
type Ask = { port: string; key: string; data: Facts };

/** Of one port, or of all that have the operation. Amounts are whole tiyn. A repeated key never gets here. */
const PROVIDERS: Record<string, (ask: Ask, world: World) => Answer> = {
  send: () => ({ status: 'SENT' }),
  'send-back': () => ({ status: 'SENT' }),
  'state-registry/find': () => ({ status: 'FOUND', birthDate: '1990-05-12' }),
  'state-registry/person': () => ({ status: 'NOT_FOUND' }),
  'push/send': ({ data }) => ({ status: (data.to as Facts).token === 'gone' ? 'GONE' : 'SENT' }),
  'captcha/challenge': ({ key, data }) => ({ status: 'CHALLENGE', challenge: challengeOf(key, data) }),
  'captcha/verify': ({ data }) => verdictOn(data),
  'credit-bureau/report': ({ key }) => ({ status: 'REPORTED', reference: `R-${hash(key).slice(0, 12)}`, ...GOOD }),
  'blacklist/check': () => ({ status: 'CHECKED', listed: false, fraudSuspected: false, manualReviewWanted: false }),
  'biometry/compare': ({ key }) => ({ status: 'PASSED', reference: `F-${hash(key).slice(0, 12)}` }),
  open: page,
  'cards/registration': page,
  'cards/payment': page,
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

const accepted = (deal: Deal): Answer => ({ status: 'ACCEPTED', externalId: deal.id });
const GOOD = { monthlyInstalments: 0, worstOverdueDays: 0, worstOverdueAmount: 0, stopCredit: false, score: 720 };
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

type Deal = { id: string; port: string; key: string; state: string; code: string | null; at: string; data: string };
type Letter = { id: string; port: string; body: string; tries: number };
type World = ReturnType<typeof makeWorld>;

/** What was asked and answered, what became of it, and what Nesie has not yet been told: kept at least 90 days. */
function makeWorld({ keys, nesieUrl, file = ':memory:', pauseMs = 5_000 }: Given) {
  const db = new DatabaseSync(file);
  db.exec(`create table if not exists act (port, operation, key, digest, answer, primary key (port, operation, key));
    create table if not exists deal (id primary key, port, key, state, code, at, data, unique (port, key));
    create table if not exists notice (id primary key, port, body, due, tries)`);
  const find = (port: string, key: string) =>
    db.prepare('select * from deal where port = ? and key = ?').get(port, key) as Deal | undefined;
  const world = {
    db,
    find,
    open({ port, key, data }: Ask, state: string): Deal {
      db.prepare('insert into deal values (?, ?, ?, ?, null, ?, ?) on conflict do nothing').run(
        ...[randomUUID(), port, key, state, new Date().toISOString(), JSON.stringify(data)],
      );
      return find(port, key) as Deal;
    },
    /** Once: the state, and the notice of it, in one transaction of the caller. */
    settle(deal: Deal, state: string, code: string | null = null): Deal {
      const at = new Date().toISOString();
      const { changes } = db
        .prepare("update deal set state = ?, code = ?, at = ? where id = ? and state in ('OPEN', 'ACCEPTED')")
        .run(state, code, at, deal.id);
      if (changes === 0) return deal;
      const { status, ...data } = stateOf(find(deal.port, deal.key));
      const type = `${'reference' in data ? 'payment' : 'payout'}.${status.toLowerCase()}`;
      const body = JSON.stringify({ type, timestamp: at, data: { ...data, key: deal.key } });
      db.prepare('insert into notice values (?, ?, ?, 0, 0)').run(`msg_${randomUUID()}`, deal.port, body);
      return deal;
    },
    /** Money that was collected at a counter. */
    collected: (id: string) => world.settle(db.prepare('select * from deal where id = ?').get(id) as Deal, 'PAID'),
    /** Sends what is due, signed anew each time, until Nesie answers 2xx. Pauses double, up to six hours. */
    async deliver(): Promise<void> {
      const due = db.prepare('select * from notice where due <= ? order by rowid').all(Date.now()) as Letter[];
      for (const { id, port, body, tries } of due) {
        const secrets = keys[port]?.callbacks ?? [];
        const answer = await fetch(`${nesieUrl}/webhooks/${port === 'cards' ? 'card-processor' : port}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...signed(secrets, id, body) },
          body,
          signal: AbortSignal.timeout(15_000),
        }).catch(() => undefined);
        await answer?.body?.cancel();
        const again = Date.now() + Math.min(pauseMs * 2 ** tries, 21_600_000);
        if (answer?.ok) db.prepare('delete from notice where id = ?').run(id);
        else db.prepare('update notice set due = ?, tries = tries + 1 where id = ?').run(again, id);
      }
    },
  };
  return world;
}

function signed(secrets: string[], id: string, body: string): Record<string, string> {
  const now = new Date();
  const signature = secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' ');
  const seconds = String(Math.floor(now.getTime() / 1000));
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature };
}

/** @throws unless one of the keys has signed it within five minutes */
const verify = (secrets: string[], headers: IncomingHttpHeaders, body: string): Promise<unknown> =>
  Promise.any(secrets.map(async (secret) => new Webhook(secret).verify(body, headers as Record<string, string>)));

const HTTP: Record<string, number> = { ACCEPTED: 202, REFUSED: 422, NOT_FOUND: 404, CONFLICT: 409 };

/** Undefined: not a request of the contract. */
function answerTo(world: World, port: string, place: string, headers: IncomingHttpHeaders, text: string) {
  const body = JSON.parse(text) as Facts;
  const { operation, key, data } = body as { operation: string; key: string; data: Facts };
  if (body.port !== port || typeof key !== 'string' || headers['idempotency-key'] !== key) return undefined;
  if (place === 'inquiries') return stateOf(world.find(port, key));
  if (place === 'recalls') {
    const deal = world.settle(world.open({ port, key, data: {} }, 'ACCEPTED'), 'CANCELED');
    return { status: world.find(port, deal.key)?.state === 'CANCELED' ? 'RECALLED' : 'TOO_LATE' };
  }
  const provider = PROVIDERS[`${port}/${operation}`] ?? PROVIDERS[operation];
  if (!provider || place !== 'operations') return undefined;
  const digest = hash(JSON.stringify(data));
  const known = world.db
    .prepare('select digest, answer from act where port = ? and operation = ? and key = ?')
    .get(port, operation, key) as { digest: string; answer: string } | undefined;
  if (known) return known.digest === digest ? (JSON.parse(known.answer) as Answer) : { status: 'CONFLICT' };
  // A real provider is called between two transactions: "begun" is on disk before the call, its answer after it.
  const answer = provider({ port, key, data }, world);
  world.db.prepare('insert into act values (?, ?, ?, ?, ?)').run(port, operation, key, digest, JSON.stringify(answer));
  return answer;
}

function stateOf(deal: Deal | undefined): Answer {
  if (!deal) return { status: 'NOT_FOUND' };
  const { id: externalId, at: operatedAt, state, code } = deal;
  const { reference, amount } = JSON.parse(deal.data);
  if (reference === undefined) return { status: state, externalId, operatedAt, code };
  const status = state === 'OPEN' ? 'UNPAID' : state;
  return { status, externalId, reference, amount, currency: 'KZT', code, operatedAt };
}

async function serve(given: Given, world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.concat(await request.toArray()).toString('utf8');
  const [, version, port = '', place = ''] = (request.url ?? '').split('/');
  const secrets = given.keys[port]?.requests ?? [];
  const known = version === 'v1' && (await verify(secrets, request.headers, body).catch(() => undefined));
  if (!known) return void response.writeHead(401).end();
  world.db.exec('begin immediate');
  let answer: Answer | undefined;
  try {
    answer = answerTo(world, port, place, request.headers, body);
    world.db.exec('commit');
  } catch {
    world.db.exec('rollback');
  }
  if (!answer) return void response.writeHead(400).end();
  const text = JSON.stringify(answer);
  const headers = signed(secrets, String(request.headers['webhook-id']), text);
  response.writeHead(HTTP[answer.status] ?? 200, { 'content-type': 'application/json', ...headers }).end(text);
}

export async function startBridge(given: Given, port = 0) {
  const world = makeWorld(given);
  const server = createServer((request, response) => void serve(given, world, request, response));
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const { port: heard } = server.address() as { port: number };
  return { ...world, url: `http://127.0.0.1:${heard}`, close: () => void server.close() };
}

if (import.meta.main) {
  const { NESIE_URL: nesieUrl = 'http://localhost:4000', BRIDGE_KEYS = 'keys.json', PORT = '4100' } = process.env;
  const keys = JSON.parse(readFileSync(BRIDGE_KEYS, 'utf8')) as BridgeKeys;
  const bridge = await startBridge({ keys, nesieUrl, file: 'bridge.sqlite' }, Number(PORT));
  setInterval(() => void bridge.deliver(), 1_000);
  process.stdout.write(`The bridge answers on ${bridge.url}\n`);
}
