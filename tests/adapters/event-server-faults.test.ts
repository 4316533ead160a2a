import { AccessDeniedError, EventStoreDBClient, jsonEvent, NO_STREAM, StreamDeletedError } from '@eventstore/db-client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RefusalLine } from '../../server/adapters/ledger/embedded/refusal-log.ts';
import {
  type EventServer,
  type EventServerOptions,
  startEventServer,
} from '../../server/adapters/ledger/embedded/server.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { type Line, lineTo } from '../support/line.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { silentLog } from '../support/silent-log.ts';
import { until } from '../support/until.ts';

let own: TestDatabase;
let sql: pg.Client;
const running: EventServer[] = [];
const clients: EventStoreDBClient[] = [];
const lines: Line[] = [];
const refused: RefusalLine[] = [];

beforeAll(async () => {
  own = await testDatabase();
  sql = new pg.Client({ connectionString: own.url });
  await sql.connect();
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
  for (const server of running.splice(0)) await server.stop();
  for (const line of lines.splice(0)) await line.close();
  refused.length = 0;
});
afterAll(async () => {
  await sql.end();
  await own.drop();
});

async function start(options: Partial<EventServerOptions> = {}) {
  const server = await startEventServer({ databaseUrl: own.url, onRefusal: (line) => refused.push(line), ...options });
  const client = EventStoreDBClient.connectionString(server.url);
  running.push(server);
  clients.push(client);
  const append = (stream: string, n = 0, revision: bigint | typeof NO_STREAM = NO_STREAM) =>
    client.appendToStream(stream, event(n), { expectedRevision: revision });
  return { server, client, append };
}

const event = (n: number) => jsonEvent({ type: 'Happened', data: { n } });
const fresh = (kind: string) => `${kind}-${crypto.randomUUID().slice(0, 8)}`;
const settled = async (work: Promise<unknown>[]) => (await Promise.allSettled(work)).map((one) => one.status);

async function all<T>(read: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of read) found.push(item);
  return found;
}

/** A row as a program without checks may have left it in the table. */
const leftBehind = (stream: string, data: string) =>
  sql.query(
    `insert into event_store.event select coalesce(max(position), 0) + 1000000, $1, 0, gen_random_uuid(), '$metadata', true, $2, '', 0 from event_store.event`,
    [stream, Buffer.from(data)],
  );

describe('limits in the metadata of a stream', () => {
  it.each(['{"$tb":1.5}', '{"$maxCount":0}', '{"$maxAge":-1}', '{"$tb":"5"}', '{"$maxCount":1e300}'])(
    'that sets %s is refused by the name of the limit',
    async (data) => {
      const { client } = await start();
      const metadata = jsonEvent({ type: '$metadata', data: JSON.parse(data) });
      const written = client.appendToStream(`$$${fresh('metered')}`, metadata, { expectedRevision: NO_STREAM });
      const [limit = ''] = Object.keys(JSON.parse(data));
      await expect(written).rejects.toThrow(`INVALID_ARGUMENT: ${limit} in the metadata`);
    },
  );

  it('a wrong limit already in the table sets no limit, and no append or read suffers from it', async () => {
    const before = await startEventServer({ databaseUrl: own.url });
    await before.stop();
    const stream = fresh('spoilt');
    await leftBehind(`$$${stream}`, '{"$tb":1.5,"$maxCount":1}');
    const again = await start();
    const others = Array.from({ length: 8 }, (_, n) => again.append(fresh('other'), n));
    expect(await settled([again.append(stream), ...others])).toEqual(Array(9).fill('fulfilled'));
    await again.append(stream, 1, 0n);
    expect(await settled([again.append(stream), again.append(fresh('other'))])).toEqual(['rejected', 'fulfilled']);
    expect(await all(again.client.readStream(stream))).toHaveLength(2);
  });
});

describe('one bad append among many', () => {
  it('the bad append fails alone and as INTERNAL, with a line in the log; the others of its group are stored', async () => {
    const { append, server } = await start();
    await sql.query(`
      create function event_store.refuse() returns trigger language plpgsql as $$
        begin if new.stream like 'poison%' then raise exception 'no such value' using errcode = '22003'; end if; return new; end $$;
      create trigger refuse before insert on event_store.event for each row execute function event_store.refuse()`);
    const streams = ['good-1', 'poison-1', 'good-2', 'good-3', 'poison-2', 'good-4'].map(fresh);
    const answers = await Promise.allSettled(streams.map((stream) => append(stream)));
    await sql.query('drop trigger refuse on event_store.event; drop function event_store.refuse()');
    expect(answers.map((a) => a.status === 'fulfilled')).toEqual(streams.map((stream) => stream.startsWith('good')));
    expect(answers.filter((a) => a.status === 'rejected').map((a) => String(a.reason))).toEqual([
      expect.stringContaining('INTERNAL: Postgres: no such value'),
      expect.stringContaining('INTERNAL: Postgres: no such value'),
    ]);
    expect(refused).toEqual([
      expect.objectContaining({ refused: 'INTERNAL', stack: expect.stringContaining('Postgres') }),
    ]);
    expect(server.metrics().failedCommits).toBe(0);
  });
});

