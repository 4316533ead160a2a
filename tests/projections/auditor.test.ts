/** What an auditor works with: verification of the whole log beside the server, samples, evidence, the access log. */
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { openPool } from '../../projections/postgres.ts';
import { startRunner } from '../../projections/runner.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { typedRows } from '../../schema/values/typed-hash.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { anchorKey, signText } from '../../server/adapters/ledger/anchor-key.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { hashOf } from '../../server/adapters/ledger/envelope.ts';
import { codedUnder } from '../../server/adapters/ledger/event-code.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { postgresLogVerifications } from '../../server/adapters/log-verifications/postgres.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { postgresTimestamps } from '../../server/adapters/timestamp/postgres.ts';
import { rfc3161 } from '../../server/adapters/timestamp/rfc3161.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { verificationThread } from '../../server/compose/verification-thread.ts';
import { readConfig } from '../../server/config.ts';
import { accessLog } from '../../server/people/access-log.ts';
import { migratePeople, peopleDatabase } from '../../server/people/database.ts';
import type { LogVerification } from '../../server/ports/log-verification.ts';
import { SECRETS } from '../../server/secret-settings.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { packText } from '../../server/use-cases/audit/evidence-pack.ts';
import { makeLogVerification } from '../../server/use-cases/audit/log-verification.ts';
import { stampAnchors } from '../../server/use-cases/audit/stamp-anchors.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { inFull } from '../support/in-full.ts';
import { openFolder } from '../support/open-folder.ts';
import { type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { keptNowhere } from '../support/silent-log.ts';
import { timestampAuthority } from '../support/timestamp-authority.ts';
import { until } from '../support/until.ts';

const DAY = localDate('2026-02-02');
const QUIET = { info: () => {}, warn: () => {} };
const AUDITOR = { id: '5f0c1e6e-0b5c-4d0a-9a55-1d7f3f6b2a10', role: 'auditor' } as const;

let server: TestEventServer;
let ledger: RawLedger;
let db: ReadModelDatabase;
let pool: ReturnType<typeof openPool>;
let runs: ReturnType<typeof makeLogVerification>;
let anchorSeed: Buffer;
const failures: unknown[] = [];

beforeAll(async () => {
  server = await eventServer();
  db = await readModelDatabase();
  const env = { DATABASE_URL: db.url, EVENTSTORE_URL: server.url, DATA_DIR: openFolder('nesie-verified-') };
  const made = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64')]));
  const config = readConfig(env, () => made);
  ledger = openLedger({ url: server.url, log: QUIET, code: codedUnder(config.keys.ANCHOR_KEY) });
  pool = openPool({ connectionString: db.url, max: 4 });
  await migrateAdapters(pool);
  const people = peopleDatabase(pool);
  await migratePeople(people);
  for (const name of ['a', 'b', 'c']) new ALife(log, name, DAY).placed().issued().paid(tenge(30_000), addDays(DAY, 5));
  new ALife(log, 'late', addDays(DAY, 1)).placed().issued().fellOverdue();
  await bringOver();

  anchorSeed = config.keys.ANCHOR_KEY.present().bytes;
  const rows = accessLog({ db: people });
  for (const detail of ['IIN', 'NAME', 'PHONE'])
    await rows.append({ act: 'SEARCHED', by: AUDITOR, subjects: [], detail, caseNumber: '1' });
  const anchors = makeAnchors(ledger, config.keys.ANCHOR_KEY, { accessHead: rows.head });
  await anchorDay({ ledger, clock: systemClock, ids: uuidIds, anchors, ...keptNowhere }, DAY);
  runs = makeLogVerification({
    verifications: postgresLogVerifications(pool),
    verifier: verificationThread(config),
    failed: (error) => failures.push(error),
  });
});
const log = new TestLog();
let brought = 0;
async function bringOver(): Promise<void> {
  await TestLog.prototype.copyTo.call({ events: log.events.slice(brought) }, ledger);
  brought = log.events.length;
  const head = await ledger.head({ prefixes: ['loan-', 'account-'] });
  const runner = await startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS });
  await until(() => runner.state().position === head);
  await runner.stop();
}
afterAll(async () => {
  await ledger.close();
  await pool.end();
  await db.drop();
  await server.stop();
});

