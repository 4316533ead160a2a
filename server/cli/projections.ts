/** `npm run projections -- status | rebuild [name] [--compare]`: how far the read models are, and the way to make them anew from the log. */
import { parseArgs } from 'node:util';
import { modelStatuses } from '../../projections/checkpoint/as-of.ts';
import { migrateProjections } from '../../projections/migrate.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { createPool } from '../../projections/postgres.ts';
import { type RebuildProgress, rebuildModel } from '../../projections/rebuild.ts';
import { LEDGER_PREFIXES } from '../../schema/events/ledger.ts';
import { openLedger } from '../adapters/ledger/eventstore.ts';
import { type Addresses, addresses } from './addresses.ts';

const USAGE = 'Usage: npm run projections -- status | rebuild [name] [--compare]';
const QUIET = { info: () => {}, warn: () => {} };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { compare: { type: 'boolean' } },
  });
  const [command, name] = positionals;
  if (command === 'status') return await status(addresses());
  if (command === 'rebuild') return await rebuild(addresses(), name, values.compare ?? false);
  say(USAGE);
  return 2;
}

async function status({ databaseUrl, eventStoreUrl }: Addresses): Promise<number> {
  const ledger = openLedger({ url: eventStoreUrl, log: QUIET });
  const pool = createPool(databaseUrl, 1);
  try {
    const head = await ledger.head({ prefixes: LEDGER_PREFIXES });
    const statuses = await modelStatuses(pool);
    say(`head of the log: ${head}`);
    say('model          gen  ver     position      events  parked  as of');
    for (const one of statuses) {
      const behind = head !== 'start' && (one.position ?? -1n) < head ? '  BEHIND' : '';
      const cells = [
        one.model.padEnd(13),
        String(one.generation).padStart(4),
        String(one.version).padStart(4),
        String(one.position ?? 'start').padStart(12),
        String(one.events).padStart(11),
        String(one.parked).padStart(7),
        `  ${one.as_of ?? '-'}`,
      ];
      say(`${cells.join(' ')}${behind}`);
      if (one.halted) say(`  STOPPED at ${one.halted}`);
    }
    return statuses.some((one) => one.halted !== null || one.parked > 0n) ? 1 : 0;
  } finally {
    await pool.end();
    await ledger.close();
  }
}

async function rebuild({ databaseUrl, eventStoreUrl }: Addresses, name: string | undefined, compare: boolean) {
  const models = READ_MODELS.filter((model) => name === undefined || model.name === name);
  if (models.length === 0) {
    say(`There is no read model "${name}". Known: ${READ_MODELS.map((model) => model.name).join(', ')}.`);
    return 2;
  }
  await migrateProjections(databaseUrl);
  const ledger = openLedger({ url: eventStoreUrl, log: QUIET });
  let differing = 0;
  try {
    for (const model of models) {
      const bar = progressBar(model.name);
      const began = performance.now();
      const done = await rebuildModel({ url: databaseUrl, source: ledger.feed, model, compare, onProgress: bar.show });
      const seconds = (performance.now() - began) / 1000;
      bar.end(
        `${done.events} events, ${seconds.toFixed(1)} s, generation ${done.generation}${verdict(done.differing)}`,
      );
      differing += done.differing?.length ?? 0;
    }
  } finally {
    await ledger.close();
  }
  return differing > 0 ? 1 : 0;
}

const verdict = (differing: string[] | undefined): string =>
  differing === undefined
    ? ''
    : differing.length === 0
      ? ', byte for byte what was live'
      : `, DIFFERED from what was live in ${differing.join(', ')}`;

/** One line that is drawn over itself; on a pipe only the last one is written. */
function progressBar(name: string) {
  const width = 30;
  const label = name.padEnd(14);
  return {
    show: ({ position, head, events }: RebuildProgress): void => {
      if (!process.stdout.isTTY) return;
      const done = head === 0n ? width : Number((position * BigInt(width)) / head);
      process.stdout.write(`\r${label} [${'#'.repeat(done).padEnd(width)}] ${events} events`);
    },
    end: (line: string): void => say(`${process.stdout.isTTY ? '\r\u001b[K' : ''}${label} ${line}`),
  };
}

// Last, so that everything above is there when it runs.
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
