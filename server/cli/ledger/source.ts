/** The log that is copied: of the instance that runs here or is named, or of this data folder, started for the time. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadSetting } from '../../bad-setting.ts';
import { type Addresses, addresses, dataDirHere } from '../addresses.ts';
import type { Say } from '../run-command.ts';
import { readRunFile } from '../run-file.ts';
import { makeFolder, ownEventServer, ownPostgres } from '../stack.ts';
import { ROOT } from '../steps.ts';

export type Source = Addresses & {
  /** Of the own event server. */
  eventsDatabaseUrl?: string | undefined;
};

export async function withSource(say: Say, work: (source: Source) => Promise<number>): Promise<number> {
  const dataDir = resolve(ROOT, dataDirHere());
  const run = readRunFile(dataDir);
  const named = process.env.DATABASE_URL && process.env.EVENTSTORE_URL;
  if (run || named)
    return work({ ...addresses(), eventsDatabaseUrl: named ? undefined : (run?.eventsDatabaseUrl ?? undefined) });
  return alone(dataDir, say, work);
}

async function alone(dataDir: string, say: Say, work: (source: Source) => Promise<number>): Promise<number> {
  if (!existsSync(join(dataDir, 'secrets.json')) && !process.env.DATABASE_URL)
    throw new BadSetting(`There is no instance in ${dataDir}. DATA_DIR names its folder.`);
  const env = Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? '']));
  makeFolder(join(dataDir, 'logs'));
  const giveUp = (reason: string) => {
    throw new Error(reason);
  };
  const options = { env, say: (line: string) => void say(line), giveUp };
  const postgres = await ownPostgres(options, dataDir);
  try {
    const databaseUrl = env.DATABASE_URL || postgres?.current().url('nesie') || '';
    const eventsDatabaseUrl = postgres?.current().url('events') ?? databaseUrl;
    const events = await ownEventServer(options, dataDir, eventsDatabaseUrl);
    try {
      return await work({
        databaseUrl,
        eventStoreUrl: events?.url ?? env.EVENTSTORE_URL ?? '',
        dataDir,
        eventsDatabaseUrl,
      });
    } finally {
      await events?.child.stop();
    }
  } finally {
    await postgres?.stop();
  }
}
