/** The role that production connects as: it runs all migrations, and cannot touch what it has written into the logs. */
import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAnalytics } from '../../projections/analytics/refresh.ts';
import { migrateProjections } from '../../projections/migrate.ts';
import { openPool } from '../../projections/postgres.ts';
import { migrateAdapters } from '../../server/adapters/migrate.ts';
import { migratePeople, peopleDatabase } from '../../server/people/database.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';

const SQL = readFileSync('deploy/helm/nesie/product-role.sql', 'utf8');
const ROLE = `nesie_test_product_${process.pid}`;
const LOGS = ['people.access_log', 'ops.query_log'];
let database: TestDatabase;
let administrator: pg.Pool;
let product: pg.Pool;
let url: string;

/** As Compose and the chart do it. */
const makeRole = () => administrator.query(`set nesie.role = '${ROLE}'; ${SQL}; alter role ${ROLE} password 'product'`);

beforeAll(async () => {
  database = await testDatabase();
  administrator = openPool({ connectionString: database.url, max: 1 });
  await makeRole();
  const own = new URL(database.url);
  [own.username, own.password] = [ROLE, 'product'];
  url = own.href;
  product = openPool({ connectionString: url, max: 2 });
  await migrateAdapters(product);
  await migratePeople(peopleDatabase(product));
  await migrateProjections(url);
});
afterAll(async () => {
  await product.end();
  await administrator.query(`drop event trigger nesie_keep_logs; drop owned by ${ROLE} cascade; drop role ${ROLE}`);
  await administrator.end();
  await database.drop();
});

describe('the role of the product', () => {
  it('is no superuser, makes no roles, and owns no log and no schema that has one', async () => {
    const { rows } = await administrator.query(
      'select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as mighty from pg_roles where rolname = $1',
      [ROLE],
    );
    expect(rows).toEqual([{ mighty: false }]);
    const owned = await administrator.query(
      `select c.oid::regclass::text as log, c.relowner::regrole::text as owner, n.nspowner::regrole::text = $2 as below
       from pg_class c join pg_namespace n on n.oid = relnamespace where c.oid = any($1::regclass[]) order by 1 desc`,
      [LOGS, ROLE],
    );
    expect(owned.rows).toEqual(LOGS.map((log) => ({ log, owner: 'nesie_logs', below: false })));
  });

  it('has given away each table that is only added to', async () => {
    const { rows } = await administrator.query(
      `select tgrelid::regclass::text as log from pg_trigger where not tgisinternal and tgname ~ '_append_only$'
       order by 1 desc`,
    );
    expect(rows.map(({ log }) => log)).toEqual(LOGS);
  });

  it('reads the logs and adds to them', async () => {
    await product.query("insert into ops.query_log (by_id, operation, milliseconds, rows) values ('a', 'o', 1, 1)");
    await product.query(`insert into people.access_log (place, at, act, by_id, by_role, subjects, detail, previous_hash, hash)
      values (1, now(), 'a', 'b', 'c', '{}', 'd', 'e', 'f')`);
    await product.query("select setval('ops.query_log_place_seq', 5, true)");
    for (const log of LOGS) expect((await product.query(`select from ${log}`)).rowCount).toBe(1);
  });

  it.each(
    LOGS.flatMap((log) => [
      `alter table ${log} disable trigger all`,
      `update ${log} set by_id = 'other'`,
      `delete from ${log}`,
      `truncate ${log}`,
      `drop table ${log}`,
      `alter table ${log} owner to current_user`,
      `drop schema ${log.replace(/\..*/, '')} cascade`,
      `alter schema ${log.replace(/\..*/, '')} rename to aside`,
      'set role nesie_logs',
      'drop event trigger nesie_keep_logs',
    ]),
  )('may not %s', async (statement) => {
    await expect(product.query(statement)).rejects.toThrow(/permission denied|must be (able|owner)/);
  });

  it('makes the views of analysts, takes locks by number and may end a reader, and others may not', async () => {
    const client = await product.connect();
    await client.query('begin');
    await createAnalytics(client);
    await client.query('commit');
    const { rows } = await client.query(
      `select pg_try_advisory_xact_lock(1) as lock, pg_has_role($1, 'pg_signal_backend', 'usage') as ends,
         has_function_privilege('nesie_analytics', 'pg_advisory_lock(bigint)', 'execute') as reader`,
      [ROLE],
    );
    client.release();
    expect(rows).toEqual([{ lock: true, ends: true, reader: false }]);
  });

  it('is the same after a second run, and the administrator is never taken for it', async () => {
    const shape = () =>
      administrator.query(
        'select oid::regclass::text, relowner::regrole::text, relacl::text from pg_class where oid = any($1::regclass[])',
        [LOGS],
      );
    const before = (await shape()).rows;
    await makeRole();
    expect((await shape()).rows).toEqual(before);
    const me = (await administrator.query('select current_user as me')).rows[0].me;
    await expect(administrator.query(`set nesie.role = '${me}'; ${SQL}`)).rejects.toThrow(/is the administrator/);
  });
});

it('a role that was a superuser and has made the logs is one no more, and has given them away', async () => {
  const mighty = `${ROLE}_mighty`;
  const other = await testDatabase();
  const pool = openPool({ connectionString: other.url, max: 1 });
  await pool.query(`create role ${mighty} login superuser password 'product'`);
  const former = new URL(other.url);
  [former.username, former.password] = [mighty, 'product'];
  const own = openPool({ connectionString: former.href, max: 1 });
  await migrateAdapters(own);
  await migratePeople(peopleDatabase(own));
  await pool.query(`set nesie.role = '${mighty}'; ${SQL}`);
  for (const log of LOGS) {
    expect((await own.query(`select from ${log}`)).rowCount).toBe(0);
    await expect(own.query(`alter table ${log} disable trigger all`)).rejects.toThrow(/must be owner/);
  }
  await own.end();
  await pool.query(`drop event trigger nesie_keep_logs; drop owned by ${mighty} cascade; drop role ${mighty}`);
  await pool.end();
  await other.drop();
});
