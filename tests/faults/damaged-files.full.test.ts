/** The files of the log after a power cut and after decay: the cluster of `npm start`, which flushes. */
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from '../../projections/postgres.ts';
import { type EventServer, startEventServer } from '../../server/adapters/ledger/embedded/server.ts';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { audit } from '../../server/cli/audit-commands.ts';
import { type Postgres, startPostgres } from '../../server/cli/postgres.ts';
import { openFolder } from '../support/open-folder.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';

const STREAMS = 40;
const folder = openFolder('nesie-damaged-');
let postgres: Postgres;
let server: EventServer | undefined;

beforeAll(async () => {
  postgres = await startPostgres({ folder });
});
afterAll(async () => {
  await server?.stop();
  await postgres.stop('immediate');
  rmSync(folder, { recursive: true, force: true });
});

async function ask(sql: string): Promise<Record<string, string>> {
  const client = openClient({ connectionString: postgres.url('events') });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0];
}
async function ledger() {
  server ??= await startEventServer({ databaseUrl: postgres.url('events'), minFreeBytes: 0 });
  return openLedger({ url: server.url, log: silentLog });
}
async function stop(mode: 'fast' | 'immediate'): Promise<void> {
  if (mode === 'fast') await server?.stop();
  await postgres.stop(mode);
  if (mode === 'immediate') await server?.stop().catch(() => undefined);
  server = undefined;
}
function changed(file: string, at: number, change: (bytes: Buffer) => void, length = 1): void {
  const handle = openSync(join(postgres.folder, 'cluster', file), 'r+');
  const bytes = Buffer.alloc(length);
  readSync(handle, bytes, 0, length, at);
  change(bytes);
  writeSync(handle, bytes, 0, length, at);
  closeSync(handle);
}

it('Postgres flushes what it acknowledges, and stops where a flush fails', async () => {
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'data_sync_retry'];
  const settings = await ask(
    `select json_object_agg(name, setting) as all from pg_settings where name in ('${names.join("','")}')`,
  );
  // With data_sync_retry off a failed flush is a panic: the pages that were not written are not believed again.
  expect(settings.all).toEqual({
    ...{ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
    ...{ data_checksums: 'on', data_sync_retry: 'off' },
  });
});

it('what was acknowledged stands after garbage behind the last flushed byte of the write-ahead log', async () => {
  const before = await ledger();
  for (let n = 0; n < STREAMS; n++) await before.append(slotName(n), 'none', [slotClaimed(1)], slotContext());
  await before.close();
  const end = await ask(
    'select file_name as file, file_offset as at from pg_walfile_name_offset(pg_current_wal_flush_lsn())',
  );
  await stop('immediate');
  changed(`pg_wal/${end.file}`, Number(end.at), (bytes) => bytes.fill(0xa5), 20_000);
  postgres = await startPostgres({ folder });
  const after = await ledger();
  for (let n = 0; n < STREAMS; n++) expect((await after.readLatest(slotName(n))).events).toHaveLength(1);
  await after.append(slotName(STREAMS), 'none', [slotClaimed(1)], slotContext());
  await after.close();
});

it('a flipped bit in a page of the log is an error by name, and never a shorter log', async () => {
  await (await ledger()).close();
  const { path } = await ask("select pg_relation_filepath('event_store.event') as path");
  await stop('fast');
  changed(path ?? '', 8_000, (bytes) => bytes.writeUInt8(bytes.readUInt8() ^ 1));
  postgres = await startPostgres({ folder });
  const after = await ledger();
  const whole = (async () => {
    for await (const _page of after.readAllRaw({ prefixes: ['slot-'] }, 'start'));
  })();
  await expect(whole).rejects.toThrow('invalid page');
  await expect(after.readLatest(slotName(0))).rejects.toThrow('invalid page');
  await after.close();
  const at = () => ({ databaseUrl: postgres.url('nesie'), eventStoreUrl: server?.url ?? '' });
  await expect(audit(['export', '--ndjson'], at, () => undefined)).rejects.toThrow('invalid page');
});
