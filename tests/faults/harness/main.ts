/**
 * `npm run faults` starts this: the product as processes, borrowers at it, and a seeded plan of strikes. At the end all
 * lines are healed, every acknowledged fact must be in the log once, no message may have left twice, `verify --all
 * --at-rest` must find nothing, and the rebuilt read models must have the bytes of the live ones. Exit code 1 where
 * anything is amiss.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { audit } from '../../../server/cli/audit-commands.ts';
import { projections } from '../../../server/cli/projections-commands.ts';
import { worldAt } from '../../e2e/world.ts';
import { openFolder } from '../../support/open-folder.ts';
import { chance } from '../../support/person.ts';
import { FAULT_ROWS } from '../rows.ts';
import { Load } from './load.ts';
import { Memory } from './memory.ts';
import { messagesOf } from './messages.ts';
import { Parts, ROOT } from './parts.ts';
import { STRIKES, type StrikeName, type Struck, strikeOf } from './strikes.ts';

const DISK_MIB = 1_024;
/** Liveness: after the healing of the last fault (I16 asks 30 s; the machine may be shared). */
const READY_MS = 90_000;
const QUIET_MS = 180_000;

const { values } = parseArgs({
  options: {
    row: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    borrowers: { type: 'string', default: '3' },
    report: { type: 'string' },
    from: { type: 'string' },
  },
});
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const minutes = Number(values.minutes);
const row = FAULT_ROWS.find(({ id }) => id === values.row);
const names = (row ? [...(row.strikes ?? [])] : Object.keys(STRIKES)) as StrikeName[];
const say = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);
const random = chance(seed);

