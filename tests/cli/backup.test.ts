/** A backup of an instance at work, restored into an empty one: the same log, the same persons, nothing more. */
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { createClient, openPool } from '../../projections/postgres.ts';
import { startRunner } from '../../projections/runner.ts';
import { AUDITED_PREFIXES } from '../../schema/events/ledger.ts';
import { contractNumber } from '../../schema/values/contract-number.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { parsePhone } from '../../schema/values/phone.ts';
import { lastBackup } from '../../server/adapters/backup-note.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { postgresOfferNumbers } from '../../server/adapters/offer-numbers/postgres.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { backup } from '../../server/cli/backup/commands.ts';
import { openMoment } from '../../server/cli/backup/moment.ts';
import { isWhole, readWanted, restoreInto } from '../../server/cli/backup/restore-command.ts';
import { linesOf, writeSealed } from '../../server/cli/backup/sealed-file.ts';
import { openRegistry } from '../../server/people/registry.ts';
import type { KeyRings } from '../../server/secret-settings.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { inFull } from '../support/in-full.ts';
import { ringOf } from '../support/key-rings.ts';
import { openFolder } from '../support/open-folder.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type TestDatabase, testDatabase, testHolder } from '../support/postgres.ts';
import { query } from '../support/read-models.ts';
import { keptNowhere } from '../support/silent-log.ts';
import { SLACK } from '../support/size.ts';
import { until } from '../support/until.ts';

/** Signs that end rows and columns of a backup, if they are not escaped. */
const ODD_TEXT = 'tab\t, line\n\\.\n and \\N';
const STAFF_EMAIL = 'admin@nesie.kz';
const QUIET = { info: () => {}, warn: () => {} };
const DAY = localDate('2026-02-02');
const KEYS = Object.fromEntries(
  ['PEOPLE_MASTER_KEY', 'PEOPLE_INDEX_KEY', 'CODES_KEY', 'ANSWERS_KEY', 'ANCHOR_KEY'].map((name) => [
    name,
    ringOf(randomBytes(32)),
  ]),
) as Pick<KeyRings, 'PEOPLE_MASTER_KEY' | 'PEOPLE_INDEX_KEY' | 'CODES_KEY' | 'ANSWERS_KEY' | 'ANCHOR_KEY'>;

let folder: string;
let events: TestEventServer;
let database: TestDatabase;
let file: string;
let kept: { borrowerId: string; phone: string };
let forgottenLater: string;
const dropped: (() => Promise<unknown>)[] = [];

const said: string[] = [];
const say = (line: string) => void said.push(line);
const at = () => ({ databaseUrl: database.url, eventStoreUrl: events.url });
const keyFile = () => join(folder, 'backup.key');

/** The persons of a database, as the product opens them. */
async function registryOf(url: string) {
  const pool = openPool({ connectionString: url, max: 4 });
  const mute = { send: async () => 'not-sent' as const };
  const holder = testHolder(url);
  const registry = await openRegistry({
    pool,
    holder,
    ids: uuidIds,
    sms: mute,
    mail: mute,
    publicUrl: 'http://localhost:4000',
    keys: KEYS,
  });
  return { ...registry, pool, close: () => pool.end() };
}

