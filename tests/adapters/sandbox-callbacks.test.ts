import { Kysely, PostgresDialect } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { systemClock } from '../../server/adapters/clock/system.ts';
import { makeCallbacks } from '../../server/adapters/sandbox-kit/callbacks.ts';
import type { SandboxTables } from '../../server/adapters/sandbox-kit/tables.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;
let db: Kysely<SandboxTables>;

beforeEach(async () => {
  database = await migratedDatabase();
  const pool = openPool({ connectionString: database.url, max: 4 });
  db = new Kysely<SandboxTables>({ dialect: new PostgresDialect({ pool }) });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

it('a slow answer to one notice does not hold up the others', async () => {
  const answered: string[] = [];
  const slow = Promise.withResolvers<void>();
  const callbacks = makeCallbacks({
    db,
    faults: { of: async () => 'NONE', set: async () => undefined, names: [], providers: [], all: async () => [] },
    clock: systemClock,
    publicUrl: 'http://localhost:4000',
    secret: () => 'for tests only',
    latencyMs: 0,
    fetch: async (_url, options) => {
      const { operation } = JSON.parse(String(options?.body)) as { operation: string };
      if (operation === 'slow') await slow.promise;
      answered.push(operation);
      return new Response('{}');
    },
  });
  for (const operation of ['slow', 'second', 'third']) await callbacks.post('terminal', '/notice', { operation });
  const stop = callbacks.start(10);
  await until(() => answered.length === 2);
  expect(answered.toSorted()).toEqual(['second', 'third']);
  slow.resolve();
  await until(() => answered.length === 3);
  await stop();
});
