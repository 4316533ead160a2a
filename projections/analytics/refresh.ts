/**
 * Makes the views of `analytics` what this code says and lets the role nesie_analytics read them. What others made on
 * them (views, grants, comments) stays: a view keeps its place while its columns only grow (D0227).
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { foreignViews, ViewsInTheWay } from './foreign-views.ts';
import { ANALYTICS, type AnalyticsView } from './views.ts';

export const ANALYTICS_ROLE = 'nesie_analytics';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function viewSql({ name, about, columns, rows }: AnalyticsView): string[] {
  const entries = Object.entries(columns);
  const selected = entries.map(([column, [sql]]) => `${sql} as ${column}`).join(', ');
  return [
    `create or replace view analytics.${name} as select ${selected} from ${rows}`,
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
const grantOf = (views: readonly string[]) => `do $$ begin
  if exists (select from pg_roles where rolname = '${ANALYTICS_ROLE}') then
    grant usage on schema analytics to ${ANALYTICS_ROLE};
    grant select on ${views.map((name) => `analytics.${name}`).join(', ')} to ${ANALYTICS_ROLE};
  end if;
end $$`;

/**
 * Whoever may read must not hold locks by number, which the product's own would wait for, or keep large objects. Only
 * the owner of these functions can take them from everybody: elsewhere an administrator does (docs/analytics.md).
 */
const OUT_OF_REACH = `do $$ declare f regprocedure; begin
  for f in select oid::regprocedure from pg_proc where pronamespace = 'pg_catalog'::regnamespace
    and (proname ~ '^pg_(try_)?advisory_' or proname = 'lowrite'
      or proname ~ '^lo_(creat|create|from_bytea|import|put|truncate|truncate64|open)$')
    and has_function_privilege('public', oid, 'execute')
  loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to %I', f, current_user);
  end loop;
exception when insufficient_privilege then null; end $$`;

/** Those of ours that are there, also of an older release. */
export async function ownViews(client: pg.ClientBase): Promise<readonly string[]> {
  const names = [...new Set([...ANALYTICS.map(({ name }) => name), ...namesIn(await aboutSchema(client))])];
  const { rows } = await client.query<{ name: string }>(
    "select viewname as name from pg_views where schemaname = 'analytics' and viewname = any($1)",
    [names],
  );
  return rows.map(({ name }) => name);
}

/** They rest on those of schema `rm`, one of which lost or changed a column. @throws ViewsInTheWay */
export async function dropAnalytics(client: pg.ClientBase): Promise<readonly Grant[]> {
  return dropViews(client, await ownViews(client));
}

/** What an administrator granted to others than the role. */
export type Grant = { readonly view: string; readonly to: string; readonly privilege: string };

async function dropViews(client: pg.ClientBase, names: readonly string[]): Promise<readonly Grant[]> {
  if (names.length === 0) return [];
  const views = names.map((name) => `analytics.${name}`);
  const foreign = await foreignViews(client, views, await ownViews(client));
  if (foreign.length > 0) throw new ViewsInTheWay(foreign);
  const { rows } = await client.query<Grant>(
    `select c.relname as view, case a.grantee when 0 then 'public' else quote_ident(r.rolname) end as to,
       a.privilege_type as privilege
     from pg_class c cross join aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
     where c.relnamespace = 'analytics'::regnamespace and c.relname = any($1) and a.grantee <> c.relowner`,
    [names],
  );
  await client.query(`drop view ${views.join(', ')}`);
  return rows;
}

const grantAgain = async (client: pg.ClientBase, grants: readonly Grant[], made: readonly string[]): Promise<void> => {
  for (const { view, to, privilege } of grants)
    if (made.includes(view)) await client.query(`grant ${privilege} on analytics.${view} to ${to}`);
};

/** Those of which all that they read is there. */
async function possibleViews(client: pg.ClientBase): Promise<readonly AnalyticsView[]> {
  const { rows } = await client.query<{ name: string }>(
    `select viewname as name from pg_views where schemaname = 'rm'
     union all select schemaname || '.' || tablename from pg_tables where schemaname = 'people'`,
  );
  const present = new Set(rows.map(({ name }) => name));
  return ANALYTICS.filter(({ from }) => from.every((name) => present.has(name)));
}

type Wish = { readonly partly?: boolean; readonly grants?: readonly Grant[] };

/**
 * Runs inside a transaction. Views whose rows have no read model yet are left out until there is one; `partly` also
 * leaves views as they are whose read model is still that of an older release and lacks a column. `grants` are those of
 * views that were dropped before. @throws ViewsInTheWay
 */
export async function createAnalytics(
  client: pg.ClientBase,
  { partly = false, grants = [] }: Wish = {},
): Promise<void> {
  const possible = await possibleViews(client);
  await client.query(`create schema if not exists analytics; ${ROLE}; ${OUT_OF_REACH}`);
  const made: string[] = [];
  for (const view of possible) if (await createView(client, view, partly)) made.push(view.name);
  const known = possible.map(({ name }) => name);
  await dropViews(
    client,
    (await ownViews(client)).filter((name) => !known.includes(name)),
  );
  await grantAgain(client, grants, made);
  await client.query(`comment on schema analytics is ${quoted(textOf(made))}`);
  if (made.length > 0) await client.query(grantOf(made));
}

const UNDEFINED_COLUMN = '42703';
const OTHER_COLUMNS = '42P16';

/** False where it has to wait for a column; an older one stays. */
async function createView(client: pg.ClientBase, view: AnalyticsView, partly: boolean): Promise<boolean> {
  const make = () => client.query(viewSql(view).join(';\n'));
  await client.query('savepoint before_view');
  try {
    await make();
    return true;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== OTHER_COLUMNS && !(partly && code === UNDEFINED_COLUMN)) throw error;
    await client.query('rollback to savepoint before_view');
    if (code === UNDEFINED_COLUMN) return false;
    const grants = await dropViews(client, [view.name]);
    await make();
    await grantAgain(client, grants, [view.name]);
    return true;
  }
}

const DIGEST = createHash('sha256').update(JSON.stringify(ANALYTICS)).digest('hex').slice(0, 16);
const textOf = (views: readonly string[]) =>
  `For business-intelligence tools, read only. Of version ${DIGEST}: ${views.join(', ')}`;
const namesIn = (about: string | null): readonly string[] => about?.split(': ')[1]?.split(', ') ?? [];

async function aboutSchema(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ about: string | null }>(
    "select obj_description(oid, 'pg_namespace') as about from pg_namespace where nspname = 'analytics'",
  );
  return rows[0]?.about ?? null;
}

/** Whether the views are those of this code, so that a start need not take their locks. */
export const hasAnalytics = async (client: pg.ClientBase): Promise<boolean> =>
  (await aboutSchema(client)) === textOf((await possibleViews(client)).map(({ name }) => name));
