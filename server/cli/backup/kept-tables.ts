/** What a backup holds of Postgres: the tables and counters that no log can rebuild. Read models are left out. */
import type pg from 'pg';

export const KEPT_SCHEMAS = ['people', 'ops'];
/** Migrations fill these two while a backup is restored. */
const BOOKKEEPING = ['migration', 'migration_lock'];

/** Quoted names. */
export type KeptTable = { name: string; columns: readonly string[] };
export type Counter = { name: string; last: string };

type Found = KeptTable & { parents: readonly string[] };

const TABLES = `
  select c.oid::regclass::text as name,
    (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(array_agg(distinct k.confrelid::regclass::text), '{}') from pg_constraint k
     where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind = 'r' and not c.relname = any($2)
  order by 1`;

const COUNTERS = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences where schemaname = any($1) and last_value is not null order by 1`;

/** Each table comes after those its foreign keys name. */
export async function keptTables(client: pg.Client): Promise<KeptTable[]> {
  // Otherwise a schema on the search path would be missing from the names.
  await client.query("set search_path to ''");
  const { rows } = await client.query<Found>(TABLES, [KEPT_SCHEMAS, BOOKKEEPING]);
  return parentsFirst(rows).map(({ name, columns }) => ({ name, columns }));
}

export const countersOf = async (client: pg.Client): Promise<Counter[]> =>
  (await client.query<Counter>(COUNTERS, [KEPT_SCHEMAS])).rows;

function parentsFirst(tables: readonly Found[]): Found[] {
  const placed = new Set<string>();
  const ordered: Found[] = [];
  let open = [...tables];
  while (open.length > 0) {
    const ready = open.filter(({ parents }) => parents.every((parent) => placed.has(parent)));
    if (ready.length === 0) throw new Error(`foreign keys in a circle: ${open.map(({ name }) => name).join(', ')}`);
    for (const table of ready) placed.add(table.name);
    ordered.push(...ready);
    open = open.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}

/** The names of the migrations that each schema has been through. */
export async function migrationsOf(client: pg.Client): Promise<Record<string, string[]>> {
  const done: Record<string, string[]> = {};
  for (const schema of KEPT_SCHEMAS) {
    const { rows } = await client.query<{ name: string }>(`select name from ${schema}.migration order by name`);
    done[schema] = rows.map(({ name }) => name);
  }
  return done;
}
