/**
 * `npm run bench [-- --full --loans N] [name ...]`: its own stack (with fsync), a seeded portfolio, every file of
 * tests/bench in turn, one table. No number fails it: every row names its control and says whether the machine was
 * quiet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, release, tmpdir, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { openClient } from '../../projections/postgres.ts';
import { NODE_FLAGS } from './child.ts';
import { freePort } from './free-port.ts';
import { runCommand, type Say } from './run-command.ts';
import { seed } from './seed-command.ts';
import { type Stack, startStack } from './stack.ts';
import { ROOT } from './steps.ts';
import { buildClient } from './web-build.ts';

/** With fewer loans a rebuild would mostly measure creating and swapping tables. */
const LOANS = { quick: 1_000, full: 10_000 };

type Row = { row: string; subject: string; control: string; ratio: string; verdict: string; cpu: string };
async function bench(say: Say): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean' }, loans: { type: 'string' } },
  });
  const full = values.full ?? false;
  const files = globSync('tests/bench/*.bench.ts', { cwd: ROOT })
    .filter((file) => positionals.length === 0 || positionals.some((name) => basename(file).startsWith(name)))
    .sort(byPlace);
  const began = performance.now();
  await buildClient(ROOT, (line) => void say(line));
  const dataDir = mkdtempSync(join(tmpdir(), 'nesie-bench-'));
  // As root, Postgres runs as another user, who must be able to enter this temporary folder.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const env = { NESIE_ENV: 'demo', LOG_LEVEL: 'warn' };
  const stop: { now?: () => Promise<void> } = {};
  const end = async () => {
    await stop.now?.();
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(1)));
  try {
    const stack = await startStack({
      root: ROOT,
      dataDir,
      host: '127.0.0.1',
      port,
      env,
      say: (line) => void say(line),
      giveUp: (why) => void say(why),
    });
    stop.now = stack.stop;
    Object.assign(process.env, environmentOf(stack, dataDir, full));
    const loans = Number(values.loans ?? (full ? LOANS.full : LOANS.quick));
    await seed(
      ['--loans', String(loans)],
      () => ({ ...stack.run, dataDir }),
      () => undefined,
    );
    const rows: Row[] = [];
    for (const file of files) rows.push(...(await runFile(file, say)));
    await say('');
    for (const line of [...machine(loans, await postgresVersion(stack.run.databaseUrl)), '', ...table(rows)])
      await say(line);
    await say(`\n${((performance.now() - began) / 1_000).toFixed(0)} s`);
    return 0;
  } finally {
    await end();
  }
}

/** Projections first: they read the whole log, which the other benches lengthen. */
const byPlace = (a: string, b: string): number =>
  Number(b.includes('projection')) - Number(a.includes('projection')) || (a < b ? -1 : 1);

const environmentOf = (stack: Stack, dataDir: string, full: boolean): Record<string, string> => ({
  BENCH_URL: stack.run.url,
  PUBLIC_URL: stack.run.url,
  DATABASE_URL: stack.run.databaseUrl,
  EVENTSTORE_URL: stack.run.eventStoreUrl,
  EVENTS_DATABASE_URL: stack.run.eventsDatabaseUrl ?? stack.run.databaseUrl,
  DATA_DIR: dataDir,
  BENCH_FULL: full ? '1' : '0',
  BENCH_PIDS: [stack.app.pid(), stack.eventServer?.pid(), stack.postgres?.current().pid].filter(Boolean).join(','),
});

/** With the heap that the product's processes have. A failing file reports its error in a row, and the others go on. */
async function runFile(file: string, say: Say): Promise<Row[]> {
  await say(`${basename(file)} ...`);
  const child = spawn(process.execPath, [...NODE_FLAGS, join(ROOT, file)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const rows: Row[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('ROW ')) continue;
    const row = JSON.parse(line.slice(4)) as Row;
    rows.push(row);
    await say(`  ${row.row}: ${row.ratio || row.subject}  ${row.verdict}`);
  }
  if ((await exited) === 0) return rows;
  const broken = {
    row: basename(file),
    subject: 'broke off, see above',
    control: '',
    ratio: '',
    verdict: 'BROKEN',
    cpu: '',
  };
  return [...rows, broken];
}

async function postgresVersion(url: string): Promise<string> {
  const client = openClient({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'unknown';
}

function machine(loans: number, postgres: string): string[] {
  const [cpu] = cpus();
  const git = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' }).stdout?.trim();
  const memory = (totalmem() / 1024 ** 3).toFixed(0);
  return [
    `${cpu?.model ?? 'unknown processor'}, ${cpus().length} cores, ${memory} GiB, Linux ${release()}`,
    `Node ${process.versions.node}, embedded Postgres ${postgres} with fsync, embedded event server, ${loans} seeded loans, ${git || 'no git'}`,
    'Ratio: subject to control, median of the pairs (least-largest). CPU: of one operation, subject / control, all processes of the stack.',
  ];
}

function table(rows: readonly Row[]): string[] {
  const head: Row = {
    row: '',
    subject: 'subject',
    control: 'control',
    ratio: 'ratio',
    verdict: 'measured',
    cpu: 'CPU',
  };
  const names = ['row', 'subject', 'control', 'ratio', 'verdict', 'cpu'] as const;
  const all = [head, ...rows];
  const widths = names.map((name) => Math.max(...all.map((row) => row[name].length)));
  return all.map((row) =>
    names
      .map((name, n) => row[name].padEnd(widths[n] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

await runCommand(bench);
