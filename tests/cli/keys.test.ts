/** D0127: every key changes while requests go on, and whatever was stored before is read afterwards. */
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { PaymentId } from '../../schema/events/codecs.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { type Phone, parsePhone } from '../../schema/values/phone.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { anchorKey } from '../../server/adapters/ledger/anchor-key.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { importInto } from '../../server/cli/audit-import.ts';
import { trustedKeys } from '../../server/cli/audit-key.ts';
import { keysCommand } from '../../server/cli/keys-commands.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { copiedLog } from '../../server/copied-log.ts';
import { demoSecrets } from '../../server/demo-secrets.ts';
import { makeIncomingDetails } from '../../server/people/incoming-details.ts';
import { KeysDoNotFit } from '../../server/people/key-check.ts';
import type { MoneyTables } from '../../server/people/money-tables.ts';
import { openRegistry, type PeopleRegistry } from '../../server/people/registry.ts';
import { sealerOf } from '../../server/people/secrets.ts';
import { keyRings, REREAD_MS, SECRETS, type SecretName } from '../../server/secret-settings.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { SOME_MOMENT } from '../support/moment.ts';
import { openFolder } from '../support/open-folder.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type TestDatabase, testDatabase, testHolder } from '../support/postgres.ts';
import { keptNowhere, silentLog } from '../support/silent-log.ts';

const DAY = localDate('2026-02-02');
const folder = openFolder('nesie-keys-');
const file = join(folder, 'secrets.json');
const said: string[] = [];
const sms: { to: string; code: string }[] = [];
let events: TestEventServer;
let database: TestDatabase;
let pool: pg.Pool;
let config: Config;
let people: PeopleRegistry;
let ledger: RawLedger;

const keys = (...args: string[]) =>
  keysCommand(
    args,
    () => ({ databaseUrl: database.url, eventStoreUrl: events.url, dataDir: folder }),
    (line) => void said.push(line),
    { env: { DATA_DIR: folder }, wait: REREAD_MS + 50 },
  );
const settings = () => ({ DATABASE_URL: database.url, EVENTSTORE_URL: events.url, DATA_DIR: folder });
const openWith = (given: Config) =>
  openRegistry({
    pool,
    holder: holderHere(),
    ids: uuidIds,
    sms: {
      async send({ to, code }) {
        sms.push({ to, code: code ?? '' });
        return 'sent';
      },
    },
    mail: { send: async () => 'not-sent' },
    publicUrl: 'http://localhost:4000',
    keys: given.keys,
  });

const holders: ReturnType<typeof testHolder>[] = [];
const holderHere = () => {
  const holder = testHolder(database.url);
  holders.push(holder);
  return holder;
};

