/** Returns the exit code. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrateProjections } from '../../../projections/migrate.ts';
import { createClient, openPool } from '../../../projections/postgres.ts';
import { AUDITED_PREFIXES } from '../../../schema/events/ledger.ts';
import { openLedger, type RawLedger } from '../../adapters/ledger/eventstore.ts';
import { limitUser, removeUser, type Wished } from '../../adapters/ledger/limited-user.ts';
import { storeUsers } from '../../adapters/ledger/store-users.ts';
import { migrateAdapters } from '../../adapters/migrate.ts';
import { BadSetting } from '../../bad-setting.ts';
import { copiedLog } from '../../copied-log.ts';
import { addressComplaint } from '../../event-store-address.ts';
import { ownCode } from '../audit-key.ts';
import type { Say } from '../run-command.ts';
import { copyRest, type Verified, verifyCopy } from './copy.ts';
import { heldPositions } from './held-positions.ts';
import { anchorEnds } from './moved-anchors.ts';
import { PositionMap } from './position-map.ts';
import { type Source, withSource } from './source.ts';
import { stepBar } from './step-bar.ts';
import { requireRest, switchOver } from './switch-over.ts';

const USAGE = `Usage: npm run ledger -- copy --to 'esdb://user:password@host:2113?tls=true&tlsCAFile=ca.crt' [--map FILE]
  Copies the log into an event store that holds no other, then reads both whole and compares them. Nesie may be at work.
  Killed or called again it goes on where it stopped. FILE says where each event stands in the copy
  (DATA_DIR/ledger-positions.csv).
    --switch   with Nesie stopped: copies the rest, and lets this database follow the copy from now on
       npm run ledger -- user NAME
  Gives an EventStoreDB a user that Nesie connects as, who may neither delete nor write metadata. EVENTSTORE_ADMIN_URL
  is the address with its administrator, EVENTSTORE_USER_PASSWORD the password of the new user. Other users keep what
  they may.
    --remove   takes the user NAME away, once every process connects as another
  docs/operations/event-store.md`;
const QUIET = { info: () => {}, warn: () => {} };

export async function ledgerCommand(args: readonly string[], say: Say): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      map: { type: 'string' },
      switch: { type: 'boolean' },
      remove: { type: 'boolean' },
    },
  });
  const [command, name] = positionals;
  if (command === 'user' && name !== undefined) {
    if (values.remove) await removeUser(name, say, storeUsers(adminUrl(process.env)));
    else await limitUser(wishedUser(name, process.env), say);
    return 0;
  }
  const url = values.to;
  if (positionals.join() !== 'copy' || !url) {
    await say(USAGE);
    return 2;
  }
  const complaint = addressComplaint('--to', url, false);
  if (complaint) throw new BadSetting(`${complaint}.`);
  return withSource(say, (source) => {
    if (values.switch && !ownCode(source.dataDir) && !copiedLog(source.dataDir))
      throw new BadSetting(
        'The copy says where its anchors end, under the key of this log: set DATA_DIR or ANCHOR_KEY.',
      );
    const file = values.map ?? join(source.dataDir ?? '.', 'ledger-positions.csv');
    return copyTo(source, url, { file, switching: values.switch ?? false, say });
  });
}

/** @throws BadSetting */
export function wishedUser(user: string, env: NodeJS.ProcessEnv): Wished {
  const { EVENTSTORE_USER_PASSWORD: password = '' } = env;
  const admin = adminUrl(env);
  if (password.length < 8) throw new BadSetting('EVENTSTORE_USER_PASSWORD has 8 characters or more.');
  return { admin, user, password };
}

function adminUrl({ EVENTSTORE_ADMIN_URL: admin = '' }: NodeJS.ProcessEnv): string {
  const complaint = addressComplaint('EVENTSTORE_ADMIN_URL', admin, true);
  if (complaint) throw new BadSetting(`${complaint}.`);
  return admin;
}

type Wish = { file: string; switching: boolean; say: Say };

/** @throws Error with a sentence for the person at the terminal */
export async function copyTo(source: Source, url: string, { file, switching, say }: Wish): Promise<number> {
  const from = openLedger({ url: source.eventStoreUrl, laggingUrl: source.laggingUrl, log: QUIET });
  const to = openLedger({ url, log: QUIET, code: ownCode(source.dataDir) });
  const client = createClient(source.databaseUrl);
  await client.connect();
  try {
    const trouble = await to.trouble();
    if (trouble) throw new Error(trouble.sentence.replaceAll('EVENTSTORE_URL', '--to'));
    if (switching) {
      await requireRest(client);
      await migrate(source.databaseUrl);
    }
    const { verified, map, ends } = await copied({ from, to, say }, file, switching ? await heldPositions(client) : []);
    if (!verified) return 1;
    const where = map.isSame ? 'Each stands at the same position.' : `Where each stands in the copy: ${file}`;
    const { events, streams } = verified;
    await say(`${events} events in ${streams} streams are the same in both, ids, revisions and hash chains. ${where}`);
    if (!switching) {
      await say('Nothing here follows the copy yet. Stop Nesie and run the same with --switch.');
      return 0;
    }
    const hosts = url.replace(/^.*?:\/\/(?:[^@/?]*@)?([^/?]*).*$/, '$1');
    await switchOver({ from, to, client, eventsDatabaseUrl: source.eventsDatabaseUrl, hosts }, verified, map, ends);
    await say(`This database follows the log at ${hosts} now. Start with EVENTSTORE_URL naming it.`);
    await say('The first start builds the read models anew; npm run audit -- verify --all then compares everything.');
    return 0;
  } finally {
    await Promise.all([from.close(), to.close(), client.end()]);
  }
}

type Logs = { from: RawLedger; to: RawLedger; say: Say };

async function copied({ from, to, say }: Logs, file: string, held: readonly bigint[]) {
  const head = await from.head({ prefixes: AUDITED_PREFIXES });
  const ends = await anchorEnds(from);
  const map = new PositionMap(file, [...held, ...ends.map(({ position }) => position)]);
  try {
    const look = stepBar(head);
    const { there, copied: count, last } = await copyRest({ from, to, onStep: look.show });
    look.end(`${there} events were there, ${count} copied`);
    if (last === undefined) {
      map.drop();
      await say('The log has no events: there is nothing to copy.');
      return { verified: undefined, map, ends };
    }
    const compare = stepBar(last);
    const verified: Verified = await verifyCopy({ from, to, onStep: compare.show }, map, last);
    compare.end(`${verified.events} events read in both`);
    await map.close();
    return { verified, map, ends };
  } catch (error) {
    map.drop();
    throw error;
  }
}

async function migrate(databaseUrl: string): Promise<void> {
  await migrateProjections(databaseUrl);
  const pool = openPool({ connectionString: databaseUrl, max: 2 });
  try {
    await migrateAdapters(pool);
  } finally {
    await pool.end();
  }
}
