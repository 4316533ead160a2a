/** On a real event server and Postgres an honest log passes, and tampering is named. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { READ_MODELS } from '../../projections/models.ts';
import { startRunner } from '../../projections/runner.ts';
import { loanStream } from '../../schema/events/streams.ts';
import { addDays, type LocalDate, localDate } from '../../schema/values/local-date.ts';
import { tenge } from '../../schema/values/money.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { anchorKey } from '../../server/adapters/ledger/anchor-key.ts';
import { makeAnchors } from '../../server/adapters/ledger/anchors.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { projections } from '../../server/cli/projections-commands.ts';
import { anchorDay } from '../../server/use-cases/audit/anchor.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { inFull } from '../support/in-full.ts';
import { ringOf } from '../support/key-rings.ts';
import { openFolder } from '../support/open-folder.ts';
import { query, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { keptNowhere } from '../support/silent-log.ts';
import { readStatements, STATEMENTS } from '../support/statements.ts';
import { until } from '../support/until.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const DAY = localDate('2026-02-02');
const QUIET = { info: () => {}, warn: () => {} };

const log = new TestLog();
const partly = new ALife(log, 'partly', DAY).placed().issued().paid(tenge(30_000), addDays(DAY, 5));
const repaid = new ALife(log, 'repaid', DAY).placed().issued().paid(tenge(103_300), addDays(DAY, 10));
const late = new ALife(log, 'late', addDays(DAY, 1)).placed().issued().fellOverdue();
new ALife(log, 'refused', DAY).rejected();
const [eleventh, twelfth, thirteenth] = [9, 10, 11].map((days) => addDays(DAY, days)) as [
  LocalDate,
  LocalDate,
  LocalDate,
];
// The middle one was read last.
const statements = readStatements([
  [eleventh, 400, 500],
  [thirteenth, 700, 650],
  [twelfth, 500, 700],
]);
for (const [day, event] of statements) log.append(STATEMENTS, day, [event]);

let folder: string;
const home = process.cwd();
let server: TestEventServer;
let ledger: RawLedger;
let db: ReadModelDatabase;

beforeAll(async () => {
  // This folder was used by another instance, whose key and anchors are not this log's.
  vi.stubEnv('DATA_DIR', undefined);
  folder = openFolder('nesie-worked-in-');
  mkdirSync(join(folder, '.data'));
  writeFileSync(
    join(folder, '.data', 'secrets.json'),
    JSON.stringify({ ANCHOR_KEY: randomBytes(32).toString('base64') }),
  );
  const kept = { date: '2026-02-02', hash: 'f'.repeat(64) };
  writeFileSync(join(folder, '.data', 'anchors.ndjson'), `${JSON.stringify(kept)}\n`);
  process.chdir(folder);
  server = await eventServer();
  ledger = openLedger({ url: server.url, log: QUIET });
  await log.copyTo(ledger);
  db = await readModelDatabase();
  await projectAll();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  process.chdir(home);
  rmSync(folder, { recursive: true });
  await ledger.close();
  await db.drop();
  await server.stop();
});

async function projectAll(): Promise<void> {
  const head = await ledger.head({ prefixes: ['loan-', 'account-', 'bank-'] });
  const runner = await startRunner({ url: db.url, source: ledger.feed, models: READ_MODELS, batchSize: 7 });
  await until(() => runner.state().position === head);
  await runner.stop();
}

type Ran = { code: number; out: string };

const at = () => ({ databaseUrl: db.url, eventStoreUrl: server.url });

async function run(command: typeof audit, ...args: string[]): Promise<Ran> {
  const lines: string[] = [];
  const code = await command(args, at, (line) => void lines.push(line));
  return { code, out: lines.join('\n') };
}

inFull('the command itself: exit code, output, and a sentence where nothing runs', async () => {
  const script = join(ROOT, 'server', 'cli', 'audit.ts');
  const env = { ...process.env, DATABASE_URL: db.url, EVENTSTORE_URL: server.url };
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'verify', '--all'], { env });
  expect(stdout).toContain('the read models are what the log says');
  expect(stdout).toContain('No data folder is named');
  const nowhere = promisify(execFile)(process.execPath, [script, 'verify', '--all'], {
    env: { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL: '', EVENTSTORE_URL: '' },
  });
  await expect(nowhere).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Nesie does not run here/) });
});

test('verify --all agrees with an honest log and honest tables', async () => {
  const { code, out } = await run(audit, 'verify', '--all');
  expect(out).toContain('the read models are what the log says');
  expect(code).toBe(0);
});

test('verify --all checks the anchors of the live log, each against the key it is given', async () => {
  const seed = Buffer.alloc(32, 3);
  await anchorDay(
    { ledger, clock: systemClock, ids: uuidIds, anchors: makeAnchors(ledger, ringOf(seed)), ...keptNowhere },
    DAY,
  );
  const { code, out } = await run(audit, 'verify', '--all', '--key', anchorKey(seed).publicKey);
  expect(out).toContain('1 anchors, the last of 2026-02-02');
  expect(code).toBe(0);
  const other = await run(audit, 'verify', '--all', '--key', anchorKey(Buffer.alloc(32, 4)).publicKey);
  expect(other.out).toContain('anchor revision 0 (2026-02-02): signed with another key');
  expect(other.code).toBe(1);
});

test('replay tells every event, its actor, its days and what it did', async () => {
  const { code, out } = await run(audit, 'replay', loanStream(partly.loanId));
  expect(out).toContain('2026-02-07  PaymentReceived -> ACTIVE');
  expect(out).toContain('by system system-1');
  expect(out).toContain('principal 100000.00 -> 70000.00 (-30000.00)');
  expect(out).toMatch(/debit {2}provider-clearing +30000\.00/);
  expect(out).toContain('the hash chain is unbroken');
  expect(out).toContain('The read models agree with the replay.');
  expect(code).toBe(0);
  expect((await run(audit, 'replay', 'loan-00000000-0000-4000-8000-000000000000')).code).toBe(1);
});

test('replay says what is owed of a late loan before it is posted, and as-of says the same', async () => {
  const stream = loanStream(late.loanId);
  const { out } = await run(audit, 'replay', stream);
  const { events } = JSON.parse((await run(audit, 'replay', stream, '--json')).out);
  const { accrued, after } = events.at(-1);
  const { asOf } = JSON.parse((await run(audit, 'as-of', stream, '--date', accrued.on, '--json')).out);
  expect(accrued).toEqual({ on: asOf.on, interest: asOf.owed.interest, penalty: asOf.owed.penalty });
  expect([after.penalty, Number(accrued.penalty) > 0]).toEqual(['0.00', true]);
  const unposted = `${accrued.penalty} owed on ${accrued.on}, ${accrued.penalty} of it accrued and not posted yet`;
  expect(out).toContain(`penalty   ${unposted}`);
});

test('as-of: posted and accrued figures on a day and after a revision', async () => {
  const stream = loanStream(partly.loanId);
  const dated = await run(audit, 'as-of', stream, '--date', '2026-02-06');
  // Four days at 280 tenge, before the payment.
  expect(dated.out).toContain('accrued: principal 100000.00, interest 1120.00');
  const later = await run(audit, 'as-of', stream, '--date', '2026-02-10');
  // 1,400 posted by the payment, then three days at 196 tenge.
  expect(later.out).toContain('accrued: principal 70000.00, interest 1988.00');
  const first = await run(audit, 'as-of', stream, '--revision', '0');
  expect(first.out).toContain('INITIAL');
});

test('replay as of a day and a revision tells what was known, and how the loan stood', async () => {
  const stream = loanStream(partly.loanId);
  const { code, out } = await run(audit, 'replay', stream, '--date', '2026-02-10', '--revision', '10');
  expect(code).toBe(0);
  expect(out).toContain('LoanIssued -> ACTIVE');
  expect(out).not.toContain('PaymentReceived');
  expect(out).toContain('on 2026-02-10, after revision 10: ACTIVE');
  expect(out).toContain('accrued: principal 100000.00, interest 2240.00');
  expect((await run(audit, 'replay', stream, '--known-at', '2026-02-01T00:00:00+05:00')).code).toBe(1);
  const both = run(audit, 'as-of', stream, '--revision', '6', '--known-at', '2026-02-01T00:00:00+05:00');
  await expect(both).rejects.toThrow('not both');
  await expect(run(audit, 'replay', stream, '--known-at', 'yesterday')).rejects.toThrow('not an instant: yesterday');
});

test('the number of a contract names its loan, and a day to come is refused', async () => {
  const number = `NS-2026-${partly.loanId.slice(0, 6)}`;
  // Contracts are numbered in digits; this one is made of the loan's id.
  const [row] = await query<{ offer_number: string }>(
    db.pool,
    `select offer_number from rm.loan where loan_id = '${partly.loanId}'`,
  );
  expect(row?.offer_number).toBe(number);
  await expect(run(audit, 'as-of', 'NS-2026-999999')).rejects.toThrow('There is no contract NS-2026-999999.');
  for (const command of ['as-of', 'replay', 'books'])
    await expect(run(audit, command, loanStream(partly.loanId), '--date', '2199-01-01')).rejects.toThrow(
      '2199-01-01 has not come yet',
    );
  // Later on this very day: by the real clock, as GraphQL refuses it.
  const soon = new Date(Date.now() + 600_000).toISOString();
  for (const command of ['as-of', 'replay', 'books'])
    await expect(run(audit, command, loanStream(partly.loanId), '--known-at', soon)).rejects.toThrow(
      'has not come yet',
    );
});

test('books: opening and closing balances, accruals and the loss allowance, in lines and in JSON', async () => {
  const { code, out } = await run(audit, 'books', '--date', '2026-02-10', '--from', '2026-02-05');
  expect(code).toBe(0);
  expect(out).toMatch(/provider-clearing \(transit\) +-300000\.00 +30000\.00 +0\.00 +-270000\.00/);
  // 1,988.00 of the loan that paid a part, 2,240.00 and 1,960.00 of the others; the payment posted 1,400.00 of it.
  expect(out).toMatch(/interest-receivable \* /);
  expect(out).toContain('stage 1, from day   0: 3 loans owe');
  const json = JSON.parse((await run(audit, 'books', '--date', '2026-02-10', '--from', '2026-02-05', '--json')).out);
  expect(json).toMatchObject({ ok: true, date: '2026-02-10', from: '2026-02-05', balanced: true });
  expect(out).toContain('no statement was read');
  const tiyn = (sum: string): bigint => BigInt(sum.replace('.', ''));
  const lines: { account: string; opening: string; debit: string; credit: string; closing: string }[] =
    json.trialBalance;
  for (const { opening, debit, credit, closing } of lines)
    expect(tiyn(opening) + tiyn(debit) - tiyn(credit)).toBe(tiyn(closing));
  expect(lines.reduce((sum, { closing }) => sum + tiyn(closing), 0n)).toBe(0n);
});

test('cash at the bank on a day, as known before and after the missing statement came', async () => {
  const on = ['books', '--date', thirteenth];
  const { out } = await run(audit, ...on);
  expect(out).toMatch(/bank \(cash\) +0\.00 +700\.00 +50\.00 +650\.00/);
  expect(out).toContain('KZ75125KZT1001300335: 650.00 by the bank on 2026-02-13, 650.00 by the ledger');
  const last = log.events.filter(({ stream }) => stream === STATEMENTS).at(-1);
  if (last?.type !== 'BankStatementRead') throw new Error('nothing read');
  const knownAt = new Date(Date.parse(last.metadata.recordedAt) - 1).toISOString();
  const before = await run(audit, ...on, '--known-at', knownAt);
  expect(before.out).toContain('650.00 by the bank on 2026-02-13, 450.00 by the ledger');
  expect(before.out).toContain('GAP of 200.00 between the statements of 2026-02-11 and 2026-02-13');
  const json = JSON.parse((await run(audit, 'books', '--date', twelfth, '--json')).out);
  expect(json.cashAtBank).toMatchObject({ bank: '700.00', accounts: [{ statementOn: twelfth, gaps: [] }] });
});

test('with --json a program reads what a person does, findings included', async () => {
  const json = async (...args: string[]) => JSON.parse((await run(audit, ...args, '--json')).out);
  const replayed = await json('replay', loanStream(partly.loanId));
  expect(replayed).toMatchObject({ ok: true, stream: loanStream(partly.loanId), checked: 12 });
  expect(replayed.related[0]).toBe(loanStream(partly.loanId));
  expect(replayed.events[10]).toMatchObject({
    type: 'LoanIssued',
    status: 'ACTIVE',
    actor: { role: 'system' },
    after: { principal: '100000.00' },
    effects: [
      { account: 'principal', before: '0.00', after: '100000.00' },
      { account: 'provider-clearing', before: '0.00', after: '-100000.00' },
    ],
  });
  expect(replayed.events[1].documents).toEqual([{ type: 'OFFER', hash: 'a'.repeat(64), invented: false }]);
  const asOf = await json('as-of', loanStream(partly.loanId), '--date', '2026-02-10');
  expect(asOf.asOf).toMatchObject({ status: 'ACTIVE', owed: { interest: '1988.00' } });
  expect(await json('verify', 'loan-00000000-0000-4000-8000-000000000000')).toMatchObject({
    ok: false,
    findings: [{ where: 'loan-00000000-0000-4000-8000-000000000000' }],
  });
  expect(await json('verify', '--all')).toMatchObject({ ok: true, anchors: 1, streams: 10 });
  const account = await run(audit, 'replay', `account-${repaid.borrowerId}`);
  expect(account.out).toContain('borrower-balance 0.00 -> -');
});

test('export writes one JSON object a line', async () => {
  const { out } = await run(audit, 'export', '--ndjson', loanStream(repaid.loanId));
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; revision: string });
  expect(lines.map((line) => line.revision)).toEqual(lines.map((_, at) => String(at)));
  expect(lines.at(-1)?.type).toBe('PaymentReceived');
});

test('rebuild and status on the command line', async () => {
  const rebuilt = await run(projections, 'rebuild', '--compare');
  expect(rebuilt.out.match(/byte for byte what was live/g)).toHaveLength(READ_MODELS.length);
  expect(rebuilt.code).toBe(0);
  const status = await run(projections, 'status');
  expect(status.out).not.toContain('BEHIND');
  expect(status.out).toContain('loan-period');
  expect((await run(projections, 'rebuild', 'nothing')).code).toBe(2);
});

inFull('a verification goes on with what was live at its start while a rebuild replaces it', async () => {
  const lines: string[] = [];
  const code = await audit(['verify', '--all'], at, async (line) => {
    // The log is read by now, the tables are not.
    if (lines.push(line) > 1) return;
    for (const model of ['loan', 'journal']) expect((await run(projections, 'rebuild', model)).code).toBe(0);
  });
  expect(lines.join('\n')).toContain('the read models are what the log says');
  expect(code).toBe(0);
  const schemas = "select count(*) n from information_schema.schemata where schema_name like 'rm\\_%'";
  expect(await query(db.pool, schemas)).toEqual([{ n: BigInt(READ_MODELS.length + 2) }]);
  // The next start of the projector drops what was held.
  await projectAll();
  expect(await query(db.pool, schemas)).toEqual([{ n: BigInt(READ_MODELS.length) }]);
});

test('a tampered table is named, row and field; a rebuild heals it', async () => {
  const [at] = await query<{ generation: number }>(db.pool, "select generation from rm.pointer where model = 'loan'");
  await query(db.pool, `update rm_loan_${at?.generation}.loan set principal = 1 where loan_id = '${partly.loanId}'`);
  const { code, out } = await run(audit, 'verify', '--all');
  expect(code).toBe(1);
  expect(out).toContain(`loan ${partly.loanId}: principal is 1 in the read model, 7000000 by replay`);
  const replayed = await run(audit, 'replay', loanStream(partly.loanId));
  expect(replayed.code).toBe(1);
  const compared = await run(projections, 'rebuild', 'loan', '--compare');
  expect(compared.out).toContain('DIFFERED from what was live in loan');
  expect((await run(audit, 'verify', '--all')).code).toBe(0);
});

test('a row that no event explains and a wrong turnover are found', async () => {
  const [at] = await query<{ generation: number }>(
    db.pool,
    "select generation from rm.pointer where model = 'journal'",
  );
  const schema = `rm_journal_${at?.generation}`;
  await query(db.pool, `update ${schema}.journal_day set debit = debit + 100 where account = 'principal'`);
  await query(
    db.pool,
    `insert into ${schema}.journal_entry select stream, revision, line + 100, position, type, business_date, recorded_at, account, amount
     from ${schema}.journal_entry limit 1`,
  );
  const { code, out } = await run(audit, 'verify', '--all');
  expect(code).toBe(1);
  expect(out).toMatch(/principal: turnover of 2026-02-02 is not that of its postings/);
  expect(out).toMatch(/journal_entry: has \d+ rows, \d+ by replay/);
  expect(out).toMatch(/trial balance: sums to/);
  await run(projections, 'rebuild', 'journal');
  expect((await run(audit, 'verify', '--all')).code).toBe(0);
});

test('an event changed in the store is named with its stream and revision', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ t: string }>(
    `select format('%I.%I', table_schema, table_name) t from information_schema.columns
     where column_name = 'stream' and table_schema not in ('information_schema', 'pg_catalog') limit 1`,
  );
  const { rowCount } = await client.query(
    `update ${rows[0]?.t} set data = convert_to(replace(convert_from(data, 'UTF8'), '"3000000"', '"2000000"'), 'UTF8')
     where stream = $1 and type = 'PaymentReceived'`,
    [loanStream(partly.loanId)],
  );
  await client.end();
  expect(rowCount).toBe(1);
  const { code, out } = await run(audit, 'verify', '--all');
  expect(code).toBe(1);
  expect(out).toMatch(new RegExp(`${loanStream(partly.loanId)} revision 11: is not what its hash says`));
  expect((await run(audit, 'verify', loanStream(partly.loanId))).code).toBe(1);
});
