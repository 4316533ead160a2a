/** The text of a backup: the log up to one moment, then the tables at that moment. */
import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { AUDITED_PREFIXES } from '../../../schema/events/ledger.ts';
import type { RawLedger } from '../../adapters/ledger/eventstore.ts';
import { countersOf, keptTables, migrationsOf } from './kept-tables.ts';
import { LOG_COLUMNS, rowOf } from './log-rows.ts';
import { openMoment } from './moment.ts';
import { copyLine, counterLine, END_OF_ROWS, type End, endLine, FORMAT, headLine, LOG_TABLE } from './script.ts';

export type Written = {
  position: bigint;
  /** Of each table; complete when the text has been read to its end. */
  rows: End;
  forgotten: readonly string[];
  text: AsyncIterable<string | Buffer>;
};

type Source = { ledger: Pick<RawLedger, 'head' | 'readStoreRaw'>; client: pg.Client };

/** @param onEvents is called with the number of events so far */
export async function backupOf(
  { ledger, client }: Source,
  madeAt: Date,
  onEvents: (events: number) => void,
): Promise<Written> {
  const position = await openMoment(ledger, client);
  const rows: End = {};
  const tables = await keptTables(client);
  const migrations = await migrationsOf(client);
  const forgotten = await forgottenIn(client);
  async function* text() {
    yield headLine({
      format: FORMAT,
      madeAt: madeAt.toISOString(),
      position: String(position < 0n ? 0n : position),
      migrations,
    });
    yield copyLine(LOG_TABLE, LOG_COLUMNS);
    rows[LOG_TABLE] = 0;
    for await (const page of logUpTo(ledger, position)) {
      rows[LOG_TABLE] += page.length;
      yield page.map(rowOf).join('');
      onEvents(rows[LOG_TABLE]);
    }
    yield `${END_OF_ROWS}\n`;
    for (const { name, columns } of tables) {
      const copy = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
      yield copyLine(name, columns);
      yield* Readable.from(copy) as AsyncIterable<Buffer>;
      yield `${END_OF_ROWS}\n`;
      rows[name] = copy.rowCount;
    }
    for (const counter of await countersOf(client)) yield counterLine(counter);
    yield endLine(rows);
    await client.query('commit');
  }
  return { position, rows, forgotten, text: text() };
}

async function* logUpTo(ledger: Source['ledger'], position: bigint) {
  for await (const page of ledger.readStoreRaw({ prefixes: AUDITED_PREFIXES })) {
    yield page.filter((event) => event.position <= position);
    if ((page.at(-1)?.position ?? -1n) > position) return;
  }
}

/** A person whom an older backup would bring back. */
async function forgottenIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from people.account where erased_at is not null order by id',
  );
  return rows.map(({ id }) => id);
}
