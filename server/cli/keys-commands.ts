/** Changing a key: a new one is made, what the old one wrapped is wrapped anew, the old one is taken away (D0127). */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../projections/postgres.ts';
import { demoSecretFile } from '../demo-secrets.ts';
import { peopleDatabase } from '../people/database.ts';
import { forgetKeys, keySince } from '../people/key-check.ts';
import { reindex } from '../people/reindex.ts';
import { rewrap } from '../people/rewrap.ts';
import { vault } from '../people/vault.ts';
import { KEYS_OF, PROCESS_ROLES, shareOf } from '../process-keys.ts';
import { readSecretFile, replaceSecretFile, replaceWithShares, shareFile } from '../secret-file.ts';
import { freshSecrets, previousOf, REREAD_MS, SECRETS, type SecretName } from '../secret-settings.ts';
import type { Addresses } from './addresses.ts';
import { configOf } from './instance-config.ts';
import { HOW, type KeysDesk, stillNeeded } from './keys-needed.ts';
import type { Say } from './run-command.ts';

const USAGE = `Usage: npm run keys -- <command>
  new             prints the secrets of a new installation, for SECRETS_FILE
  share ROLE      writes beside SECRETS_FILE what that process needs, as worker/secrets.json; rotate keeps it up
  list            every key: its id, the ones before it, and what still needs those
  rotate NAME     makes a new key; every process takes it from the file of secrets within seconds, none is stopped
  rewrap          brings what an earlier PEOPLE_MASTER_KEY wrapped and PEOPLE_INDEX_KEY indexed under the present keys
  retire NAME     takes the earlier keys away; refused while something stored needs them`;

type Desk = KeysDesk & { file: string | undefined; say: Say };

/** @throws Error with a sentence for the person at the terminal */
export async function keysCommand(
  [command, name]: readonly string[],
  at: () => Addresses,
  say: Say,
  { env = process.env, wait = 4 * REREAD_MS } = {},
): Promise<number> {
  if (command === 'new') {
    await say(JSON.stringify(freshSecrets(), null, 2));
    return 0;
  }
  if (command === 'share') return share(name, env.SECRETS_FILE, say);
  const work = WORK[command ?? ''];
  const key = SECRETS.find((one) => one === name);
  if (!work || ((command === 'rotate' || command === 'retire') && !key)) {
    await say(`${USAGE}\nNames: ${SECRETS.join(', ')}`);
    return 2;
  }
  const where = at();
  const config = configOf(where, env);
  const pool = openPool({ connectionString: config.databaseUrl, max: 2 });
  const file = env.SECRETS_FILE ?? (where.dataDir === undefined ? undefined : demoSecretFile(where.dataDir));
  try {
    return await work({ config, db: peopleDatabase(pool), file, env, say }, key ?? 'PEOPLE_MASTER_KEY', wait);
  } finally {
    await pool.end();
  }
}

/** What a process of a role needs of the file, so that the whole is mounted into no other (R1001). */
async function share(name: string | undefined, file: string | undefined, say: Say): Promise<number> {
  const role = PROCESS_ROLES.find((one) => one === name);
  if (!role || KEYS_OF[role].length === 0) {
    const roles = PROCESS_ROLES.filter((one) => KEYS_OF[one].length > 0);
    await say(`Of ${roles.join(', ')}; another role needs no key.`);
    return 2;
  }
  const secrets = file === undefined ? undefined : readSecretFile(file);
  if (file === undefined || !secrets) throw new Error('SECRETS_FILE names the file with all keys.');
  const to = shareFile(file, role);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  replaceSecretFile(to, shareOf(secrets, role));
  await say(`${to} has ${KEYS_OF[role].join(', ')}, and the settings of the file that are no keys of Nesie.`);
  return 0;
}

type Work = (desk: Desk, name: SecretName, wait: number) => Promise<number>;
const WORK: Readonly<Record<string, Work>> = { list, rotate, rewrap: rewrapOrReindex, retire };

async function list(desk: Desk): Promise<number> {
  const { config, say } = desk;
  for (const name of SECRETS) {
    const [present, ...previous] = config.keys[name].all();
    const needed = previous.length > 0 ? await stillNeeded(desk, name) : undefined;
    const before = previous.length > 0 ? `; before it ${previous.map(({ id }) => id).join(', ')}` : '';
    await say(`${name}: ${present?.id}${before}`);
    await say(
      `  ${previous.length === 0 ? HOW[name] : (needed ?? `nothing is known to need the earlier ones: retire ${name}`)}`,
    );
  }
  return 0;
}

