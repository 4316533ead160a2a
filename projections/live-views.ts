/** The views of schema `rm`, through which readers see the live generation of a model. */
import type pg from 'pg';
import { foreignViews, ViewsInTheWay } from './analytics/foreign-views.ts';
import { ANALYTICS_ROLE, createAnalytics, dropAnalytics, hasAnalytics, ownViews } from './analytics/refresh.ts';
import { type ReadModel, schemaOf } from './projection.ts';

const nameOf = (table: { readonly name: string }): string => `rm.${table.name}`;

/** A view can be replaced where its columns stay and others follow them. */
const HOLDS = `with columns as (
    select attrelid, attnum, attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attcollation as what
    from pg_attribute where attrelid in (to_regclass($1), to_regclass($2)) and attnum > 0 and not attisdropped)
  select not exists (
    select what from columns old where attrelid = to_regclass($1) and not exists (
      select from columns new where new.attrelid = to_regclass($2) and (new.attnum, new.what) = (old.attnum, old.what))
  ) as holds`;

async function allHold(client: pg.ClientBase, model: ReadModel, generation: number): Promise<boolean> {
  const schema = schemaOf(model.name, generation);
  for (const table of model.tables) {
    const { rows } = await client.query<{ holds: boolean }>(HOLDS, [nameOf(table), `${schema}.${table.name}`]);
    if (!rows[0]?.holds) return false;
  }
  return true;
}

/** Before a long work that could not end: the generation has its tables, mostly without rows. @throws ViewsInTheWay */
export async function refuseInTheWay(client: pg.ClientBase, model: ReadModel, generation: number): Promise<void> {
  if (await allHold(client, model, generation)) return;
  const own = await ownViews(client);
  const changing = [...model.tables.map(nameOf), ...own.map((name) => `analytics.${name}`)];
  const foreign = await foreignViews(client, changing, own);
  if (foreign.length > 0) throw new ViewsInTheWay(foreign);
}

/** Readers see this generation once the transaction ends. @throws ViewsInTheWay */
export async function showGeneration(client: pg.ClientBase, model: ReadModel, generation: number): Promise<void> {
  const schema = schemaOf(model.name, generation);
  const make = model.tables.map(
    (table) => `create or replace view ${nameOf(table)} as select * from ${schema}.${table.name}`,
  );
  if (await allHold(client, model, generation)) {
    await client.query(make.join(';\n'));
    // The models of a new release are rebuilt one after another: those to come may lack columns that the views read.
    if (!(await hasAnalytics(client))) await createAnalytics(client, { partly: true });
    return;
  }
  const grants = await dropAnalytics(client);
  const foreign = await foreignViews(client, model.tables.map(nameOf), []);
  if (foreign.length > 0) throw new ViewsInTheWay(foreign);
  await client.query([...model.tables.map((table) => `drop view if exists ${nameOf(table)}`), ...make].join(';\n'));
  await createAnalytics(client, { partly: true, grants });
}

/** What is dropped or made anew; a reader locks those of `analytics` first, so they come first here. */
async function changingViews(client: pg.ClientBase, model: ReadModel, generation: number): Promise<readonly string[]> {
  const untouched = (await hasAnalytics(client)) && (await allHold(client, model, generation));
  const own = untouched ? [] : (await ownViews(client)).map((name) => `analytics.${name}`);
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is not null',
    [model.tables.map(nameOf)],
  );
  return [...own, ...rows.map(({ name }) => name)];
}

/**
 * Takes the locks of the exchange before its work: `lock table` would also lock the rows behind the views, which a
 * verification reads for minutes. @throws error 55P03 where a reader does not let go within a second
 */
export async function holdViews(client: pg.ClientBase, model: ReadModel, generation: number): Promise<void> {
  const views = await changingViews(client, model, generation);
  const holding = views.map((view) => `alter view ${view} reset (security_barrier)`);
  await client.query(["set local lock_timeout = '1s'", ...holding, 'set local lock_timeout = 0'].join(';\n'));
}

/**
 * Ends the sessions of business-intelligence tools that hold up an exchange: a limit of time is a setting of theirs,
 * which they may change. Where this role may not end others, it waits on.
 */
export async function endReadersOf(client: pg.ClientBase, model: ReadModel): Promise<number> {
  const { rows } = await client.query<{ ended: number }>(
    `select count(*) filter (where pg_terminate_backend(pid))::int as ended from (
       select distinct a.pid from pg_stat_activity a join pg_locks l using (pid) join pg_roles r on r.oid = a.usesysid
       where l.relation in (select to_regclass(name) from unnest($1::text[]) name) and l.granted and not r.rolsuper
         and a.datname = current_database() and pg_has_role(a.usesysid, '${ANALYTICS_ROLE}', 'member')) reader`,
    [model.tables.map(nameOf)],
  );
  return rows[0]?.ended ?? 0;
}
