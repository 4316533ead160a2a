/** `npm run audit -- import`: an export becomes the log of an empty instance, event by event at the same position. */
import { createClient } from '../../projections/postgres.ts';
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import type { Finding } from '../../schema/reference/findings.ts';
import { AnchorCheck } from '../adapters/ledger/check-anchors.ts';
import { CREATE_LOG } from '../adapters/ledger/embedded/storage.ts';
import { asCopy } from '../copied-log.ts';
import type { Brought } from './audit-conclude.ts';
import { anchorsAmong, eventsIn } from './audit-file.ts';
import { ownAnchorKeys } from './audit-key.ts';
import type { Out } from './audit-out.ts';
import { verifyFile } from './audit-verify.ts';
import { LOG_COLUMNS, rowOf } from './backup/log-rows.ts';
import { copyRows, requireEmpty } from './backup/restore.ts';
import { copyLine, LOG_TABLE } from './backup/script.ts';
import { inEmptyInstance } from './empty-instance.ts';

/** @throws Error with a sentence for the person at the terminal */
export async function importFile(file: string, brought: Brought, out: Out): Promise<number> {
  if ((await verifyFile(file, brought, out)) !== 0) {
    await out.say('Nothing was imported.');
    return 1;
  }
  const signer = await lastSignerOf(file);
  return inEmptyInstance(out.say, async ({ eventsDatabaseUrl, dataDir }) => {
    const own = ownAnchorKeys(dataDir);
    const isOwn = own.length > 0 && (signer === undefined || own.includes(signer));
    const load = () => importInto(eventsDatabaseUrl, file);
    const imported = await (isOwn ? load() : asCopy(dataDir, { keys: [...brought.keys] }, load));
    out.tell({ imported, copy: !isOwn });
    await out.say(`${imported} events imported, each at its position.`);
    await out.say('npm start builds the read models; npm run audit -- verify --all then compares everything.');
    if (!isOwn)
      await out.say(
        'The log is of another installation: no workflow runs on it, no day is closed, no anchor is signed.',
      );
    await out.say(
      'An export has no persons: loans stand there with an empty applicant. A backup has them (npm run backup).',
    );
    return 0;
  });
}

/** The public key of the last anchor. */
async function lastSignerOf(file: string): Promise<string | undefined> {
  const anchors = await anchorsAmong(eventsIn(file, [], (line) => line.includes(`"${ANCHOR_STREAM}"`)));
  return new AnchorCheck(anchors, []).last?.anchor.publicKey;
}

/** All or nothing. @returns the number of events. @throws Error if the log has events, or a line is damaged */
export async function importInto(eventsDatabaseUrl: string, file: string): Promise<number> {
  const client = createClient(eventsDatabaseUrl);
  await client.connect();
  try {
    await client.query(CREATE_LOG);
    await requireEmpty(client, LOG_TABLE);
    await client.query('begin');
    const count = await copyRows(client, copyLine(LOG_TABLE, LOG_COLUMNS), rowsOf(file));
    await client.query('commit');
    return count;
  } finally {
    await client.end();
  }
}

async function* rowsOf(file: string): AsyncGenerator<string> {
  const unread: Finding[] = [];
  for await (const event of eventsIn(file, unread)) {
    if (unread[0]) throw new Error(`${unread[0].where} ${unread[0].what}.`);
    yield rowOf(event).slice(0, -1);
  }
}
