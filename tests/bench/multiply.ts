/**
 * Multiplies loans inside Postgres (R38): copies the streams and rows of templates with fresh ids. Only for throw-away
 * databases while event server and projector are down. Every copy has its own stream, and its own rows in every read
 * model. Hashes of the copies do not cover the new ids, so an audit of such a log fails, but appends go on.
 */
import pg from 'pg';
import { liveGenerations } from '../../projections/generations.ts';
import { READ_MODELS } from '../../projections/models.ts';
import { schemaOf } from '../../projections/projection.ts';
import { columnNames, type Table } from '../../projections/table.ts';
import type { Template } from './templates.ts';

export type Databases = { eventsUrl: string; url: string };
export type Many = { kind: Template['kind']; first: number; copies: number };

/**
 * `cells`: the value of each column in a copy, an expression over `r`, the template's row, and `k`, the copy's number.
 */
type Source = { table: string; join: string; cells: Record<string, string> };

/** Tables without rows from a loan's own stream, or with one row for many loans. */
const NOT_A_LOANS = [
  ...['journal_day', 'incoming_payment', 'balance', 'balance_move', 'balance_refund', 'bonus_move'],
  ...['bank_statement', 'office_settlement'],
];
/** Rows of one statement, so that none runs for minutes. */
const PORTION = 100_000;

/** A UUID of version 4: derived ids refuse any other version. */
const fresh = (id: string): string =>
  `overlay(overlay(md5(k || ':' || ${id}) placing '4' from 13) placing '8' from 17)::uuid`;
/** As in the product, a loan's id begins with the time of the application. The copies share a day. */
const APPLIED_AT = `(extract(epoch from r.of_day) * 1000)::bigint + (k * 3001) % 86400000`;
const LOAN = `overlay(overlay(lpad(to_hex(${APPLIED_AT}), 12, '0') || substr(md5(k || ':' || r.of_loan), 13)
  placing '8' from 13) placing '8' from 17)::uuid`;
const BORROWER = fresh('r.of_borrower');
const STREAM = `'loan-' || ${LOAN}`;
/** Text that names the template's loan and borrower, with the ids of the copy. */
const ofTheCopy = (text: string): string =>
  `replace(replace(${text}, r.of_loan, ${LOAN}::text), r.of_borrower, ${BORROWER}::text)`;

export async function multiply(at: Databases, templates: readonly Template[], many: readonly Many[]): Promise<void> {
  const lanes = await Promise.all([at.eventsUrl, at.eventsUrl, at.url].map((url) => open(url, templates)));
  const [log, logToo, models] = lanes;
  if (!log || !logToo || !models) throw new Error('three connections were asked for');
  const found = await log.query<{ span: string }>('select max(position) + 100000 as span from event_store.event');
  // A copy takes as many log positions as the templates.
  const later = `k * ${found.rows[0]?.span}::bigint`;
  // The log is the longer part.
  await Promise.all([
    copyAll([log, logToo], [events(later)], many),
    copyAll([models], await rowsOf(models, later), many),
  ]);
  const head = await log.query<{ head: string }>('select max(position) as head from event_store.event');
  await models.query('update rm.checkpoint set position = $1', [head.rows[0]?.head]);
  await Promise.all([log, models].map((client) => client.query('vacuum analyze')));
  await log.query('checkpoint');
  for (const lane of lanes) await lane.end();
}