async function ended(): Promise<LogVerification> {
  for (;;) {
    const last = await runs.last();
    if (last && last.outcome !== 'RUNNING') return last;
    await sleep(50);
  }
}

it('it is started once, followed to its end, and says what it looked at', async () => {
  const [first, second] = await Promise.all([runs.start(AUDITOR), runs.start(AUDITOR)]);
  expect(second.id).toBe(first.id);
  expect(first).toMatchObject({ outcome: 'RUNNING', by: AUDITOR, endedAt: null });
  const last = await ended();
  expect(failures).toEqual([]);
  expect(last).toMatchObject({ id: first.id, outcome: 'WHOLE', found: 0, findings: [], share: 1 });
  expect(last.report).toMatchObject({ streams: 9, anchors: 1, accessRows: 3, lastAnchor: { date: DAY } });
  expect(last.report?.events).toBeGreaterThan(30);
  expect(last.report?.recomputed).toBeGreaterThan(5);
});

inFull('one whose process has said nothing for half a minute was interrupted, and another may begin', async () => {
  await pool.query(
    `insert into ops.log_verification (by_id, by_role, heard_at) values ('x', 'auditor', now() - interval '31 seconds')`,
  );
  expect(await runs.last()).toMatchObject({ outcome: 'INTERRUPTED' });
  expect((await runs.start(AUDITOR)).outcome).toBe('RUNNING');
  expect(await ended()).toMatchObject({ outcome: 'WHOLE' });
});

const at = () => ({ databaseUrl: db.url, eventStoreUrl: server.url });
async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await audit(args, at, (line) => void lines.push(line));
  return { code, out: lines.join('\n') };
}
const drawn = async (...args: string[]) =>
  JSON.parse((await run('sample', '--seed', 'K-17', '--size', '3', '--by', 'arrears', '--json', ...args)).out);

it('the same seed, moment and strata give the same loans, whatever came later; each stratum gives one', async () => {
  const first = await drawn();
  expect(first.strata).toEqual([
    { key: 'CURRENT', loans: 3, drawn: 2 },
    { key: 'D91_PLUS', loans: 1, drawn: 1 },
  ]);
  expect(first.loans).toHaveLength(3);
  expect(await drawn()).toEqual(first);
  for (const name of ['d', 'e', 'f', 'g']) new ALife(log, name, DAY).placed().issued();
  await bringOver();
  expect(await drawn('--known-at', first.knownAt)).toEqual(first);
  expect((await drawn()).strata[0]).toMatchObject({ loans: 7 });
  const lots = (loans: { loanId: string }[]) =>
    loans.map(({ loanId }) => createHash('sha256').update(`K-17:${loanId}`).digest('hex'));
  const current = lots(first.loans.filter(({ stratum }: { stratum: string }) => stratum === 'CURRENT'));
  expect(current).toEqual(current.toSorted());
  expect((await drawn('--seed', 'K-18')).loans).not.toEqual((await drawn()).loans);
});

