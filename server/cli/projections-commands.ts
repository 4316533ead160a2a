/** The returned number is the exit code. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { ViewsInTheWay } from '../../projections/analytics/foreign-views.ts';
import { modelStatuses, waitingGenerations } from '../../projections/checkpoint/as-of.ts';
import type { RebuildProgress, Rebuilt } from '../../projections/fill.ts';
import { isNewer, leftInWords, leftOf } from '../../projections/generations.ts';
import { migrateProjections } from '../../projections/migrate.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createPool } from '../../projections/postgres.ts';
import { NewerVersion, RebuildBusy, rebuildModel } from '../../projections/rebuild.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { openLedger } from '../adapters/ledger/eventstore.ts';
import type { Addresses } from './addresses.ts';
import { makeReaderLogin, NoLogin } from './reader-login.ts';
import type { Say } from './run-command.ts';

const USAGE = 'Usage: npm run projections -- status | await | rebuild [name] [--compare | --back] | login <name>';
const LOOK_MS = 2_000;
const QUIET = { info: () => {}, warn: () => {} };

export async function projections(args: readonly string[], at: () => Addresses, say: Say): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { compare: { type: 'boolean' }, back: { type: 'boolean' } },
  });
  const [command, name] = positionals;
  if (command === 'status') return await status(at(), say);
  if (command === 'await') return await awaited(at(), say);
  if (command === 'rebuild') return await rebuild(at(), say, name, values);
  if (command === 'login' && name !== undefined) return await login(at(), say, name);
  await say(USAGE);
  return 2;
}

async function login({ databaseUrl }: Addresses, say: Say, name: string): Promise<number> {
  const pool = createPool(databaseUrl, 1);
  try {
    for (const line of await makeReaderLogin(pool, databaseUrl, name)) await say(line);
    return 0;
  } catch (error) {
    if (!(error instanceof NoLogin)) throw error;
    await say(`${error.message}.`);
    return 1;
  } finally {
    await pool.end();
  }
}

async function status({ databaseUrl, eventStoreUrl, laggingUrl }: Addresses, say: Say): Promise<number> {
  const ledger = openLedger({ url: eventStoreUrl, laggingUrl, log: QUIET });
  const pool = createPool(databaseUrl, 1);
  try {
    const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
    const statuses = await modelStatuses(pool);
    await say(`head of the log: ${head}`);
    await say('model          gen  ver     position      events  failed  as of');
    for (const one of statuses) {
      const behind = head !== 'start' && (one.position ?? -1n) < head ? '  BEHIND' : '';
      const cells = [
        one.model.padEnd(13),
        String(one.generation).padStart(4),
        String(one.version).padStart(4),
        String(one.position ?? 'start').padStart(12),
        String(one.events).padStart(11),
        String(one.dead_letters).padStart(7),
        `  ${one.as_of ?? '-'}`,
      ];
      await say(`${cells.join(' ')}${behind}`);
      if (one.halted) await say(`  STOPPED at ${one.halted}`);
    }
    for (const { model, version, position } of await waitingGenerations(pool))
      await say(`${model}: version ${version} is built up to ${position ?? 'start'} and not live yet`);
    return statuses.some((one) => one.halted !== null || one.dead_letters > 0n) ? 1 : 0;
  } finally {
    await pool.end();
    await ledger.close();
  }
}

/** Until no read model is kept in an older version than that of this release; a newer one is not waited for. */
async function awaited({ databaseUrl }: Addresses, say: Say): Promise<number> {
  const pool = createPool(databaseUrl, 1);
  try {
    for (let said = ''; ; await sleep(LOOK_MS)) {
      const waiting = await olderModels(pool).catch(
        (error: Error) => `the read models cannot be read: ${error.message}`,
      );
      if (waiting === '') return 0;
      if (waiting !== said) await say(waiting);
      said = waiting;
    }
  } finally {
    await pool.end();
  }
}

async function olderModels(pool: pg.Pool): Promise<string> {
  const live = new Map((await modelStatuses(pool)).map((one) => [one.model, one]));
  const older = leftOf(live, READ_MODELS).filter((left) => !isNewer(left));
  return older.map(leftInWords).join('; ');
}

async function rebuild(
  { databaseUrl, eventStoreUrl, laggingUrl }: Addresses,
  say: Say,
  name: string | undefined,
  { compare = false, back = false }: { compare?: boolean; back?: boolean },
): Promise<number> {
  const models = READ_MODELS.filter((model) => name === undefined || model.name === name);
  if (models.length === 0) {
    await say(`There is no read model "${name}". Known: ${READ_MODELS.map((model) => model.name).join(', ')}.`);
    return 2;
  }
  await migrateProjections(databaseUrl);
  const ledger = openLedger({ url: eventStoreUrl, laggingUrl, log: QUIET });
  let differing = 0;
  try {
    for (const model of models) {
      const bar = progressBar(model.name, say);
      const began = performance.now();
      const report = await rebuildModel({
        url: databaseUrl,
        source: ledger.feed,
        model,
        compare,
        back,
        onProgress: bar.show,
      });
      const seconds = (performance.now() - began) / 1000;
      await bar.end(
        `${report.events} events, ${seconds.toFixed(1)} s, generation ${report.generation}${verdict(report)}`,
      );
      differing += report.differing?.length ?? 0;
    }
  } catch (error) {
    const isAnswer = [NewerVersion, RebuildBusy, ViewsInTheWay].some((kind) => error instanceof kind);
    if (!(error instanceof Error && isAnswer)) throw error;
    await say(`${error.message}.`);
    if (error instanceof NewerVersion) await say('To go back to this release, end the newer one, then add --back.');
    return 1;
  } finally {
    await ledger.close();
  }
  return differing > 0 ? 1 : 0;
}

const verdict = ({ differing, live }: Rebuilt): string =>
  differing === undefined
    ? live
      ? ''
      : ', live when a projector of this release leads'
    : differing.length === 0
      ? ', byte for byte what was live'
      : `, DIFFERED from what was live in ${differing.join(', ')}`;

/** On a pipe only the last line is printed. */
function progressBar(name: string, say: Say) {
  const width = 30;
  const label = name.padEnd(14);
  return {
    show: ({ position, head, events }: RebuildProgress): void => {
      if (!process.stdout.isTTY) return;
      const filled = head === 0n ? width : Number((position * BigInt(width)) / head);
      process.stdout.write(`\r${label} [${'#'.repeat(filled).padEnd(width)}] ${events} events`);
    },
    end: (line: string) => say(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${label} ${line}`),
  };
}
