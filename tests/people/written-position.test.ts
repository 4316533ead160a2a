/** The session keeps the position of its last command; commands of one moment share a statement (D0213). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool, openPrepared } from '../../projections/postgres.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { peopleDatabase } from '../../server/people/database.ts';
import { sessions } from '../../server/people/sessions.ts';
import type { PeopleDb } from '../../server/people/tables.ts';
import { SOME_MOMENT } from '../support/moment.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';

const ACCOUNT = '00000000-0000-0000-0000-000000000001';
/** As many as an account may have open. */
const MANY = 20;

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
let prepared: typeof pool;
let db: PeopleDb;
let tokens: readonly string[];
/** As one process of the api. */
const aProcess = () =>
  sessions({ db, prepared, ids: uuidIds, staffNeedFactor: false, accessNotes: { note: () => undefined } });

beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url, max: 4 });
  prepared = openPrepared(database.url);
  db = peopleDatabase(pool);
  const row = { id: ACCOUNT, kind: 'borrower', roles: [], locale: 'RU', data_key: Buffer.alloc(0) } as const;
  await db
    .insertInto('people.account')
    .values({ ...row, created_at: new Date(SOME_MOMENT) } as never)
    .execute();
  const opened = await Promise.all(Array.from({ length: MANY }, () => aProcess().open(ACCOUNT)));
  tokens = opened.map(({ token }) => token);
});
afterAll(async () => {
  await prepared.end();
  await pool.end();
  await database.drop();
});

const found = async () => Promise.all(tokens.map(async (token) => aProcess().find(token)));
const idsOf = async () => (await found()).map((one) => one?.sessionId ?? '');

it('each session of a shared statement keeps its own position, and an unknown one changes nothing', async () => {
  const { wrote } = aProcess();
  const ids = await idsOf();
  await Promise.all([...ids.map((id, n) => wrote(id, BigInt(1_000 + n))), wrote(uuidIds.fresh<string>(), 5n)]);
  expect((await found()).map((one) => one?.wrote)).toEqual(ids.map((_, n) => BigInt(1_000 + n)));
});

it('the latest position stays, in whatever order two commands of a session end', async () => {
  const { wrote } = aProcess();
  const [id = ''] = await idsOf();
  await Promise.all([wrote(id, 9_000n), wrote(id, 8_000n), wrote(id, 8_500n)]);
  expect((await found())[0]?.wrote).toBe(9_000n);
});

it('two processes that note the same sessions in opposite orders do not block each other', async () => {
  const ids = await idsOf();
  const [one, other] = [aProcess(), aProcess()];
  for (let round = 1; round <= 25; round += 1) {
    const position = BigInt(10_000 * round);
    await Promise.all([
      ...ids.map((id) => one.wrote(id, position)),
      ...ids.toReversed().map((id) => other.wrote(id, position + 1n)),
    ]);
  }
  expect(new Set((await found()).map((session) => session?.wrote))).toEqual(new Set([250_001n]));
});

it('the statements of every request find a row by its key, also in a table of two pages', async () => {
  const PLAN = 'explain (costs off) select wrote from people.session where id = any($1::uuid[])';
  const planOf = async (on: typeof pool) => {
    const { rows } = await on.query<{ 'QUERY PLAN': string }>(PLAN, [await idsOf()]);
    return rows.map((row) => row['QUERY PLAN']).join(' ');
  };
  await pool.query('analyze people.session');
  expect(await planOf(pool)).toMatch(/Seq Scan/);
  expect(await planOf(prepared)).toMatch(/session_pkey/);
});