async function open(url: string, templates: readonly Template[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB';
    create temp table template
      (of_loan text, of_borrower text, of_kind text, of_day date, of_stream text collate "C" primary key)`);
  await client.query(
    `insert into template select l, b, k, a, 'loan-' || l
     from unnest($1::text[], $2::text[], $3::text[], $4::date[]) t(l, b, k, a)`,
    [
      templates.map((one) => one.loanId),
      templates.map((one) => one.borrowerId),
      templates.map((one) => one.kind),
      templates.map((one) => one.appliedOn),
    ],
  );
  return client;
}

const events = (later: string): Source => ({
  table: 'event_store.event',
  join: 'o.stream = t.of_stream',
  cells: {
    position: `r.position + ${later}`,
    stream: STREAM,
    revision: 'r.revision',
    id: fresh('r.id'),
    type: 'r.type',
    json: 'r.json',
    data: `convert_to(${ofTheCopy('r.text')}, 'utf8')`,
    metadata: 'r.metadata',
    created: 'r.created',
  },
});

async function rowsOf(client: pg.Client, later: string): Promise<Source[]> {
  const live = await liveGenerations(client);
  const heads = { stream: STREAM, revision: 'r.revision', position: `r.position + ${later}` };
  const sources: Source[] = [{ table: 'rm.stream_head', join: 'o.stream = t.of_stream', cells: heads }];
  for (const model of READ_MODELS) {
    const schema = schemaOf(model.name, live.get(model.name)?.generation ?? 1);
    for (const table of model.tables.filter(({ name }) => !NOT_A_LOANS.includes(name))) {
      sources.push({
        table: `${schema}.${table.name}`,
        join: ownedBy(schema, table),
        cells: Object.fromEntries(columnNames(table).map((name) => [name, cellOf(table, name, later)])),
      });
    }
  }
  return sources;
}

function cellOf(table: Table, name: string, later: string): string {
  if (name === 'loan_id') return LOAN;
  if (name === 'borrower_id') return BORROWER;
  if (table.columns[name]?.sql === 'uuid') return fresh(`r."${name}"`);
  if (name === 'stream') return STREAM;
  if (name === 'state') return ofTheCopy('r."state"');
  return name === 'position' || name === 'opened_position' ? `r."${name}" + ${later}` : `r."${name}"`;
}

function ownedBy(schema: string, { columns }: Table): string {
  if ('loan_id' in columns) return 'o.loan_id = t.of_loan::uuid';
  if ('stream' in columns) return 'o.stream = t.of_stream';
  return `o.payment_id in (select p.payment_id from ${schema}.payment p where p.loan_id = t.of_loan::uuid)`;
}

/** Indexes are built after the rows, because row by row those over random ids would take longer than all the rest. */
async function copyAll(lanes: readonly pg.Client[], sources: readonly Source[], many: readonly Many[]): Promise<void> {
  const [first] = lanes;
  for (const { table, join, cells } of sources) {
    const text = 'data' in cells ? `, convert_from(o.data, 'utf8') as text` : '';
    const make = `create temp table source as select t.*, o.*${text} from template t join ${table} o on ${join};
      analyze source`;
    for (const lane of lanes) await lane.query(make);
    const rebuild = first ? await dropIndexes(first, table) : [];
    const copies = lanes.map(async (lane, n) => {
      for (const part of many) await copyPart(lane, table, cells, shareOf(part, n, lanes.length));
    });
    await Promise.all(copies);
    for (const statement of rebuild) await first?.query(statement);
    for (const lane of lanes) await lane.query('drop table source');
  }
}

function shareOf({ kind, first, copies }: Many, lane: number, lanes: number): Many {
  const [from, to] = [lane, lane + 1].map((n) => Math.floor((copies * n) / lanes));
  return { kind, first: first + (from ?? 0), copies: (to ?? copies) - (from ?? 0) };
}

async function copyPart(client: pg.Client, table: string, cells: Source['cells'], many: Many): Promise<void> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from source where of_kind = $1', [
    many.kind,
  ]);
  const each = rows[0]?.n ?? 0;
  const step = Math.ceil(PORTION / Math.max(1, each));
  const columns = Object.keys(cells).map((name) => `"${name}"`);
  const statement = `insert into ${table} (${columns}) select ${Object.values(cells)}
    from generate_series($2::int, $3::int) k cross join source r where r.of_kind = $1 order by k`;
  for (let from = many.first; each > 0 && from < many.first + many.copies; from += step) {
    await client.query(statement, [many.kind, from, Math.min(from + step, many.first + many.copies) - 1]);
  }
}

async function dropIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', $1::text, conname) as drop,
       format('alter table %s add constraint %I %s', $1::text, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = $1::regclass
       and not exists (select from pg_constraint c where c.conindid = indexrelid)`,
    [table],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ make }) => make);
}
