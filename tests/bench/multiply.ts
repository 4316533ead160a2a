/**
 * Makes many of few: the templates' streams and rows once more with fresh ids, inside Postgres. Only for throw-away databases whose event server is
 * down: nothing else may write the log. Ids are of the same length, so positions move by one span a copy. The chains of the copies are the templates':
 * each stream has its last hash, which is all that an append asks for, and no audit passes over this log.
 */
import pg from 'pg';
import { READ_MODELS } from '../../projections/models.ts';
import { schemaOf } from '../../projections/projection.ts';
import { columnNames, list, type Table } from '../../projections/table.ts';
import type { Template } from './templates.ts';

export type Databases = { eventsUrl: string; url: string };
/** `copies` of each kind, numbered on from `first`. */
export type Many = { kind: Template['kind']; first: number; copies: number };

/** Filled by no event of one loan, or by streams that are not multiplied. */
const NOT_A_LOANS = ['journal_day', 'incoming_payment', 'balance', 'balance_move'];
const TEMPLATES =
  'create temp table template (loan uuid, borrower uuid, kind text, stream text collate "C" primary key)';
const LOG = 'event_store.event';

/** Copies leave in portions, so that no statement runs for minutes in silence. */
const PORTION = 500;

/** @param span positions between one copy and the next: at least the templates' own stretch of the log */
export async function multiply(at: Databases, templates: readonly Template[], many: readonly Many[]): Promise<void> {
  const log = await open(at.eventsUrl, templates);
  const models = await open(at.url, templates);
  const { rows } = await log.query<{ span: string }>(`select max(position) + 100000 as span from ${LOG}`);
  const span = rows[0]?.span ?? '0';
  for (const { kind, first, copies } of many) {
    for (let from = first; from < first + copies; from += PORTION) {
      const values = [span, kind, from, Math.min(from + PORTION, first + copies) - 1];
      await Promise.all([log.query(COPY_EVENTS, values), copyRows(models, values)]);
    }
  }
  await log.query(`analyze ${LOG}`);
  const head = await log.query<{ head: string }>(`select max(position) as head from ${LOG}`);
  await models.query('update rm.checkpoint set position = $1', [head.rows[0]?.head]);
  await models.query('analyze');
  await log.end();
  await models.end();
}

async function open(url: string, templates: readonly Template[]): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set synchronous_commit = off; ${TEMPLATES}`);
  await client.query(
    `insert into template select l, b, k, 'loan-' || l from unnest($1::uuid[], $2::uuid[], $3::text[]) t(l, b, k)`,
    [templates.map((one) => one.loanId), templates.map((one) => one.borrowerId), templates.map((one) => one.kind)],
  );
  await client.query('analyze template');
  return client;
}

const fresh = (id: string): string => `md5(k || ':' || ${id}::text)::uuid`;
const COPIES = `generate_series($3::int, $4::int) k cross join template t`;

const COPY_EVENTS = `
  insert into ${LOG} (position, stream, revision, id, type, json, data, metadata, created)
  select e.position + k * $1::bigint, 'loan-' || ${fresh('t.loan')}, e.revision, ${fresh('e.id')}, e.type, e.json,
    convert_to(replace(replace(convert_from(e.data, 'utf8'), t.loan::text, ${fresh('t.loan')}::text),
      t.borrower::text, ${fresh('t.borrower')}::text), 'utf8'), e.metadata, e.created
  from ${COPIES} join ${LOG} e on e.stream = t.stream where t.kind = $2 order by 1`;

async function copyRows(client: pg.Client, values: unknown[]): Promise<void> {
  for (const model of READ_MODELS) {
    for (const table of model.tables.filter(({ name }) => !NOT_A_LOANS.includes(name))) {
      await client.query(copyTable(schemaOf(model.name, 1), table), values);
    }
  }
  await client.query(
    `insert into rm.stream_head select 'loan-' || ${fresh('t.loan')}, h.revision, h.position + k * $1::bigint
     from ${COPIES} join rm.stream_head h on h.stream = t.stream where t.kind = $2`,
    values,
  );
}

function copyTable(schema: string, table: Table): string {
  const cells = columnNames(table).map((name) => {
    const cell = `r."${name}"`;
    if (table.columns[name]?.sql === 'uuid') return fresh(cell);
    if (name === 'stream') return `'loan-' || ${fresh('t.loan')}`;
    return name === 'position' || name === 'opened_position' ? `${cell} + k * $1::bigint` : cell;
  });
  return `insert into ${schema}.${table.name} (${list(columnNames(table))})
    select ${cells.join(', ')} from ${COPIES} join ${schema}.${table.name} r on ${ownedBy(schema, table)}
    where t.kind = $2 and $1::bigint > 0`;
}

function ownedBy(schema: string, { columns }: Table): string {
  if ('loan_id' in columns) return 'r.loan_id = t.loan';
  if ('stream' in columns) return 'r.stream = t.stream';
  return `r.payment_id in (select p.payment_id from ${schema}.payment p where p.loan_id = t.loan)`;
}
