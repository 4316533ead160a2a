/** The command that makes a login for a tool of analysts: it reads the views with the limits that the page names. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnalytics } from '../../projections/analytics/refresh.ts';
import { createPool, openClient } from '../../projections/postgres.ts';
import { makeReaderLogin, READER_SETTINGS } from '../../server/cli/reader-login.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';

const name = `nesie_test_tool_${process.pid}`;
let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url, 2);
  await pool.query('create schema rm; create view rm.payment as select 1 as one');
  const client = openClient({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('begin');
    await createAnalytics(client, { partly: true });
    await client.query('commit');
  } finally {
    await client.end();
  }
});
afterAll(async () => {
  await pool.query(`drop role if exists ${name}`);
  await pool.end();
  await database.drop();
});

it('makes a login that reads, with limits, and prints how to connect', async () => {
  const lines = await makeReaderLogin(pool, database.url, name);
  const address = lines.join('\n').match(/SQLAlchemy: postgresql\+psycopg2:(\S+)/)?.[1];
  const client = openClient({ connectionString: `postgresql:${address}` });
  await client.connect();
  try {
    await expectLimits(client);
    await expect(client.query('select * from rm.payment')).rejects.toThrow(/permission denied/);
  } finally {
    await client.end();
  }
});

const SPELT: Readonly<Record<string, string>> = { '1min': '60s', '2min': '120s' };
async function expectLimits(client: ReturnType<typeof openClient>): Promise<void> {
  for (const [setting, value] of READER_SETTINGS) {
    const { rows } = await client.query(`select current_setting('${setting}') as value`);
    expect(SPELT[rows[0].value] ?? rows[0].value).toBe(value);
  }
}

it('refuses a name that is taken or is none, in a sentence', async () => {
  await expect(makeReaderLogin(pool, database.url, name)).rejects.toThrow('There is a role of this name');
  await expect(makeReaderLogin(pool, database.url, 'x; drop role y')).rejects.toThrow('A name has 2 to 31');
});

it('gives what docs/analytics.md tells an administrator to give', () => {
  const page = readFileSync(new URL('../../docs/analytics.md', import.meta.url), 'utf8');
  for (const [setting, value] of READER_SETTINGS)
    expect(page).toMatch(new RegExp(`alter role metabase set ${setting} = '?${value}'?;`));
  expect(page).toContain('npm run projections -- login');
});
