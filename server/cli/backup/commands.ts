/** `npm run backup`: makes a backup of the running instance, checks one, makes a key. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '../../../projections/postgres.ts';
import { noteBackup } from '../../adapters/backup-note.ts';
import { openLedger } from '../../adapters/ledger/eventstore.ts';
import { type Addresses, dataDirHere } from '../addresses.ts';
import { givenKey, trustedKeys } from '../audit-key.ts';
import { inLines } from '../audit-out.ts';
import { report } from '../audit-print.ts';
import { namedFolder } from '../folder.ts';
import { progressBar } from '../progress-bar.ts';
import type { Say } from '../run-command.ts';
import { checkBackup, soundLog } from './check.ts';
import { identitiesIn, makeKey, writeSealed } from './sealed-file.ts';
import { backupOf } from './write.ts';

const USAGE = `Usage: npm run backup -- <command>
  keygen FILE                              a new pair of keys: FILE is the private one, keep it away from this machine
  make --to FOLDER --recipient age1…       a backup of the running instance; several --recipient open it alike
  check FILE --identity KEYFILE            that it is whole: every row, hash chains, anchors, figures
    with --key KEY                         the public key that signed the anchors (npm run audit -- anchor-key)
The keys of the instance (DATA_DIR/secrets.json, or your settings) are never in a backup: keep a copy of them elsewhere.`;

const QUIET = { info: () => {}, warn: () => {} };
const OPTIONS = {
  to: { type: 'string' },
  recipient: { type: 'string', multiple: true },
  identity: { type: 'string', multiple: true },
  key: { type: 'string', multiple: true },
} as const;

/** Returns the exit code. @throws Error with a sentence for the person at the terminal */
export async function backup(args: readonly string[], at: () => Addresses, say: Say): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [command, file] = positionals;
  if (command === 'keygen' && file !== undefined) return keygen(file, say);
  if (command === 'make' && values.to !== undefined && values.recipient) {
    return make(values.to, values.recipient, at(), say);
  }
  if (command === 'check' && file !== undefined && values.identity) {
    return check(file, values.identity.flatMap(identitiesIn), (values.key ?? []).map(givenKey), say);
  }
  await say(USAGE);
  return 2;
}

async function keygen(file: string, say: Say): Promise<number> {
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
  if (existsSync(file)) throw new Error(`${file} is there already; a key is never overwritten.`);
  const recipient = await makeKey(file);
  await say(`The private key is in ${file}: whoever has it reads every backup. Move it to a safe place.`);
  await say(`Public key, for make --recipient: ${recipient}`);
  return 0;
}

async function make(folder: string, recipients: readonly string[], at: Addresses, say: Say): Promise<number> {
  namedFolder(folder);
  const madeAt = new Date();
  const file = join(folder, `nesie-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.age`);
  const ledger = openLedger({ url: at.eventStoreUrl, laggingUrl: at.laggingUrl, log: QUIET });
  const client = createClient(at.databaseUrl);
  await client.connect();
  const bar = progressBar('backup');
  try {
    const made = await backupOf({ ledger, client }, madeAt, (events) => bar.show(0, `${events} events`));
    await writeSealed(file, made.text, recipients);
    await noteBackup(client, madeAt);
    const rows = Object.values(made.rows).reduce((sum, count) => sum + count, 0);
    bar.end(`${rows} rows through position ${made.position}, ${megabytes(file)} MB: ${file}`);
    writeFileSync(join(folder, 'forgotten.txt'), made.forgotten.map((id) => `${id}\n`).join(''), { mode: 0o600 });
    await say(`${made.forgotten.length} forgotten persons are in forgotten.txt, for restoring an older backup.`);
    return 0;
  } finally {
    await Promise.all([ledger.close(), client.end()]);
  }
}

const megabytes = (file: string): string => (statSync(file).size / 1_000_000).toFixed(1);

async function check(file: string, identities: readonly string[], keys: readonly string[], say: Say): Promise<number> {
  const own = trustedKeys(dataDirHere());
  const { head, log } = await checkBackup(file, identities, { brought: keys, own });
  await say(`Made at ${head.madeAt}, through position ${head.position}: ${log.log.events} events, all rows are there.`);
  if (keys.length === 0 && own.length === 0)
    await say('No key of the anchors was given: they are held against their own.');
  return report(inLines(say), log.findings, `${soundLog(log)}.`);
}
