/**
 * Processor time of each part for one event, and disk, on this machine: the figures that scale.ts multiplies. Starts
 * Postgres and event server itself: `node tests/bench/service-times.ts [loans]`.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { READ_MODELS } from '../../projections/models.ts';
import { createClient } from '../../projections/postgres.ts';
import { startStandingBy } from '../../projections/stand-by.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { streamNamed } from '../../schema/events/streams.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { startPostgres } from '../../server/cli/postgres.ts';
import { ROOT } from '../../server/cli/steps.ts';
import { composeBorrower } from '../../server/seed/compose.ts';
import { planLoans } from '../../server/seed/plan.ts';
import { writeHistory } from '../../server/seed/write.ts';
import { ALife } from '../support/a-life.ts';
import { TestLog } from '../support/a-log.ts';

const LOANS = Number(process.argv[2] ?? 400);
const TODAY = localDate('2026-11-25');
const TICK_MS = 10;
const STAFF = { verifierIds: ['verifier-1'], supportIds: ['support-1'] };

const folder = mkdtempSync(join(tmpdir(), 'nesie-times-'));
chmodSync(folder, 0o711);
const postgres = await startPostgres({ folder: join(folder, 'postgres'), port: await freePort(), unsafeFast: false });
const server = spawn(process.execPath, [join(ROOT, 'server/adapters/ledger/embedded/main.ts')], {
  env: { ...process.env, EVENTS_DATABASE_URL: postgres.url('events'), EVENTS_PORT: '0', EVENTS_MIN_FREE_MIB: '0' },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
const url = await new Promise<string>((resolve) => {
  if (!server.stdout) throw new Error('no stdout');
  createInterface({ input: server.stdout }).on('line', (line) => resolve((JSON.parse(line) as { url: string }).url));
});
const ledger = openLedger({ url, log: { info: () => undefined, warn: () => undefined }, appendTimeoutMs: 60_000 });

/** Milliseconds of processor time so far. */
function spent() {
  const { user, system } = process.cpuUsage();
  return { here: (user + system) / 1_000, events: cpuOf(server.pid ?? 0), postgres: cpuBelow(postgres.pid) };
}

function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** With the children that have ended. */
function cpuBelow(pid: number): number {
  const gone = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return children.reduce((sum, child) => sum + cpuOf(Number(child)), (Number(gone[13]) + Number(gone[14])) * TICK_MS);
}

function parentOf(pid: string): number {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1],
    );
  } catch {
    return 0;
  }
}

async function costOf(what: string, events: () => number, work: () => Promise<void>): Promise<void> {
  const before = spent();
  await work();
  const after = spent();
  const each = (part: keyof typeof before) => ((after[part] - before[part]) / events()) * 1_000;
  const parts = (['here', 'events', 'postgres'] as const).map((part) => `${part} ${each(part).toFixed(0)}`);
  process.stdout.write(`${what.padEnd(34)} ${events()} events, us each: ${parts.join(', ')}\n`);
}

async function asked<R extends object>(text: string, database: string): Promise<R[]> {
  const client = createClient(postgres.url(database));
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

try {
  const plans = planLoans(1, LOANS, TODAY);
  const calendar = { today: TODAY, shiftDays: 0 };
  const composed = plans.map((plan, n) => composeBorrower(1, plan, () => `NS-2026-${n}`, calendar, STAFF)).values();
  let events = 0;
  await costOf(
    'append, one for each stream',
    () => events,
    async () => {
      events = (await writeHistory([ledger], composed, 'start')).events;
    },
  );
  const single = new TestLog();
  for (let n = 0; n < 30; n++) new ALife(single, `single ${n}`, TODAY).issued();
  await costOf(
    'append of one event',
    () => single.events.length,
    () => single.copyTo(ledger),
  );
  events += single.events.length;
  const streams = [...new Set(single.events.map(({ stream }) => stream))];
  const fresh = openLedger({ url, log: { info: () => undefined, warn: () => undefined } });
  await costOf(
    'read of one stream',
    () => streams.length,
    async () => {
      for (const stream of streams) await fresh.readLatest(streamNamed(stream));
    },
  );
  await fresh.close();
  await costOf(
    'read of the whole log',
    () => events,
    async () => {
      for await (const _ of ledger.feed.readAll({ prefixes: LEDGER_PREFIXES }, 'start'));
    },
  );
  const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
  for (const partitions of [1, 4]) {
    const database = `rm${partitions}`;
    await asked(`create database ${database}`, 'postgres');
    await costOf(
      `read models in ${partitions} partition(s)`,
      () => events,
      async () => {
        const target = { url: postgres.url(database), source: ledger.feed, models: READ_MODELS };
        const projectors = await startStandingBy({ ...target, partitions, everyMs: 10 });
        const slowest = 'select min(coalesce(position, -1)) as position from rm.checkpoint';
        while ((await asked<{ position: bigint }>(slowest, database))[0]?.position !== head) await sleep(200);
        await projectors.stop();
      },
    );
  }
  const size =
    'select sum(pg_total_relation_size(c.oid))::int8 as bytes from pg_class c join pg_namespace n on n.oid = relnamespace';
  const [log] = await asked<{ bytes: bigint }>(`${size} where nspname = 'event_store' and relkind = 'r'`, 'events');
  const [models] = await asked<{ bytes: bigint }>(`${size} where nspname like 'rm%' and relkind = 'r'`, 'rm1');
  process.stdout.write(
    `${LOANS} loans, ${events} events: ${Number(log?.bytes) / events} bytes of log an event, ${Number(models?.bytes) / LOANS} of read models a loan\n`,
  );
} finally {
  await ledger.close();
  server.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