describe('events that would break a stream or a read', () => {
  it('the metastream of a stream is neither deleted nor tombstoned', async () => {
    const { client } = await start();
    const stream = fresh('meta');
    await client.setStreamMetadata(stream, { maxCount: 5 });
    await expect(client.tombstoneStream(`$$${stream}`)).rejects.toThrow(/metastream cannot be deleted/);
    await expect(client.deleteStream(`$$${stream}`)).rejects.toThrow(/metastream cannot be deleted/);
    await client.setStreamMetadata(stream, { maxCount: 6 });
    expect((await client.getStreamMetadata(stream)).metadata).toMatchObject({ maxCount: 6 });
  });

  it('a link that points nowhere or into a buried stream is read without its target', async () => {
    const { client, append } = await start();
    const [links, buried, standing] = [fresh('links'), fresh('buried'), fresh('standing')];
    await append(buried);
    await client.tombstoneStream(buried);
    await append(standing, 7);
    const pointers = ['nonsense', '1.5@s', `0@${buried}`, `0@${standing}`].map((to) => ({
      ...event(0),
      type: '$>',
      contentType: 'application/octet-stream' as const,
      data: Buffer.from(to),
    }));
    await client.appendToStream(links, pointers, { expectedRevision: NO_STREAM });
    const found = await all(client.readStream(links, { resolveLinkTos: true }));
    expect(found.map(({ link, event: target }) => [link?.revision, target?.streamId])).toEqual([
      [0n, undefined],
      [1n, undefined],
      [2n, undefined],
      [3n, standing],
    ]);
    await expect(all(client.readStream(buried))).rejects.toThrow(StreamDeletedError);
  });
});

describe("the events of the ledger's streams", () => {
  it.each(['loan', 'account', 'bonus', 'slot', 'payment', 'anchor'])(
    '%s are never deleted, buried or truncated',
    async (kind) => {
      const { client, append } = await start();
      const stream = fresh(kind);
      await append(stream);
      for (const refusal of [
        client.deleteStream(stream),
        client.tombstoneStream(stream),
        client.setStreamMetadata(stream, { truncateBefore: 1 }),
        client.setStreamMetadata(stream, { maxCount: 1 }),
        client.setStreamMetadata(stream, { maxAge: 1 }),
      ])
        await expect(refusal).rejects.toThrow(AccessDeniedError);
      await client.setStreamMetadata(stream, { note: 'allowed' });
      expect(await all(client.readStream(stream))).toHaveLength(1);
      expect(refused).toEqual([expect.objectContaining({ refused: 'PERMISSION_DENIED' })]);
    },
  );

  it('other streams are kept only where a test or an operator names them', async () => {
    const { client, append } = await start({ kept: ['audit-'] });
    const stream = fresh('loan');
    await append(stream);
    await client.tombstoneStream(stream);
    await expect(all(client.readStream(stream))).rejects.toThrow(StreamDeletedError);
  });
});

describe('a silent connection to Postgres', () => {
  async function overLine() {
    const at = new URL(own.url);
    const line = await lineTo(Number(at.port));
    lines.push(line);
    at.port = String(line.port);
    return { line, ...(await start({ databaseUrl: at.href, answerMs: 700 })) };
  }

  it('it is dropped, and a new one serves writes and reads again, without an event twice', async () => {
    const { line, client, append } = await overLine();
    const stream = fresh('silent');
    await append(stream);
    line.freeze();
    const first = event(1);
    const send = () => client.appendToStream(stream, first, { expectedRevision: 0n });
    await expect(send()).rejects.toThrow();
    const stored = await send();
    expect(stored.nextExpectedRevision).toBe(1n);
    line.freeze();
    expect(await all(client.readStream(stream))).toHaveLength(2);
  });

  it('the ledger reports it as the reason why it accepts no write, until writes work again', async () => {
    const { line, server } = await overLine();
    const ledger = openLedger({ url: server.url, log: silentLog });
    try {
      expect(await ledger.trouble()).toBeUndefined();
      const { port } = line;
      line.freeze();
      await line.close();
      const told = async () => (await ledger.trouble())?.sentence ?? '';
      await until(async () => /UNAVAILABLE: Postgres: /.test(await told()));
      expect(refused.map((one) => one.refused)).toContain('UNAVAILABLE');
      lines.push(await lineTo(Number(new URL(own.url).port), port));
      await until(async () => (await ledger.trouble()) === undefined);
    } finally {
      await ledger.close();
    }
  });
});

it('a full disk is reported as the reason why the ledger accepts no write, and logged', async () => {
  const complaint = 'only 3 MiB free on the disk of the event log, 256 needed';
  let full = false;
  const { server } = await start({ disk: { complaint: async () => (full ? complaint : undefined) } });
  const ledger = openLedger({ url: server.url, log: silentLog });
  try {
    expect(await ledger.trouble()).toBeUndefined();
    full = true;
    expect((await ledger.trouble())?.sentence).toContain(`RESOURCE_EXHAUSTED: ${complaint}`);
    await ledger.trouble();
    expect(refused).toEqual([{ refused: 'RESOURCE_EXHAUSTED', times: 1, because: complaint }]);
    full = false;
    expect(await ledger.trouble()).toBeUndefined();
  } finally {
    await ledger.close();
  }
});