const folder = openFolder('nesie-faults-');
const disk = join(folder, 'disk');
mkdirSync(disk, { mode: 0o755 });
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m,mode=755`, 'tmpfs', disk]).status === 0;
if (!mounted && names.includes('fill-disk')) {
  say('NO full disk: mount is not permitted here, so the strike fill-disk is left out');
  names.splice(names.indexOf('fill-disk'), 1);
}

const before = values.from === undefined ? undefined : releaseAt(values.from);
if (!before && names.includes('roll')) {
  say('NO roll: --from names no release before this one');
  names.splice(names.indexOf('roll'), 1);
}
// One for each part.
if (before) names.push('roll', 'roll', 'roll', 'roll', 'roll');

const parts = new Parts(folder, disk, before);
const complaints: string[] = [];
type Recovery = { strike: string; at: number; readyMs: number | null; before: Latency; during: Latency };
type Latency = ReturnType<Load['latency']>;
const recoveries: Recovery[] = [];
const BEFORE_MS = 20_000;

/** A commit of this repository, with the packages that stand here. */
function releaseAt(commit: string): string {
  const at = join(folder, 'before');
  const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  const made = git('worktree', 'add', '--detach', at, commit);
  if (made.status !== 0) throw new Error(`no release ${commit}: ${made.stderr}`);
  symlinkSync(join(ROOT, 'node_modules'), join(at, 'node_modules'));
  process.once('exit', () => git('worktree', 'remove', '--force', at));
  return at;
}

let plan: StrikeName[] = [];
/**
 * Every strike once in a seeded order, then again. Those that kill come in the first half only, so that every process
 * has a long life afterwards for its memory.
 */
function nextStrike(progress: number): StrikeName | undefined {
  const may = (name: StrikeName) => row !== undefined || progress < 0.5 || !strikeOf(name).kills;
  if (!plan.some(may))
    plan = names
      .map((name) => ({ name, place: random() }))
      .toSorted(byPlace)
      .map(({ name }) => name);
  const next = plan.find(may);
  if (next) plan.splice(plan.indexOf(next), 1);
  return next;
}
const byPlace = (a: { place: number }, b: { place: number }): number => a.place - b.place;

async function strike(name: StrikeName, struck: Struck, load: Load, began: number): Promise<void> {
  const from = Date.now();
  const at = Math.round((Date.now() - began) / 1_000);
  say(`at ${at} s: ${strikeOf(name).does}`);
  await strikeOf(name)
    .hit(struck)
    .catch((error: Error) => void complaints.push(`${name} at ${at} s: ${error.message}`));
  const readyMs = await parts.untilReady(READY_MS).catch(() => null);
  const latency = { before: load.latency(from - BEFORE_MS, from), during: load.latency(from, Date.now()) };
  recoveries.push({ strike: name, at, readyMs, ...latency });
  if (readyMs === null) complaints.push(`${name} at ${at} s: not ready after ${READY_MS} ms: ${await parts.problem()}`);
}

async function run(): Promise<void> {
  say(`seed ${seed}, ${minutes} minutes, ${row ? row.id : 'all rows'}: ${names.join(', ') || 'no strikes'}`);
  await parts.start();
  const load = new Load(parts.place, Number(values.borrowers), random);
  const memory = new Memory(parts);
  const struck: Struck = {
    parts,
    random,
    advanceDays,
    audit: async () => void (await worldAt(parts.place).audit('verify', '--all')),
    say,
  };
  load.start();
  memory.start();
  const began = Date.now();
  const length = minutes * 60_000;
  while (Date.now() - began < length) {
    await sleep(10_000 + 20_000 * random());
    const name = nextStrike((Date.now() - began) / length);
    if (name && Date.now() - began < length) await strike(name, struck, load, began);
  }
  for (const line of Object.values(parts.lines)) line.heal();
  await parts.untilReady(READY_MS).catch(async () => void complaints.push(`not ready: ${await parts.problem()}`));
  await load.stop();
  await load.live().catch((error: Error) => void complaints.push(`a life after all faults: ${error.message}`));
  await memory.stop();
  await quiet();
  complaints.push(...(await load.complaints()), ...memory.complaints());
  await check(load, memory, began);
}

/** A 503 says that nothing was done and asks for another try. */
async function advanceDays(days: number): Promise<void> {
  for (const end = Date.now() + READY_MS; ; await sleep(1_000)) {
    try {
      return await worldAt(parts.place).advanceDays(days);
    } catch (error) {
      if (Date.now() > end || !String(error).includes(': 503 ')) throw error;
    }
  }
}

/** Waits until the read models and the queue of workflows have come to rest. */
async function quiet(): Promise<void> {
  let last = '';
  for (const end = Date.now() + QUIET_MS; Date.now() < end; ) {
    const lines: string[] = [];
    const code = await projections(
      ['status'],
      () => parts.place,
      (line) => void lines.push(line),
    ).catch(() => 1);
    const now = lines.join('\n');
    if (code === 0 && now === last && !now.includes('BEHIND')) return;
    last = now;
    await sleep(3_000);
  }
  complaints.push(`the read models do not come to rest:\n${last}`);
}

async function check(load: Load, memory: Memory, began: number): Promise<void> {
  const place = () => parts.place;
  const lines: string[] = [];
  const keep = (line: string) => void lines.push(line);
  if ((await audit(['verify', '--all', '--at-rest'], place, keep)) !== 0)
    complaints.push(`verify: ${lines.slice(0, 20).join('; ')}`);
  const messages = await messagesOf(parts.place.databaseUrl);
  complaints.push(...messages.complaints);
  const rebuilt: string[] = [];
  if ((await projections(['rebuild', '--compare'], place, (line) => void rebuilt.push(line))) !== 0)
    complaints.push(`rebuild: ${rebuilt.join('; ')}`);
  const report = {
    seed,
    minutes: Math.round((Date.now() - began) / 6_000) / 10,
    row: row?.id ?? 'all',
    disk: mounted ? `tmpfs of ${DISK_MIB} MiB` : 'the disk of this machine',
    lives: load.lives,
    acknowledged: load.acks.length,
    abandoned: load.abandoned.length,
    whyAbandoned: counted(load.abandoned.map((why) => why.replaceAll(/[0-9a-f-]{36}|\d{4,}/g, '…').slice(0, 120))),
    trouble: Object.fromEntries(load.trouble),
    strikes: recoveries,
    ended: parts.ended,
    messages: messages.counts,
    memory: memory.lives(),
    verify: lines.slice(0, 3),
    rebuild: rebuilt.at(-1),
    complaints,
  };
  say(JSON.stringify(report, null, 1));
  if (values.report) writeFileSync(values.report, JSON.stringify({ ...report, samples: memory.samples }));
}

const counted = (all: readonly string[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(all, (one) => one)].map(([one, found]) => [one, found.length]));

async function end(): Promise<void> {
  await parts.stop();
  if (mounted) spawnSync('umount', ['-l', disk]);
  rmSync(folder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end().then(() => process.exit(1)));
try {
  await run();
} catch (error) {
  complaints.push(String((error as Error).stack ?? error));
}
say(complaints.length === 0 ? 'everything held' : `NOT HELD:\n${complaints.join('\n')}`);
await end();
process.exit(complaints.length === 0 ? 0 : 1);
