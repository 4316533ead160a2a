/** Where the databases are: the environment, or the running `npm start` of this data folder. */
import { readRunFile } from './run-file.ts';

export type Addresses = { databaseUrl: string; eventStoreUrl: string; laggingUrl?: string | undefined };

/** @throws Error with a sentence for the person at the terminal */
export function addresses(env: NodeJS.ProcessEnv = process.env): Addresses {
  const run = readRunFile(env.DATA_DIR ?? '.data');
  const databaseUrl = env.DATABASE_URL ?? run?.databaseUrl;
  const eventStoreUrl = env.EVENTSTORE_URL ?? run?.eventStoreUrl;
  if (!databaseUrl || !eventStoreUrl) {
    throw new Error('Nesie does not run here. Start it with npm start, or set DATABASE_URL and EVENTSTORE_URL.');
  }
  return { databaseUrl, eventStoreUrl, laggingUrl: env.EVENTSTORE_LAGGING_URL || undefined };
}
