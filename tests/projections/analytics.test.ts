/** A reader of schema `analytics` sees the figures of the read models, nothing else, and changes nothing. */
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANALYTICS_ROLE } from '../../projections/analytics/refresh.ts';
import { ANALYTICS } from '../../projections/analytics/views.ts';
import { createWaiter } from '../../projections/checkpoint/wait-for.ts';
import { LOCK_FAMILY, SWAP_LOCK } from '../../projections/generations.ts';
import { endReadersOf } from '../../projections/live-views.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { portfolioModel } from '../../projections/portfolio/project.ts';
import { portfolioReads, runningOf } from '../../projections/portfolio/read.ts';
import { openClient } from '../../projections/postgres.ts';
import { rebuildModel } from '../../projections/rebuild.ts';
import { int4 } from '../../projections/table.ts';
import { LIVE } from '../../schema/loan-status.ts';
import { addDays, localDate } from '../../schema/values/local-date.ts';
import { printTenge, tenge } from '../../schema/values/money.ts';
import { migratePeople, peopleDatabase } from '../../server/people/database.ts';
import { on, spl } from '../support/a-loan.ts';
import { TestLog } from '../support/a-log.ts';
import { DecidedLife } from '../support/decided-life.ts';
import { END, log, START } from '../support/decided-lives.ts';
import { project, type ReadModelDatabase, readModelDatabase } from '../support/read-models.ts';
import { until } from '../support/until.ts';

let db: ReadModelDatabase;
let reader: pg.Client;

beforeAll(async () => {
  db = await readModelDatabase();
  await withContacts(db.pool);
  await project(db.url, log);
  reader = openClient({ connectionString: db.url });
  await reader.connect();
  await reader.query(`set role ${ANALYTICS_ROLE}`);
});
afterAll(async () => {
  await reader.end();
  await db.drop();
});

/** The table of another part of the product, with one call. */
async function withContacts(pool: pg.Pool): Promise<void> {
  await migratePeople(peopleDatabase(pool));
  await pool.query(
    `insert into people.contact (id, loan_id, borrower_id, incoming, by_id, at, result, sealed, promised_amount)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), false, gen_random_uuid(), now(), 'PROMISED', 'x', 500`,
  );
}

test.each(ANALYTICS.map(({ name }) => name))('%s has rows and describes every column', async (name) => {
  const { rows } = await reader.query(`select count(*)::int as n from analytics.${name}`);
  expect(rows[0].n).toBeGreaterThan(0);
  const columns = await reader.query(
    `select attname, col_description(attrelid, attnum) as about from pg_attribute
     where attrelid = 'analytics.${name}'::regclass and attnum > 0`,
  );
  expect(columns.rows.filter(({ about }) => !about)).toEqual([]);
});