async function storedIn(url: string) {
  const ledger = openLedger({ url, log: QUIET });
  const stored: unknown[] = [];
  for await (const page of ledger.readStoreRaw({ prefixes: AUDITED_PREFIXES })) stored.push(...page);
  await ledger.close();
  return stored;
}

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', undefined);
  folder = openFolder('nesie-backup-');
  events = await eventServer();
  database = await testDatabase();
  const log = new TestLog();
  new ALife(log, 'partly', DAY).placed().issued().paid(tenge(30_000), addDays(DAY, 5));
  new ALife(log, 'late', addDays(DAY, 1)).placed().issued().fellOverdue();
  const ledger = openLedger({ url: events.url, log: QUIET });
  await log.copyTo(ledger);
  const anchors = makeAnchors(ledger, KEYS.ANCHOR_KEY);
  await anchorDay({ ledger, clock: systemClock, ids: uuidIds, anchors, ...keptNowhere }, DAY);
  new ALife(log, 'refused', DAY).rejected();
  await ledger.close();

  const people = await registryOf(database.url);
  await migrateAdapters(people.pool);
  const register = async (seed: number) => {
    const phone = parsePhone(anApplicant(chance(seed)).phone);
    if (!phone) throw new Error('no phone');
    const account = await people.accounts.register({ phone, locale: 'RU' });
    if (account === 'closed') throw new Error('the phone is taken');
    return { borrowerId: account.id, phone };
  };
  kept = await register(1);
  forgottenLater = (await register(2)).borrowerId;
  await people.accounts.addStaff({
    email: STAFF_EMAIL,
    name: 'Администратор',
    roles: ['admin'],
    passwordHash: 'x',
  });
  await people.pool.query('insert into people.nps_answer values ($1, $2, 9, $3, $4, now())', [
    uuidIds.fresh(),
    kept.borrowerId,
    ['\\.', ODD_TEXT],
    ODD_TEXT,
  ]);
  for (let n = 0; n < 3; n++) await postgresOfferNumbers(people.pool).next('2026');
  await people.pool.query("select nextval('ops.processor_number')");
  await people.close();

  expect(await backup(['keygen', keyFile()], at, say)).toBe(0);
  const recipient = /age1\w+/.exec(said.at(-1) ?? '')?.[0] ?? '';
  expect(await backup(['make', '--to', folder, '--recipient', recipient], at, say)).toBe(0);
  file = join(folder, readdirSync(folder).find((name) => name.endsWith('.age')) ?? '');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  for (const drop of dropped.reverse()) await drop();
  await events.stop();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function emptyTarget() {
  const [tables, log] = [await testDatabase(), await testDatabase()];
  dropped.push(tables.drop, log.drop);
  return { databaseUrl: tables.url, eventsDatabaseUrl: log.url };
}

const wanted = (from = file, ...more: string[]) => {
  const read = readWanted([from, '--identity', keyFile(), ...more]);
  if (!read) throw new Error('help was shown');
  return read;
};

describe('a backup', () => {
  it('is noted where its age is told', async () => {
    const pool = openPool({ connectionString: database.url, max: 1 });
    expect(Date.now() - ((await lastBackup(pool))?.getTime() ?? 0)).toBeLessThan(120_000 * SLACK);
    await pool.end();
  });

  it('is checked without being restored', async () => {
    expect(await backup(['check', file, '--identity', keyFile()], at, say)).toBe(0);
    expect(said.join('\n')).toContain('all rows are there');
  });

  it('gives the same log and the same persons, and the read models follow', async () => {
    const to = await emptyTarget();
    expect(await isWhole(wanted(), folder, say)).toBe(true);
    expect(await restoreInto(to, wanted(), KEYS, say)).toBe(0);

    const server = await startEventServer({ databaseUrl: to.eventsDatabaseUrl });
    dropped.push(() => server.stop());
    expect(await storedIn(server.url)).toEqual(await storedIn(events.url));

    const people = await registryOf(to.databaseUrl);
    dropped.push(people.close);
    const phone = await people.accounts.byPhone(kept.phone as Parameters<typeof people.accounts.byPhone>[0]);
    expect(phone?.id).toBe(kept.borrowerId);
    expect((await people.accounts.byEmail(STAFF_EMAIL))?.email).toBe(STAFF_EMAIL);
    const texts = await query(people.pool, 'select sealed, themes from people.nps_answer');
    expect(texts).toEqual([{ sealed: ODD_TEXT, themes: ['\\.', ODD_TEXT] }]);
    expect(await postgresOfferNumbers(people.pool).next('2026')).toBe(contractNumber('2026', 4n));

    // Numbers of invoices that went out after the backup are not given again (R966).
    const [invoice] = await query(people.pool, "select nextval('ops.processor_number') as next");
    expect(Number(invoice?.next)).toBeGreaterThan(50_001);

    const ledger = openLedger({ url: server.url, log: QUIET });
    dropped.push(() => ledger.close());
    const runner = await startRunner({ url: to.databaseUrl, source: ledger.feed, models: READ_MODELS });
    const head = await ledger.head({ prefixes: ['loan-', 'account-'] });
    await until(() => runner.state().position === head);
    await runner.stop();
    const lines: string[] = [];
    const there = () => ({ databaseUrl: to.databaseUrl, eventStoreUrl: server.url });
    expect(await audit(['verify', '--all'], there, (line) => void lines.push(line)), lines.join('\n')).toBe(0);
    expect(lines.join('\n')).toContain('1 anchors');
  });

  inFull('of before somebody was forgotten does not bring him back', async () => {
    const to = await emptyTarget();
    const list = join(folder, 'newer-forgotten.txt');
    writeFileSync(list, `${forgottenLater}\n`);
    await restoreInto(to, wanted(file, '--forgotten', list), KEYS, say);
    const { pool, close } = await registryOf(to.databaseUrl);
    dropped.push(close);
    const rows = await query<{ id: string; gone: boolean }>(
      pool,
      'select id, erased_at is not null as gone from people.account where kind = $1',
      ['borrower'],
    );
    expect(new Map(rows.map(({ id, gone }) => [id, gone]))).toEqual(
      new Map([
        [kept.borrowerId, false],
        [forgottenLater, true],
      ]),
    );
  });

  it('waits for a moment in which nothing is appended', async () => {
    const heads = [1n, 2n, 2n, 3n, 4n, 4n];
    const client = createClient(database.url);
    await client.connect();
    dropped.push(() => client.end());
    expect(await openMoment({ head: async () => heads.shift() ?? 'start' }, client)).toBe(4n);
    expect(heads).toEqual([]);
    expect((await client.query('show transaction_isolation')).rows).toEqual([
      { transaction_isolation: 'repeatable read' },
    ]);
  });

  it.each(['/proc/x', '/proc/x/y', '/proc/version'])('goes to no %s, and says so at once', async (place) => {
    const made = backup(['make', '--to', place, '--recipient', 'age1x'], at, () => undefined);
    await expect(made).rejects.toThrow(`${place} is no folder, and none can be made there`);
  });

  it('is never loaded over something', async () => {
    await expect(
      restoreInto(
        { databaseUrl: database.url, eventsDatabaseUrl: (await emptyTarget()).eventsDatabaseUrl },
        wanted(),
        KEYS,
        say,
      ),
    ).rejects.toThrow('has rows already');
  });

  it('tells nothing to whoever has another key', async () => {
    const other = join(folder, 'other.key');
    await backup(['keygen', other], at, say);
    await expect(backup(['check', file, '--identity', other], at, say)).rejects.toThrow('was sealed to another key');
    expect(readFileSync(file).includes('COPY')).toBe(false);
  });
});

