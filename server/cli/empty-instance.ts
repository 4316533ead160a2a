/** Starts the instance's own Postgres alone, for a command that fills an instance which has nothing yet. */
import { resolve } from 'node:path';
import { BadSetting } from '../bad-setting.ts';
import { dataDirHere } from './addresses.ts';
import type { Target } from './backup/restore.ts';
import type { Say } from './run-command.ts';
import { makeFolder, ownPostgres, requireNotRunning } from './stack.ts';
import { ROOT } from './steps.ts';

type Work = (to: Target & { dataDir: string }) => Promise<number>;

/** @throws BadSetting if it runs, or has an EventStoreDB, whose positions would differ from those that anchors name */
export async function inEmptyInstance(say: Say, work: Work): Promise<number> {
  const env = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']));
  const dataDir = resolve(ROOT, dataDirHere());
  requireNotRunning(dataDir);
  if (env.EVENTSTORE_URL)
    throw new BadSetting(
      'The log goes into the own event server: leave EVENTSTORE_URL out. An EventStoreDB is restored from its own backups.',
    );
  makeFolder(dataDir);
  const giveUp = (reason: string) => {
    throw new Error(reason);
  };
  const postgres = await ownPostgres({ env, say: (line) => void say(line), giveUp }, dataDir);
  try {
    const databaseUrl = env.DATABASE_URL || postgres?.current().url('nesie') || '';
    return await work({ databaseUrl, eventsDatabaseUrl: postgres?.current().url('events') ?? databaseUrl, dataDir });
  } finally {
    await postgres?.stop();
  }
}