test.each([
  ['loan_history', 'status'],
  ['postings', 'event'],
  ['loan_steps', 'reason'],
  ['loan_steps', 'step'],
  ['postings', 'account'],
  ['loans', 'status'],
])('the comment of %s.%s lists every value that is in it', async (view, column) => {
  const { rows } = await reader.query(
    `select distinct ${column} as value from analytics.${view} where ${column} <> ''`,
  );
  const about = ANALYTICS.find(({ name }) => name === view)?.columns[column]?.[1].split(/[\s,.]+/);
  expect(rows.length).toBeGreaterThan(0);
  for (const { value } of rows) expect(about, `${view}.${column}`).toContain(value);
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

test('an amount has two decimal places as a type, so that no tool makes floating point of it', async () => {
  const { rows } = await reader.query(
    `select table_name || '.' || column_name as name, numeric_scale as scale from information_schema.columns
     where table_schema = 'analytics' and data_type = 'numeric'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ name, scale }) => scale !== (name.endsWith('_tenge') ? 2 : 1))).toEqual([]);
});

test('a posting names its loan and borrower, also of money recovered after the end', async () => {
  const writer = await db.pool.connect();
  await writer.query('begin');
  const { rows: known } = await writer.query('select loan_id, borrower_id from rm.portfolio_loan order by 1 limit 1');
  const [{ loan_id, borrower_id }] = known;
  const streams = { loan: loan_id, claim: loan_id, bonus: borrower_id, account: borrower_id, capital: 'own' };
  for (const [kind, id] of Object.entries(streams))
    await writer.query(
      `insert into rm.journal_entry (stream, revision, line, position, type, business_date, recorded_at, account, amount)
       values ($1, 900, 1, 1, 'RecoveryReceived', '2026-01-05', now(), 'recovery-income', -100)`,
      [`${kind}-${id}`],
    );
  const { rows } = await writer.query(
    `select split_part(stream, '-', 1) as kind, loan_id, borrower_id from analytics.postings where revision = 900`,
  );
  await writer.query('rollback');
  writer.release();
  const of = Object.fromEntries(rows.map(({ kind, ...ids }) => [kind, ids]));
  expect(of).toEqual({
    loan: { loan_id, borrower_id },
    claim: { loan_id, borrower_id },
    bonus: { loan_id: null, borrower_id },
    account: { loan_id: null, borrower_id },
    capital: { loan_id: null, borrower_id: null },
  });
});

test('a view ending in _now has one row of each key on a day, and no column of what was believed', async () => {
  for (const [view, key] of [
    ['loan_history_now', 'loan_id'],
    ['planned_payments_now', 'loan_id, instalment'],
  ]) {
    const { rows } = await reader.query(
      `select ${key} from analytics.${view} where valid_from <= $1 and (valid_to is null or valid_to > $1)
       group by ${key} having count(*) > 1`,
      [END],
    );
    expect(rows).toEqual([]);
    const { fields } = await reader.query(`select * from analytics.${view} limit 0`);
    expect(fields.map(({ name }) => name)).not.toContain('known_to');
  }
});

describe('of loans that were lost', () => {
  const lost = new TestLog();
  const promo = { ...spl(), promoCode: 'START10' };
  const day = (n: number) => addDays(localDate(START), n);
  const life = (name: string) => new DecidedLife(lost, name, promo, START).closedThrough(day(11), day(101));
  let books: ReadModelDatabase;
  beforeAll(async () => {
    life('written off').do(on(day(101), { type: 'WriteOff', reason: 'DEATH' }));
    const sale = { buyer: 'TOO Collector', price: tenge(40_000), payBy: day(142) };
    life('sold')
      .do(on(day(101), { type: 'IssueCessionNotice', buyer: 'TOO Collector' }))
      .do(on(day(140), { type: 'AgreeCession', ...sale }))
      .do(on(day(141), { type: 'ConfirmCession' }));
    books = await readModelDatabase();
    await project(books.url, lost);
  });
  afterAll(() => books.drop());
  const rowsOf = async (text: string) => (await books.pool.query(text)).rows;

  test('the losses of the steps are those of the journal, of sales too', async () => {
    const [steps] = await rowsOf(
      'select sum(loss_tenge)::text as loss, count(loss_tenge)::int as n from analytics.loan_steps',
    );
    const [journal] = await rowsOf(
      "select sum(amount_tenge)::text as loss from analytics.postings where account = 'write-off'",
    );
    expect(steps).toEqual({ loss: journal.loss, n: 2 });
    expect(Number(steps.loss)).toBeGreaterThan(0);
  });

  test('promo code, score, reasons and rule set stand beside the loan', async () => {
    expect(await rowsOf('select distinct promo_code, score, income_source from analytics.loans')).toEqual([
      { promo_code: 'START10', score: 600, income_source: 'BAND' },
    ]);
    expect(await rowsOf("select distinct reasons, rule_set from analytics.loan_steps where step = 'DECIDED'")).toEqual([
      { reasons: 'WITHIN_LIMITS', rule_set: 'test' },
    ]);
  });

  test('without the table of contacts there is no view of them', async () => {
    expect(await rowsOf("select to_regclass('analytics.contacts') as view")).toEqual([{ view: null }]);
  });
});

describe('beside what others made', () => {
  const run = (text: string) => db.pool.query(text);
  beforeAll(async () => {
    await run('create role nesie_test_tool');
    await run('create schema marts; create view marts.open_loans as select loan_id, status from analytics.loans');
    await run('create view analytics.of_others as select * from marts.open_loans');
    await run("grant select on analytics.loans to nesie_test_tool; comment on view analytics.of_others is 'mine'");
  });
  afterAll(async () => {
    await run(
      'drop schema marts cascade; revoke all on analytics.loans from nesie_test_tool; drop role nesie_test_tool',
    );
  });
  const kept = async () => {
    const { rows } = await run(
      `select obj_description('analytics.of_others'::regclass) as about, (select count(*)::int from marts.open_loans) as n,
         has_table_privilege('nesie_test_tool', 'analytics.loans', 'select') as granted`,
    );
    return rows[0];
  };

  test('each model is rebuilt, and views, grants and comments stay', async () => {
    const before = await kept();
    expect(before).toMatchObject({ about: 'mine', granted: true });
    for (const model of READ_MODELS) await rebuildModel({ url: db.url, source: log, model });
    expect(await kept()).toEqual(before);
  });

  test('a release whose column changes names them before it begins, and changes nothing', async () => {
    const before = await kept();
    const tables = portfolioModel.tables.map((table) =>
      'channel' in table.columns ? { ...table, columns: { ...table.columns, channel: int4() } } : table,
    );
    const model = { ...portfolioModel, version: portfolioModel.version + 1, tables };
    await expect(rebuildModel({ url: db.url, source: log, model })).rejects.toThrow(
      /^analytics.of_others, marts.open_loans rest on a column that changes/,
    );
    expect(await kept()).toEqual(before);
  });
});

describe('a reader', () => {
  const login = `nesie_test_reader_${process.pid}`;
  let own: pg.Client;
  beforeAll(async () => {
    await db.pool.query(`create role ${login} login password 'tool' in role ${ANALYTICS_ROLE}`);
    const url = new URL(db.url);
    [url.username, url.password] = [login, 'tool'];
    own = openClient({ connectionString: url.href });
    own.on('error', () => undefined);
    await own.connect();
  });
  afterAll(async () => {
    await own.end().catch(() => undefined);
    await db.pool.query(`drop role ${login}`);
  });

  test.each([
    'select pg_advisory_lock(7321, 2)',
    'select pg_try_advisory_xact_lock_shared(7321, 2)',
    "select lo_from_bytea(0, 'kept')",
    'select lo_creat(-1)',
  ])('may not %s', async (statement) => {
    await expect(own.query(statement)).rejects.toThrow(/permission denied/);
  });

  test('wakes nobody with a false position', async () => {
    const waiter = await createWaiter(db.url);
    await own.query("notify nesie_rm, 'no number'");
    await own.query("notify nesie_rm, '99999999999'");
    expect(await waiter.waitFor(99_999_999_999n, 50)).toBe(false);
    await waiter.close();
  });

  test('who reads in an open transaction holds up an exchange, and not the events', async () => {
    await own.query('begin');
    await own.query('select count(*) from analytics.planned_payments');
    let ended = false;
    const rebuilt = rebuildModel({ url: db.url, source: log, model: portfolioModel }).then(() => {
      ended = true;
    });
    // The lock that a batch takes is free again and again.
    const free = 'select pg_try_advisory_xact_lock_shared($1, $2) as free';
    const isWaiting = async () => {
      const { rows } = await db.pool.query(
        "select count(*)::int as n from pg_stat_activity where query like 'set local lock_timeout%' and wait_event = 'relation'",
      );
      return rows[0].n > 0;
    };
    await until(isWaiting);
    await until(async () => (await db.pool.query(free, [LOCK_FAMILY, SWAP_LOCK])).rows[0].free);
    expect(ended).toBe(false);
    await until(isWaiting);
    expect(await endReadersOf(db.pool as never, portfolioModel)).toBe(1);
    await rebuilt;
    await expect(own.query('select 1')).rejects.toThrow();
  });
});

test('the views stay after a model is rebuilt', async () => {
  await rebuildModel({ url: db.url, source: log, model: portfolioModel });
  const { rows } = await reader.query('select count(*)::int as n from analytics.planned_payments');
  expect(rows[0].n).toBeGreaterThan(0);
});
