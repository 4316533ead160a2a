/** Where the databases are: the environment, or the running `npm start` of this data folder. */
import { BadSetting } from '../config.ts';
import { addressComplaint } from '../event-store-address.ts';
import { readRunFile } from './run-file.ts';

export type Addresses = {
  databaseUrl: string;
  eventStoreUrl: string;
  laggingUrl?: string | undefined;
  /** Of the instance at these addresses, where that is known: no other folder has its secrets and its kept anchors. */
  dataDir?: string | undefined;
};

type Env = Readonly<Record<string, string | undefined>>;

/** Of whatever runs from this folder. */
export const dataDirHere = (env: Env = process.env): string => env.DATA_DIR ?? '.data';

/** @throws BadSetting with a sentence for the person at the terminal */
export function addresses(env: Env = process.env, here = dataDirHere(env)): Addresses {
  const run = readRunFile(here);
  const databaseUrl = env.DATABASE_URL || run?.databaseUrl;
  const eventStoreUrl = env.EVENTSTORE_URL || run?.eventStoreUrl;
  if (!databaseUrl || !eventStoreUrl) {
    throw new BadSetting('Nesie does not run here. Start it with npm start, or set DATABASE_URL and EVENTSTORE_URL.');
  }
  const complaint = addressComplaint('EVENTSTORE_URL', eventStoreUrl, false);
  if (complaint) throw new BadSetting(`${complaint}.`);
  // Addresses given by hand are of another instance than the one that has run in this folder, unless both are its own.
  const isOfHere = run?.databaseUrl === databaseUrl && run.eventStoreUrl === eventStoreUrl;
  const dataDir = env.DATA_DIR ?? (isOfHere ? here : undefined);
  return { databaseUrl, eventStoreUrl, laggingUrl: env.EVENTSTORE_LAGGING_URL || undefined, dataDir };
}