describe('a damaged backup is refused before anything is written', () => {
  const spoiled = (name: string, spoil: (bytes: Buffer) => Buffer) => {
    const to = join(folder, name);
    writeFileSync(to, spoil(Buffer.from(readFileSync(file))));
    return to;
  };
  /** Sealed anew, as somebody with the public key could. */
  async function rewritten(name: string, change: (line: string) => string | undefined) {
    const lines: string[] = [];
    for await (const line of linesOf(file, wanted().identities)) {
      const changed = change(line);
      if (changed !== undefined) lines.push(`${changed}\n`);
    }
    const recipient = /age1\w+/.exec(readFileSync(keyFile(), 'utf8'))?.[0] ?? '';
    const text = async function* () {
      yield lines.join('');
    };
    await writeSealed(join(folder, name), text(), [recipient]);
    return join(folder, name);
  }

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 500)],
    [
      'with one changed byte',
      (bytes: Buffer) => Buffer.from(bytes.map((b, at) => (at === bytes.length - 900 ? b ^ 1 : b))),
    ],
  ])('%s', async (name, spoil) => {
    await expect(isWhole(wanted(spoiled(name, spoil)), folder, say)).rejects.toThrow('is cut off or was changed');
  });

  it('with a row less than it counted', async () => {
    let taken = false;
    const short = await rewritten('short', (line) => {
      if (taken || !line.includes('\tborrower\t')) return line;
      taken = true;
      return undefined;
    });
    expect(taken).toBe(true);
    await expect(isWhole(wanted(short), folder, say)).rejects.toThrow('people.account has 2 rows and should have 3');
  });

  it('with an event that was changed', async () => {
    const was = Buffer.from('"IBAN"').toString('hex');
    const is = Buffer.from('"CARD"').toString('hex');
    let changed = 0;
    const other = await rewritten('changed', (line) => {
      if (!line.includes(was)) return line;
      changed += 1;
      return line.replace(was, is);
    });
    expect(changed).toBeGreaterThan(0);
    expect(await isWhole(wanted(other), folder, say)).toBe(false);
  });
});
