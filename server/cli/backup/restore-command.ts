/** `npm run restore`: checks a backup, then loads it into an instance that has nothing yet and does not run. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openPool } from '../../../projections/postgres.ts';
import { BorrowerId } from '../../../schema/events/codecs.ts';
import { instant } from '../../../schema/values/local-date.ts';
import type { Config } from '../../config.ts';
import { peopleDatabase } from '../../people/database.ts';
import { forgetting } from '../../people/forgetting.ts';
import { checkKeys } from '../../people/key-check.ts';
import { vault } from '../../people/vault.ts';
import { givenKey, ownAnchorKeys } from '../audit-key.ts';
import { inLines } from '../audit-out.ts';
import { report } from '../audit-print.ts';
import type { Say } from '../run-command.ts';
import { checkBackup, soundLog } from './check.ts';
import { restore, type Target } from './restore.ts';
import { identitiesIn } from './sealed-file.ts';

export const USAGE = `Usage: npm run restore -- FILE --identity KEYFILE [--forgotten FILE] [--key KEY]
Restores into DATA_DIR (default .data), or into the empty DATABASE_URL; nothing may run there. Put secrets.json of the
instance into DATA_DIR first (or the same keys into the settings): without them nobody stored can be read.
  --forgotten FILE   forgotten.txt of the newest backup: whom it names is forgotten again
  --key KEY          the public key that signed the anchors, if it is not the one of this instance`;

export type Wanted = {
  file: string;
  identities: readonly string[];
  forgotten: readonly string[];
  keys: readonly string[];
};

/** Undefined if help should be shown. @throws Error with a sentence for the person at the terminal */
export function readWanted(args: readonly string[]): Wanted | undefined {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      identity: { type: 'string', multiple: true },
      forgotten: { type: 'string' },
      key: { type: 'string', multiple: true },
    },
  });
  const [file] = positionals;
  if (file === undefined || !values.identity) return undefined;
  return {
    file,
    identities: values.identity.flatMap(identitiesIn),
    forgotten: values.forgotten === undefined ? [] : idsIn(values.forgotten),
    keys: (values.key ?? []).map(givenKey),
  };
}

function idsIn(file: string): string[] {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  return readFileSync(file, 'utf8').split(/\s+/).filter(Boolean);
}

/** Whether the backup is whole; what is wrong is said. Read before anything is written. @throws Damaged */
export async function isWhole(wanted: Wanted, dataDir: string, say: Say): Promise<boolean> {
  const keys = { brought: wanted.keys, own: ownAnchorKeys(dataDir) };
  const { head, log } = await checkBackup(wanted.file, wanted.identities, keys);
  await say(`The backup of ${head.madeAt} has ${log.log.events} events through position ${head.position}.`);
  const good = `${soundLog(log)}: it is being loaded.`;
  return (await report(inLines(say), log.findings, good)) === 0;
}

/** @throws KeysDoNotFit, after which the data are there and wait for their keys */
export async function restoreInto(
  to: Target,
  wanted: Wanted,
  keys: Pick<Config['keys'], 'PEOPLE_MASTER_KEY' | 'PEOPLE_INDEX_KEY' | 'ANSWERS_KEY' | 'ANCHOR_KEY'>,
  say: Say,
): Promise<number> {
  const rows = await restore(wanted.file, wanted.identities, to);
  const db = peopleDatabase(openPool({ connectionString: to.databaseUrl, max: 2 }));
  try {
    const { PEOPLE_MASTER_KEY, PEOPLE_INDEX_KEY, ANSWERS_KEY, ANCHOR_KEY } = keys;
    await checkKeys(db, { PEOPLE_MASTER_KEY, PEOPLE_INDEX_KEY, ANSWERS_KEY, ANCHOR_KEY });
    const forget = forgetting({ db, vault: vault({ master: PEOPLE_MASTER_KEY, index: PEOPLE_INDEX_KEY }) });
    for (const id of wanted.forgotten) await forget.erase(BorrowerId.parse(id), instant(new Date()));
  } finally {
    await db.destroy();
  }
  await say(`${rows} rows restored; ${wanted.forgotten.length} persons were named to be forgotten again.`);
  await say('npm start rebuilds the read models; npm run audit -- verify --all then compares everything.');
  return 0;
}
