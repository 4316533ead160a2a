/** Creates the views of `analytics` anew and lets the role nesie_analytics read them. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ANALYTICS, type AnalyticsView } from './views.ts';

export const ANALYTICS_ROLE = 'nesie_analytics';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function viewSql({ name, about, columns, rows }: AnalyticsView): string[] {
  const entries = Object.entries(columns);
  const selected = entries.map(([column, [sql]]) => `${sql} as ${column}`).join(', ');
  return [
    `create view analytics.${name} as select ${selected} from ${rows}`,
    `comment on view analytics.${name} is ${quoted(about)}`,
    ...entries.map(([column, [, meaning]]) => `comment on column analytics.${name}.${column} is ${quoted(meaning)}`),
  ];
}

/**
 * The role has no password and no login; an administrator makes a login that is a member of it. Where the product may
 * not create roles, the administrator creates this one too.
 */
const ROLE = `do $$ begin
  if not exists (select from pg_roles where rolname = '${ANALYTICS_ROLE}') then create role ${ANALYTICS_ROLE} nologin; end if;
exception when insufficient_privilege or duplicate_object or unique_violation then null; end $$`;
const GRANT = `do $$ begin
  if exists (select from pg_roles where rolname = '${ANALYTICS_ROLE}') then
    grant usage on schema analytics to ${ANALYTICS_ROLE};
    grant select on all tables in schema analytics to ${ANALYTICS_ROLE};
  end if;
end $$`;

/** The views rest on those of schema `rm`, which cannot be replaced before. */
export const dropAnalytics = (client: pg.ClientBase) => client.query('drop schema if exists analytics cascade');

/**
 * Runs inside a transaction. Views whose rows have no read model yet are left out until there is one; `partly` also
 * leaves out views whose read model is still that of an older release and lacks a column.
 */
export async function createAnalytics(client: pg.ClientBase, { partly = false } = {}): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.views where table_schema = 'rm'",
  );
  const present = new Set(rows.map(({ name }) => name));
  const possible = ANALYTICS.filter(({ from }) => from.every((name) => present.has(name)));
  await dropAnalytics(client);
  await client.query(`create schema analytics; ${ROLE}`);
  let made = 0;
  for (const view of possible) if (await createView(client, view, partly)) made += 1;
  await client.query(`${GRANT}; comment on schema analytics is ${quoted(textOf(made))}`);
}

const UNDEFINED_COLUMN = '42703';

async function createView(client: pg.ClientBase, view: AnalyticsView, partly: boolean): Promise<boolean> {
  await client.query('savepoint before_view');
  try {
    await client.query(viewSql(view).join(';\n'));
    return true;
  } catch (error) {
    if (!partly || (error as { code?: string }).code !== UNDEFINED_COLUMN) throw error;
    await client.query('rollback to savepoint before_view');
    return false;
  }
}

const DIGEST = createHash('sha256').update(JSON.stringify(ANALYTICS)).digest('hex').slice(0, 16);
const textOf = (views: number) => `For business-intelligence tools, read only. ${views} views of version ${DIGEST}`;

/** Whether the views are those of this code, so that a start need not take their locks. */
export async function hasAnalytics(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ about: string | null }>(
    "select obj_description(oid, 'pg_namespace') as about from pg_namespace where nspname = 'analytics'",
  );
  return rows[0]?.about === textOf(ANALYTICS.length);
}
