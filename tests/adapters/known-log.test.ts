/** A database that is given another log than the one it follows (R980). */
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateProjections } from '../../projections/migrate.ts';
import { createPool } from '../../projections/postgres.ts';
import { openLedger, type RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { ledgerTrouble, otherLog } from '../../server/compose/known-log.ts';
import { readiness } from '../../server/compose/readiness.ts';
import { eventServer, type TestEventServer } from '../support/event-server.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';

let database: TestDatabase;
let pool: pg.Pool;
const stores: TestEventServer[] = [];
const ledgers: RawLedger[] = [];

beforeEach(async () => {
  database = await migratedDatabase();
  await migrateProjections(database.url);
  pool = createPool(database.url, 2);
});
afterEach(async () => {
  for (const ledger of ledgers.splice(0)) await ledger.close();
  for (const store of stores.splice(0)) await store.stop();
  await pool.end();
  await database.drop();
});

async function logWith(events: number): Promise<RawLedger> {
  const store = await eventServer();
  const ledger = openLedger({ url: store.url, log: silentLog });
  stores.push(store);
  ledgers.push(ledger);
  for (let n = 0; n < events; n++) await ledger.append(slotName(n), 'none', [slotClaimed(1)], slotContext());
  return ledger;
}

async function followed(ledger: RawLedger): Promise<void> {
  expect(await otherLog({ ledger, pool })).toBeUndefined();
  const head = await ledger.head({ prefixes: ['slot-'] });
  await pool.query(`insert into ops.workflow (name, position) values ('a-workflow', $1)`, [String(head)]);
}

describe('a database that has followed a log', () => {
  it('it is served by the same log as that grows, and asked for nothing', async () => {
    const ledger = await logWith(2);
    await followed(ledger);
    await ledger.append(slotName(7), 'none', [slotClaimed(1)], slotContext());
    expect(await ledgerTrouble({ ledger, pool })).toBeUndefined();
  });

  it('an empty event store is refused, and the sentence names the way', async () => {
    await followed(await logWith(2));
    const ledger = await logWith(0);
    expect(await otherLog({ ledger, pool })).toMatch(
      /^The log of this event store is empty: .*ledger -- copy .*--switch/,
    );
    expect(await readiness({ ledger, pool }).ledger?.()).toMatch(/is empty/);
  });

  it('the log of another instance is refused, however long it is', async () => {
    await followed(await logWith(1));
    const ledger = await logWith(5);
    expect(await otherLog({ ledger, pool })).toMatch(/begins with another event, in slot-/);
    expect(await readiness({ ledger, pool }).ledger?.()).toMatch(/begins with another event/);
  });

  it('an older copy of its own log is refused while it ends before what was followed', async () => {
    const ledger = await logWith(2);
    await followed(ledger);
    await pool.query('update ops.workflow set position = position + 1000000');
    expect(await readiness({ ledger, pool }).ledger?.()).toMatch(
      /ends at position \d+, but .* has followed its log to/,
    );
  });
});

it('a database of an earlier release, which knows no first event yet, is held to how far it has come', async () => {
  const ledger = await logWith(0);
  await pool.query(`insert into ops.workflow (name, position) values ('a-workflow', 7)`);
  expect(await otherLog({ ledger, pool })).toMatch(/ends at position -1/);
});

it('a new database on an empty log starts, and learns the first event when there is one', async () => {
  const ledger = await logWith(0);
  expect(await ledgerTrouble({ ledger, pool })).toBeUndefined();
  await ledger.append(slotName(1), 'none', [slotClaimed(1)], slotContext());
  expect(await ledgerTrouble({ ledger, pool })).toBeUndefined();
  expect((await pool.query('select stream from ops.known_log')).rows).toEqual([{ stream: slotName(1) }]);
});