async function rotate(desk: Desk, name: SecretName, wait: number): Promise<number> {
  const { config, db, say } = desk;
  const made = randomBytes(32).toString('base64');
  const { file, secrets } = writable(desk, name, made);
  const [present, before] = [secrets[name] ?? '', secrets[previousOf(name)]];
  if (name === 'PEOPLE_INDEX_KEY') {
    // Every process looks for both before any of them writes by the new one.
    const known = [made, before].filter(Boolean).join(',');
    replaceWithShares(file, { ...secrets, [previousOf(name)]: known });
    await sleep(wait);
  }
  const previous = [present, before].filter(Boolean).join(',');
  replaceWithShares(file, { ...secrets, [name]: made, [previousOf(name)]: previous });
  await say(`${name} is new; ${file} has it and the one before it. Copy the file to where you keep its copies.`);
  await sleep(wait);
  await say(`The present key is ${config.keys[name].present().id}.`);
  await keySince(db, name, config.keys[name].present());
  if (name === 'PEOPLE_MASTER_KEY') await rewrapAll(desk);
  if (name === 'PEOPLE_INDEX_KEY') await reindexAll(desk);
  await say(HOW[name]);
  return 0;
}

async function rewrapOrReindex(desk: Desk): Promise<number> {
  await rewrapAll(desk);
  if (desk.config.keys.PEOPLE_INDEX_KEY.all().length > 1) await reindexAll(desk);
  return 0;
}

const every10000 = (say: Say, what: string) => {
  let said = 0;
  return (done: number): void => {
    if (done - said < 10_000) return;
    said = done;
    void say(`${done} ${what} ...`);
  };
};

/** Returns what is found by the earlier key alone, in words. */
async function reindexAll({ config, db, say, env }: Desk): Promise<string | undefined> {
  const { PEOPLE_MASTER_KEY: master, PEOPLE_INDEX_KEY: index } = config.keys;
  const what = 'persons, lists and accounts indexed anew';
  const { done, unknown } = await reindex({ db, vault: vault({ master, index }) }, every10000(say, what));
  await say(`${done} ${what} with ${index.present().id}.`);
  const { lists, claims } = unknown;
  if (lists + claims === 0 || env.ANYWAY) return undefined;
  const found = `${lists} rows of lists of IINs and ${claims} owners of bank accounts are found by it alone`;
  await say(`${found}: put the IINs on the lists again; an owner is known again when he names the account again.`);
  return `${found}; with ANYWAY=1 they are lost`;
}

async function rewrapAll({ config, db, say }: Desk): Promise<number> {
  const what = 'data keys wrapped anew';
  const done = await rewrap(db, config.keys.PEOPLE_MASTER_KEY, every10000(say, what));
  await say(`${done} ${what} with ${config.keys.PEOPLE_MASTER_KEY.present().id}.`);
  return 0;
}

async function retire(desk: Desk, name: SecretName): Promise<number> {
  const { config, db, say } = desk;
  const previous = config.keys[name].all().slice(1);
  if (previous.length === 0) throw new Error(`${name} has no earlier key.`);
  const needed = (await stillNeeded(desk, name)) ?? (name === 'PEOPLE_INDEX_KEY' ? await reindexAll(desk) : undefined);
  if (needed) throw new Error(`The earlier ${name} is still needed: ${needed}`);
  const { file, secrets } = writable(desk, name, '');
  const { [previousOf(name)]: gone, ...rest } = secrets;
  replaceSecretFile(`${file}.retired`, { ...readSecretFile(`${file}.retired`), [name]: gone ?? '' });
  replaceWithShares(file, rest);
  await forgetKeys(db, name, previous);
  await say(`${previous.map(({ id }) => id).join(', ')} of ${name} taken away.`);
  await say(`${file}.retired has them: backups made before need them. Move that file to the backups' keys.`);
  return 0;
}

/** @throws Error with the steps for keys that are settings */
function writable({ file, env }: Desk, name: SecretName, made: string) {
  const secrets = file === undefined ? undefined : readSecretFile(file);
  if (file !== undefined && secrets && !env[name]) return { file, secrets };
  const before = previousOf(name);
  throw new Error(
    made
      ? `${name} is a setting. Without a stop: 1. add this new key to ${before} everywhere and restart one process after ` +
          `another: ${made} 2. exchange the two and restart again. 3. npm run keys -- rewrap. Or use SECRETS_FILE.`
      : `${name} is a setting: take it out of ${before} and restart one process after another.`,
  );
}
