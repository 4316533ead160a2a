/** A reader of schema `analytics` sees the figures of the read models, nothing else, and changes nothing. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANALYTICS_ROLE } from '../../projections/analytics/refresh.ts';
import { ANALYTICS } from '../../projections/analytics/views.ts';
import { portfolioModel } from '../../projections/portfolio/project.ts';
import { portfolioReads, runningOf } from '../../projections/portfolio/read.ts';
import { openClient } from '../../projections/postgres.ts';
import { rebuildModel } from '../../projections/rebuild.ts';
import { LIVE } from '../../schema/loan-status.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { printTenge } from '../../schema/values/money.ts';
import { END, log } from '../support/decided-lives.ts';
import { project, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';

let db: ReadModelDatabase;
let reader: pg.Client;

beforeAll(async () => {
  db = await readModelDatabase();
  await project(db.url, log);
  reader = openClient({ connectionString: db.url });
  await reader.connect();
  await reader.query(`set role ${ANALYTICS_ROLE}`);
});
afterAll(async () => {
  await reader.end();
  await db.drop();
});

test.each(ANALYTICS.map(({ name }) => name))('%s has rows and describes every column', async (name) => {
  const { rows } = await reader.query(`select count(*)::int as n from analytics.${name}`);
  expect(rows[0].n).toBeGreaterThan(0);
  const columns = await reader.query(
    `select attname, col_description(attrelid, attnum) as about from pg_attribute
     where attrelid = 'analytics.${name}'::regclass and attnum > 0`,
  );
  expect(columns.rows.filter(({ about }) => !about)).toEqual([]);
});

test('the principal of running loans is that of the portfolio', async () => {
  const { rows } = await reader.query(
    `select sum(principal_tenge)::text as principal, count(*)::int as loans from analytics.loan_history
     where valid_from <= $1 and (valid_to is null or valid_to > $1) and known_to is null and status = any ($2)`,
    [END, LIVE],
  );
  const { principal, loans } = runningOf(await portfolioReads(db.pool).byStatus({ date: localDate(END) }));
  expect(rows[0]).toEqual({ principal: printTenge(principal), loans });
});

test.each(['select 1 from rm.loan', 'delete from analytics.loans', 'create table analytics.mine (n int)'])(
  '%s is not permitted',
  async (statement) => {
    await expect(reader.query(statement)).rejects.toThrow(/permission denied|cannot delete/);
  },
);

test('the views stay after a model is rebuilt', async () => {
  await rebuildModel({ url: db.url, source: log, model: portfolioModel });
  const { rows } = await reader.query('select count(*)::int as n from analytics.planned_payments');
  expect(rows[0].n).toBeGreaterThan(0);
});