beforeAll(async () => {
  events = await eventServer();
  database = await testDatabase();
  pool = openPool({ connectionString: database.url, max: 6 });
  await migrateAdapters(pool);
  config = readConfig(settings(), demoSecrets);
  people = await openWith(config);
  ledger = openLedger({ url: events.url, log: silentLog });
});
afterAll(async () => {
  for (const holder of holders) await holder.close();
  await ledger.close();
  await pool.end();
  await events.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const phoneOf = (seed: number): Phone => {
  const phone = parsePhone(anApplicant(chance(seed)).phone);
  if (!phone) throw new Error('no phone');
  return phone;
};
const register = async (seed: number): Promise<Phone> => {
  const account = await people.accounts.register({ phone: phoneOf(seed), locale: 'RU' });
  if (account === 'closed') throw new Error('the phone is taken');
  return phoneOf(seed);
};
const call = { actor: 'a', operation: 'pay', bodyHash: 'b' };

describe('R601: keys are changed under load', () => {
  it('whatever was sealed, sent or answered before is read during the change and after it', async () => {
    const early = await Promise.all(Array.from({ length: 40 }, (_, n) => register(n)));
    const details = makeIncomingDetails(people.db.withTables<MoneyTables>(), people.vault);
    const payment = PaymentId.parse(randomUUID());
    await details.keep(payment, 'за Айгуль', SOME_MOMENT);
    await pool.query(
      `insert into ops.bank_entry (id, credit, amount, operated_on, kind, sealed, answer)
       values ('entry', true, 1, '2026-02-02', 'INCOMING', $1, 'file'), ('counted', true, 1, '2026-02-02', 'INCOMING', null, 'file')`,
      [sealerOf(people.vault).seal('entry', 'от Айгуль')],
    );
    const signing = { purpose: 'REGISTRATION', subject: 's', phone: early[0] as Phone } as const;
    await people.codes.send(signing, { locale: 'RU', commandId: uuidIds.fresh<CommandId>() });
    const answered = { ...call, key: randomUUID() };
    const begun = await people.idempotency.begin(answered);
    if (begun.state !== 'begun') throw new Error('not begun');
    await people.idempotency.answer(answered, begun.lease, 'the answer');
    const underWay = { ...call, key: randomUUID() };
    const lease = await people.idempotency.begin(underWay);
    if (lease.state !== 'begun') throw new Error('not begun');

    let going = true;
    let seed = 1_000;
    const load = (async () => {
      while (going) {
        const phone = await register(seed++);
        expect((await people.accounts.byPhone(phone))?.phone).toBe(phone);
        const old = early[seed % early.length] as Phone;
        expect((await people.accounts.byPhone(old))?.phone).toBe(old);
      }
    })();
    for (const name of ['PEOPLE_MASTER_KEY', 'CODES_KEY', 'ANSWERS_KEY'] satisfies SecretName[])
      expect(await keys('rotate', name), said.join('\n')).toBe(0);
    going = false;
    await load;
    expect(await keys('rewrap')).toBe(0);

    expect(config.keys.PEOPLE_MASTER_KEY.all()).toHaveLength(2);
    for (const phone of [...early, phoneOf(seed - 1)])
      expect((await people.accounts.byPhone(phone))?.phone).toBe(phone);
    expect([...(await details.of([payment])).values()]).toEqual(['за Айгуль']);
    expect(await people.idempotency.begin(answered)).toEqual({ state: 'answered', answer: 'the answer' });
    expect((await people.idempotency.begin({ ...answered, bodyHash: 'other' })).state).toBe('other-body');
    await people.idempotency.answer(underWay, lease.lease, 'late');
    expect(await people.idempotency.begin(underWay)).toEqual({ state: 'answered', answer: 'late' });
    const code = sms.find(({ to }) => to === early[0])?.code ?? '';
    const use = { ...signing, code, commandId: uuidIds.fresh<CommandId>() };
    expect(await people.codes.using(use, async () => ({ done: true }))).toEqual({ done: true });
  });

  it('an earlier key goes only when nothing needs it; then the old key alone opens nothing and is refused', async () => {
    const before = readFileSync(file, 'utf8');
    await expect(keys('retire', 'ANSWERS_KEY')).rejects.toThrow('stored answers');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(await keys('retire', 'PEOPLE_MASTER_KEY')).toBe(0);
    expect(existsSync(`${file}.retired`)).toBe(true);
    const kept = readConfig(settings(), demoSecrets);
    expect(kept.keys.PEOPLE_MASTER_KEY.all()).toHaveLength(1);
    const again = await openWith(kept);
    expect((await again.accounts.byPhone(phoneOf(7)))?.phone).toBe(phoneOf(7));
    const { rows } = await pool.query<{ sealed: string }>("select sealed from ops.bank_entry where id = 'entry'");
    expect(sealerOf(again.vault).open('entry', rows[0]?.sealed ?? '')).toBe('от Айгуль');
    const old = JSON.parse(readFileSync(`${file}.retired`, 'utf8')).PEOPLE_MASTER_KEY;
    const backThen = readConfig({ ...settings(), PEOPLE_MASTER_KEY: old }, demoSecrets);
    await expect(openWith(backThen)).rejects.toThrow(KeysDoNotFit);
    await expect(keys('retire', 'PEOPLE_MASTER_KEY')).rejects.toThrow('has no earlier key');
  });

  it('who is forgotten while keys are wrapped anew stays forgotten', async () => {
    const phone = await register(5_000);
    const id = (await people.accounts.byPhone(phone))?.id ?? '';
    await people.forgetting.erase(id as Parameters<typeof people.forgetting.erase>[0], SOME_MOMENT);
    await keys('rotate', 'PEOPLE_MASTER_KEY');
    const { rows } = await pool.query('select length(data_key) as length from people.account where id = $1', [id]);
    expect(rows).toEqual([{ length: 0 }]);
    expect(await keys('list')).toBe(0);
    expect(said.at(-1)).toBeDefined();
  });

  it('keys that are settings come with the steps of a change', async () => {
    const env = { DATA_DIR: folder, ...demoSecrets(folder) };
    const settled = keysCommand(
      ['rotate', 'CODES_KEY'],
      () => ({ databaseUrl: database.url, eventStoreUrl: events.url, dataDir: folder }),
      () => undefined,
      { env, wait: 0 },
    );
    await expect(settled).rejects.toThrow('CODES_KEY_PREVIOUS everywhere');
    let secrets: Record<string, string> = demoSecrets(folder);
    const rings = keyRings(() => secrets, SECRETS);
    const id = rings.CODES_KEY.present().id;
    secrets = {};
    expect(rings.CODES_KEY.find('00000000')).toBeUndefined();
    expect(rings.CODES_KEY.present().id).toBe(id);
  });
});

describe('the key of the anchors', () => {
  const anchor = (day: typeof DAY) => {
    const anchors = makeAnchors(ledger, config.keys.ANCHOR_KEY);
    return anchorDay({ ledger, clock: systemClock, ids: uuidIds, anchors, ...keptNowhere }, day);
  };
  const publicKey = () => anchorKey(config.keys.ANCHOR_KEY.present().bytes).publicKey;
  const exported = join(folder, 'book.ndjson');
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const at = () => ({ databaseUrl: database.url, eventStoreUrl: events.url });
    const code = await audit(args, at, (line) => void lines.push(line));
    return { code, out: lines.join('\n') };
  };

  it('hands over: who has the old or the new public key finds all anchors true; a stranger takes nothing over', async () => {
    const log = new TestLog();
    new ALife(log, 'first', DAY).issued();
    await log.copyTo(ledger);
    await anchor(DAY);
    const old = publicKey();
    await keys('rotate', 'ANCHOR_KEY');
    expect(publicKey()).not.toBe(old);
    await expect(keys('retire', 'ANCHOR_KEY')).rejects.toThrow('the next end of day hands over');
    await run('export', '--ndjson', '--to', exported);
    const trusted = trustedKeys(folder).flatMap((key) => ['--key', key]);
    expect(trusted).toContain(old);
    expect(await run('verify', '--file', exported, ...trusted)).toMatchObject({ code: 0 });
    await anchor(localDate('2026-02-03'));
    await run('export', '--ndjson', '--to', exported);
    for (const key of [old, publicKey()])
      expect(await run('verify', '--file', exported, '--key', key)).toMatchObject({ code: 0 });
    const stranger = anchorKey(Buffer.alloc(32, 5)).publicKey;
    expect((await run('verify', '--file', exported, '--key', stranger)).code).toBe(1);
    expect(await keys('retire', 'ANCHOR_KEY')).toBe(0);
    const other = makeAnchors(ledger, { ...config.keys.ANCHOR_KEY, all: () => [config.keys.CODES_KEY.present()] });
    const day = localDate('2026-02-04');
    await anchorDay({ ledger, clock: systemClock, ids: uuidIds, anchors: other, ...keptNowhere }, day);
    const alone = join(folder, 'alone.ndjson');
    await run('export', '--ndjson', '--to', alone);
    expect((await run('verify', '--file', alone, '--key', publicKey())).out).toContain('did not hand over to it');
  });

  it('R602: an export is imported into an empty log at the same positions, and never into one that has events', async () => {
    const target = await testDatabase();
    expect(await importInto(target.url, exported)).toBeGreaterThan(3);
    await expect(importInto(target.url, exported)).rejects.toThrow('has rows already');
    const { startEventServer } = await import('../../server/adapters/ledger/embedded/server.ts');
    const server = await startEventServer({ databaseUrl: target.url });
    const there = openLedger({ url: server.url, log: silentLog });
    const copy = join(folder, 'copy.ndjson');
    const at = () => ({ databaseUrl: target.url, eventStoreUrl: server.url });
    await audit(['export', '--ndjson', '--to', copy], at, () => undefined);
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(exported, 'utf8'));
    const last = (await there.readLatest(ANCHOR_STREAM)).events.at(-1);
    expect(last?.type).toBe('DailyAnchored');
    await there.close();
    await server.stop();
    await target.drop();
  });

  it('R817: imported by a stranger it is a copy, held against the keys he brought; with its own keys it lives on', async () => {
    const imported = async (...secrets: string[]) => {
      const target = await testDatabase();
      const dataDir = openFolder('nesie-imported-');
      for (const secret of secrets) copyFileSync(secret, join(dataDir, 'secrets.json'));
      vi.stubEnv('DATABASE_URL', target.url);
      vi.stubEnv('DATA_DIR', dataDir);
      const { code, out } = await run('import', exported, '--key', publicKey());
      vi.unstubAllEnvs();
      expect(code, out).toBe(0);
      return { target, dataDir, out };
    };
    const own = await imported(file);
    expect(copiedLog(own.dataDir)).toBeUndefined();
    const { target, dataDir, out } = await imported();
    expect(out).toContain('no workflow runs on it, no day is closed');
    expect(copiedLog(dataDir)).toEqual({ keys: [publicKey()] });

    // The first start of the copy makes up keys of its own.
    writeFileSync(
      join(dataDir, 'secrets.json'),
      JSON.stringify({ ANCHOR_KEY: Buffer.alloc(32, 5).toString('base64') }),
    );
    const { startEventServer } = await import('../../server/adapters/ledger/embedded/server.ts');
    const server = await startEventServer({ databaseUrl: target.url });
    const there = openPool({ connectionString: target.url, max: 1 });
    await migrateAdapters(there);
    await there.end();
    const at = () => ({ databaseUrl: target.url, eventStoreUrl: server.url, dataDir });
    expect(await audit(['anchors', 'list'], at, () => undefined)).toBe(0);
    rmSync(join(dataDir, 'copied-log.json'));
    expect(await audit(['anchors', 'list'], at, () => undefined)).toBe(1);
    await server.stop();
    for (const one of [own, { target, dataDir }]) {
      await one.target.drop();
      rmSync(one.dataDir, { recursive: true });
    }
  });
});
