/** R603: what is due goes, what is not stays, and every table of the database has a decided end. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { RETENTION, RETENTION_NAMES } from '../../schema/reference/retention.ts';
import { localDate } from '../../schema/values/local-date.ts';
import { peopleDatabase } from '../../server/people/database.ts';
import { OF_ACCOUNT, OF_BORROWER } from '../../server/people/forgetting.ts';
import { deleteDue, PLACES, retentionReport } from '../../server/people/retention.ts';
import type { PeopleDb } from '../../server/people/tables.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';

const TODAY = localDate('2026-02-02');
let database: TestDatabase;
let pool: pg.Pool;
let db: PeopleDb;

beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url, max: 4 });
  db = peopleDatabase(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const FILL = `
  insert into people.account (id, kind, roles, locale, data_key, created_at)
    values ('00000000-0000-0000-0000-000000000001', 'borrower', '{}', 'RU', '', now());
  insert into people.session (id, token_hash, account_id, opened_at, seen_at)
    select gen_random_uuid(), n::text, '00000000-0000-0000-0000-000000000001', at, at
    from (values (1, now() - interval '366 days'), (2, now() - interval '364 days')) as s (n, at);
  insert into ops.task (workflow, event_id, step, stream, position, kind, data, correlation_id, done_at)
    select 'w', gen_random_uuid(), 1, 's', 1, 'k', '{}', 'c', at
    from (values (now() - interval '15 days'), (now() - interval '13 days'), (null)) as t (at);
  insert into people.password_try (subject, caller, wrong, tried_at)
    values ('a', 'c', 1, now() - interval '25 hours'), ('b', 'c', 1, now() - interval '23 hours');
  insert into people.evidence (borrower_id, loan_id, slot, file_hash, hash, mime, bytes, content, kept_at, delete_on)
    select '00000000-0000-0000-0000-000000000001', gen_random_uuid(), 'FRONT', d::text, d::text, 'm', 1, '', now(), d::date
    from (values ('2026-02-02'), ('2026-02-03')) as e (d);
`;

it('each kind goes on its day, by the real clock or the business day, and the report says what is next', async () => {
  await pool.query(FILL);
  const before = await retentionReport(db);
  expect(before.map(({ name }) => name)).toEqual(RETENTION_NAMES);
  expect(before.find(({ name }) => name === 'TASKS')).toMatchObject({ rows: 3 });
  expect(await deleteDue(db, TODAY)).toBe(4);
  expect(await deleteDue(db, TODAY)).toBe(0);
  const after = new Map((await retentionReport(db)).map((row) => [row.name, row]));
  expect(after.get('SESSIONS')?.rows).toBe(1);
  expect(after.get('TASKS')?.rows).toBe(2);
  expect(after.get('PASSWORD_TRIES')?.rows).toBe(1);
  expect(after.get('EVIDENCE')?.rows).toBe(1);
  const left = (after.get('SESSIONS')?.nextAt?.getTime() ?? 0) - Date.now();
  expect(left / 86_400_000).toBeCloseTo(1, 1);
  expect(after.get('UPLOADS')?.nextAt).toBeNull();
  for (const name of RETENTION_NAMES) expect(RETENTION[name].why.kk).not.toBe(RETENTION[name].why.ru);
});

it('an answer to a stranger goes after a day, to an account after seven, and each is counted in its own row', async () => {
  const empty = new Map((await retentionReport(db)).map(({ name, rows }) => [name, rows]));
  await pool.query(`
    insert into ops.idempotency (actor, operation, key, body_hash, lease, state, leased_until, created_at)
    select actor, 'Mutation.setLocale', row_number() over ()::text, 'h', gen_random_uuid(), 'answered', now(), at
    from (values
      ('anonymous:91.2.2.0', now() - interval '25 hours'), ('anonymous:91.2.2.0', now() - interval '23 hours'),
      ('account:1:borrower:', now() - interval '25 hours'), ('account:1:borrower:', now() - interval '169 hours')
    ) as kept (actor, at)`);
  const counted = async () => {
    const report = new Map((await retentionReport(db)).map(({ name, rows }) => [name, rows - (empty.get(name) ?? 0)]));
    return { strangers: report.get('STRANGERS_ANSWERS'), accounts: report.get('ANSWERS') };
  };
  expect(await counted()).toEqual({ strangers: 2, accounts: 2 });
  expect(await deleteDue(db, TODAY)).toBe(2);
  expect(await counted()).toEqual({ strangers: 1, accounts: 1 });
  const { rows } = await pool.query('select actor from ops.idempotency order by actor');
  expect(rows.map(({ actor }) => actor)).toEqual(['account:1:borrower:', 'anonymous:91.2.2.0']);
});

/** Kept with the ledger or the person, by a worker of its own, or as the present state of the product. */
const ELSEWHERE = [
  'people.account',
  'people.person',
  'people.second_factor',
  'people.security_key',
  'people.saved_filter',
  'people.key_challenge',
  'people.code_report',
  'people.consent',
  'people.evidence_view',
  'people.iin_list',
  'people.incoming_detail',
  'people.payment_intent',
  'people.access_log',
  'people.key_check',
  'ops.anchor_timestamp',
  'ops.backup_note',
  'ops.bank_answer',
  'ops.bank_entry',
  'ops.bank_file',
  'ops.bank_line',
  'ops.bank_odd',
  'ops.bank_order',
  'ops.bank_statement',
  'ops.closing_day',
  'ops.eds_session',
  'ops.biometry_session',
  'ops.biometry_verdict',
  'ops.face_flow',
  'ops.holder',
  'ops.latest_instant',
  'ops.log_move',
  'ops.log_verification',
  'ops.processor_call',
  'ops.query_log',
  'ops.known_log',
  'ops.round',
  'ops.provider_trouble',
  'ops.sanction_list',
  'ops.sms_number',
  'ops.standing',
  'ops.two_persons',
  'ops.workflow',
  'ops.workflow_term',
];

it('a new table cannot be forgotten: each has a row here, goes with its person, or is named as kept', async () => {
  const { rows } = await pool.query<{ name: string }>(`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_schema in ('people', 'ops') and table_name not like 'migration%' and table_type = 'BASE TABLE'`);
  const decided = new Set<string>([
    ...Object.values(PLACES).map(({ table }) => table),
    ...OF_ACCOUNT,
    ...OF_BORROWER,
    ...ELSEWHERE,
  ]);
  expect(rows.map(({ name }) => name).filter((name) => !decided.has(name))).toEqual([]);
});
