/** `npm run restore -- FILE --identity KEYFILE`: starts the instance's own Postgres alone and loads a backup. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadSetting } from '../bad-setting.ts';
import { SECRETS } from '../config.ts';
import { dataDirHere } from './addresses.ts';
import { isWhole, readWanted, restoreInto, USAGE } from './backup/restore-command.ts';
import { configOf } from './instance-config.ts';
import { runCommand } from './run-command.ts';
import { makeFolder, ownPostgres, requireNotRunning } from './stack.ts';
import { ROOT } from './steps.ts';

const env = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']));

await runCommand(async (say) => {
  const wanted = readWanted(process.argv.slice(2));
  if (!wanted) {
    await say(USAGE);
    return 2;
  }
  const dataDir = resolve(ROOT, dataDirHere());
  requireNotRunning(dataDir);
  requireOwnLog();
  requireSecrets(dataDir);
  if (!(await isWhole(wanted, dataDir, say))) return 1;
  makeFolder(dataDir);
  const giveUp = (reason: string) => {
    throw new Error(reason);
  };
  const postgres = await ownPostgres({ env, say: (line) => void say(line), giveUp }, dataDir);
  try {
    const databaseUrl = env.DATABASE_URL || postgres?.current().url('nesie') || '';
    const eventsDatabaseUrl = postgres?.current().url('events') ?? databaseUrl;
    const { secrets } = configOf({ databaseUrl, eventStoreUrl: 'esdb://127.0.0.1:2113?tls=false', dataDir });
    return await restoreInto({ databaseUrl, eventsDatabaseUrl }, wanted, secrets, say);
  } finally {
    await postgres?.stop();
  }
});

/** An EventStoreDB gives each event a position of its own, and the anchors name positions. */
function requireOwnLog(): void {
  if (!env.EVENTSTORE_URL) return;
  throw new BadSetting(
    'A backup is restored into the own event server: leave EVENTSTORE_URL out. An EventStoreDB is restored from its own backups.',
  );
}

/** Otherwise new ones would be made up, which read nothing. */
function requireSecrets(dataDir: string): void {
  if (SECRETS.every((name) => env[name]) || existsSync(join(dataDir, 'secrets.json'))) return;
  throw new BadSetting(`Put secrets.json of the instance into ${dataDir} first: a backup never holds the keys.`);
}
