/** Addresses come from the environment, or from the `npm start` that runs in this data folder. */
import { BadSetting } from '../bad-setting.ts';
import { addressComplaint } from '../event-store-address.ts';
import { readRunFile } from './run-file.ts';

export type Addresses = {
  databaseUrl: string;
  eventStoreUrl: string;
  laggingUrl?: string | undefined;
  /** It has the secrets and the kept anchors; undefined if unknown. */
  dataDir?: string | undefined;
};

type Env = Readonly<Record<string, string | undefined>>;

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
  // Explicit addresses belong to another instance, unless both are those of the instance in this folder.
  const isOfHere = run?.databaseUrl === databaseUrl && run.eventStoreUrl === eventStoreUrl;
  const dataDir = env.DATA_DIR ?? (isOfHere ? here : undefined);
  return { databaseUrl, eventStoreUrl, laggingUrl: env.EVENTSTORE_LAGGING_URL || undefined, dataDir };
}