it('the evidence of a loan proves itself by the public key alone, and a changed file is named', async () => {
  vi.stubEnv('ANCHOR_KEY', anchorSeed.toString('base64'));
  const folder = openFolder('nesie-evidence-');
  const key = anchorKey(anchorSeed).publicKey;
  const { loans } = await drawn('--to', folder);
  vi.unstubAllEnvs();
  const [{ offerNumber }] = loans;
  const [pack, paper] = ['ndjson', 'pdf'].map((type) => join(folder, `evidence-${offerNumber}.${type}`)) as [
    string,
    string,
  ];
  expect(readdirSync(folder)).toHaveLength(6);
  const verify = (...args: string[]) => run('evidence', 'verify', ...args);
  expect(await verify(pack, paper, '--key', key)).toMatchObject({
    code: 0,
    out: expect.stringContaining('The evidence is true, signed with the key you gave.'),
  });
  expect((await verify(pack)).out).toMatch(/events in 2 streams, \d+ computed again/);
  const other = anchorKey(Buffer.alloc(32, 4)).publicKey;
  expect((await verify(pack, paper, '--key', other)).out.match(/signed with another key: /g)).toHaveLength(3);

  const lines = readFileSync(pack, 'utf8').split('\n');
  const changed = async (text: readonly string[], ...more: string[]) => {
    const file = join(folder, 'changed.ndjson');
    writeFileSync(file, text.join('\n'));
    return (await verify(file, ...more)).out;
  };
  const cheaper = lines.map((line) => line.replace('"amount":"10000000"', '"amount":"1000000"'));
  expect(await changed(cheaper)).toMatch(/not what was signed[\s\S]*revision \d+: is not what its hash says/);
  expect(await changed(lines.toSpliced(3, 1))).toMatch(
    /not what was signed[\s\S]*revision \d+: it is missing: removed/,
  );
  expect(await changed(lines.slice(0, -2))).toContain('is no whole evidence pack');
  const bytes = readFileSync(paper);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(join(folder, 'changed.pdf'), bytes);
  expect((await verify(join(folder, 'changed.pdf'))).out).toContain('the paper was changed');
  const another = join(folder, `evidence-${loans[1].offerNumber}.pdf`);
  expect((await verify(pack, another)).out).toContain('is of none of the packs given');
});

it('evidence leads to the anchor that an auditor has kept; whoever has the key cannot forge an event under it', async () => {
  vi.stubEnv('ANCHOR_KEY', anchorSeed.toString('base64'));
  const folder = openFolder('nesie-evidence-');
  const { loans } = await drawn('--to', folder);
  vi.unstubAllEnvs();
  const late = loans.find(({ stratum }: { stratum: string }) => stratum === 'D91_PLUS');
  const pack = join(folder, `evidence-${late.offerNumber}.ndjson`);
  const [{ hash }] = JSON.parse((await run('anchors', 'list', '--json')).out).anchors;
  const verify = (file: string, kept: string) => run('evidence', 'verify', file, '--anchor', kept);
  expect(await verify(pack, hash)).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      new RegExp(`(\\d+) events .* \\1 of them stand in anchors up to that of ${DAY}, 0 came later`),
    ),
  });
  expect((await verify(pack, 'ab'.repeat(32))).out).toContain('is none of the anchors of the pack');

  const lines = readFileSync(pack, 'utf8').split('\n').slice(0, -2);
  const forged = async (change: (line: string) => string) => {
    const text = lines.map((line) => `${change(line)}\n`).join('');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const seal = { sha256, ...signText(anchorSeed, packText(`loan-${late.loanId}`, sha256)) };
    const file = join(folder, 'forged.ndjson');
    writeFileSync(file, `${text}${JSON.stringify({ seal })}\n`);
    return (await verify(file, hash)).out;
  };
  expect(await forged((line) => line)).toContain('The evidence is true');
  const otherPath = (line: string) => line.replace(/"hash":"\w{64}"\}\]\}\}$/, `"hash":"${'0'.repeat(64)}"}]}}`);
  expect(await forged(otherPath)).toContain(`does not stand in the anchor of ${DAY}`);
  const last = lines.findLast((line) => JSON.parse(line).stream === `loan-${late.loanId}`);
  const rewritten = (line: string) => {
    if (line !== last) return line;
    const event = JSON.parse(line);
    const metadata = { ...event.metadata, actor: { role: 'system', id: 'somebody-else' } };
    return JSON.stringify({ ...event, metadata: { ...metadata, hash: hashOf({ ...event, metadata }) } });
  };
  const out = await forged(rewritten);
  expect(out).toContain(`does not stand in the anchor of ${DAY}: another event did`);
  expect(out).toMatch(/\b1 findings\./);
});

