/** `npm run audit -- import`: an export becomes the log of an empty instance, event by event at the same position. */
import { createClient } from '../../projections/postgres.ts';
import type { Finding } from '../../schema/reference/findings.ts';
import { CREATE_LOG } from '../adapters/ledger/embedded/storage.ts';
import type { Brought } from './audit-conclude.ts';
import { eventsIn } from './audit-file.ts';
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
  return inEmptyInstance(out.say, async ({ eventsDatabaseUrl }) => {
    const imported = await importInto(eventsDatabaseUrl, file);
    out.tell({ imported });
    await out.say(`${imported} events imported, each at its position.`);
    await out.say('npm start builds the read models; npm run audit -- verify --all then compares everything.');
    await out.say(
      'An export has no persons: loans stand there with an empty applicant. A backup has them (npm run backup).',
    );
    return 0;
  });
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