inFull(
  'an anchor is timestamped outside once, printed for the safe and typed back; a removed one is missed by its timestamp',
  async () => {
    const authority = await timestampAuthority();
    const folder = openFolder('nesie-anchors-');
    const roots = join(folder, 'roots.pem');
    writeFileSync(roots, authority.rootPem);
    const deps = {
      ledger,
      authority: rfc3161({ url: authority.url, roots: [authority.root] }),
      timestamps: postgresTimestamps(pool),
    };
    expect([await stampAnchors(deps), await stampAnchors(deps), authority.state.asked]).toEqual([1, 0, 1]);
    await authority.close();
    const [{ hash }] = JSON.parse((await run('anchors', 'list', '--json')).out).anchors;
    expect(JSON.parse((await run('anchors', 'list', '--from', '2026-03-01', '--json')).out).anchors).toEqual([]);
    expect((await run('anchors', 'list')).out).toMatch(
      /through position \d+ {2}[\da-f]{64} {2}stamped .* by Clock of the test/,
    );
    const rows = typedRows(hash);
    expect(await run('anchors', 'check', rows.join(' '))).toMatchObject({
      code: 0,
      out: expect.stringContaining(`The anchor of ${DAY}, through position`),
    });
    await expect(run('anchors', 'check', rows.with(2, rows[1] ?? '').join(' '))).rejects.toThrow('Row 3 is not what');
    expect((await run('anchors', 'check', 'ab'.repeat(32))).out).toContain('is not there: it was removed');
    expect((await run('verify', '--all', '--anchor', rows.join(' '))).out).toContain('The anchor you kept is that of');
    await run('anchors', 'print', '--to', join(folder, 'sheet.pdf'));
    expect(readFileSync(join(folder, 'sheet.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    await run('anchors', 'tokens', '--to', folder);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tsr'))).toHaveLength(1);

    vi.stubEnv('TIMESTAMP_CA', roots);
    expect((await run('verify', '--all')).out).toContain('1 timestamps of anchors checked against the roots given');
    await pool.query(
      `insert into ops.anchor_timestamp select repeat('c', 64), anchor_date, stamped_at, authority, token from ops.anchor_timestamp`,
    );
    const { out } = await run('verify', '--all');
    expect(out).toContain(`is of the anchor ${'c'.repeat(64)}, which is not in the ledger: removed or replaced`);
    expect(out).toContain('it is a timestamp of something else');
    await pool.query(`delete from ops.anchor_timestamp where anchor_hash = repeat('c', 64)`);
    vi.unstubAllEnvs();
  },
);

inFull('rows cut off the end of the access log are found by the anchor, as are rows written anew', async () => {
  const changed = async (change: string) => {
    await pool.query('alter table people.access_log disable trigger user');
    await pool.query(change);
    await pool.query('alter table people.access_log enable trigger user');
  };
  await changed('delete from people.access_log where place = 3');
  const cut = `is the last row, and the anchor of ${DAY} signed 3 rows: the end was cut off`;
  await runs.start(AUDITOR);
  expect(await ended()).toMatchObject({ outcome: 'FOUND', findings: [{ where: 'access 2', what: cut }] });
  expect(await run('access', 'verify')).toMatchObject({ code: 1, out: expect.stringContaining(`access 2: ${cut}`) });

  await accessLog({ db: peopleDatabase(pool) }).append({
    act: 'SEARCHED',
    by: AUDITOR,
    subjects: [],
    detail: 'ANOTHER',
    caseNumber: null,
  });
  await runs.start(AUDITOR);
  const { findings } = await ended();
  expect(findings).toMatchObject([
    { where: 'access 3', what: `is not the row that the anchor of ${DAY} signed: the log was written anew` },
  ]);
});
