/**
 * A generation of a read model is a schema, rm_<model>_<n>; readers see it through views in schema `rm`. Pointer row
 * and views change in one transaction, so a reader always sees one whole generation.
 */
import type pg from 'pg';
import type { Instant } from '../schema/values/local-date.ts';
import { showGeneration } from './live-views.ts';
import { type ReadModel, schemaOf } from './projection.ts';
import { createIndexSql, createTableSql } from './table.ts';

export type Generation = {
  model: string;
  generation: number;
  version: number;
  /** The last event processed; null before the first. */
  position: bigint | null;
  events: bigint;
  as_of: Instant | null;
};

/** The projections' advisory locks in Postgres: (family, number). */
export const LOCK_FAMILY = 7321;
export const RUNNER_LOCK = 1;
export const SWAP_LOCK = 2;

export async function liveGenerations(client: pg.ClientBase): Promise<Map<string, Generation>> {
  const text = 'select c.* from rm.pointer p join rm.checkpoint c using (model, generation)';
  const { rows } = await client.query<Generation>({ name: 'generations', text });
  return new Map(rows.map((row) => [row.model, row]));
}

/** Of the version of this release; another one is written by the release that has it (D0209). */
export function ownOf<G extends Generation>(live: ReadonlyMap<string, G>, model: ReadModel): G | undefined {
  const generation = live.get(model.name);
  return generation?.version === model.version ? generation : undefined;
}

/** A model that this release does not write: the live version, none before the first generation, and its own. */
export type Left = { readonly model: string; readonly live: number | undefined; readonly own: number };

export const leftOf = (live: ReadonlyMap<string, Generation>, models: readonly ReadModel[]): Left[] =>
  models
    .filter((model) => !ownOf(live, model))
    .map(({ name, version }) => ({ model: name, live: live.get(name)?.version, own: version }));

export const leftInWords = ({ model, live, own }: Left): string =>
  `${model}: ${live === undefined ? 'nothing' : `version ${live}`} is live, this release has version ${own}`;

export const isNewer = ({ live, own }: Left): boolean => live !== undefined && live > own;

export async function generationsOf(client: pg.ClientBase, model: string): Promise<Generation[]> {
  const { rows } = await client.query<Generation>('select * from rm.checkpoint where model = $1 order by generation', [
    model,
  ]);
  return rows;
}

/** A rebuild creates the indexes later. */
export async function createGeneration(
  client: pg.ClientBase,
  model: ReadModel,
  generation: number,
  indexes: boolean,
): Promise<void> {
  const schema = schemaOf(model.name, generation);
  const statements = [`create schema ${schema}`, ...model.tables.map((table) => createTableSql(schema, table))];
  if (indexes) statements.push(...model.tables.flatMap((table) => createIndexSql(schema, table)));
  await client.query(statements.join(';\n'));
  await client.query('insert into rm.checkpoint (model, generation, version) values ($1, $2, $3)', [
    model.name,
    generation,
    model.version,
  ]);
}

/** Runs inside a transaction, after which readers see this generation. @throws ViewsInTheWay */
export async function pointAt(client: pg.ClientBase, model: ReadModel, generation: number): Promise<void> {
  await showGeneration(client, model, generation);
  await client.query(
    `insert into rm.pointer (model, generation) values ($1, $2)
     on conflict (model) do update set generation = excluded.generation`,
    [model.name, generation],
  );
}

const UNDEFINED_TABLE = '42P01';
const UNDEFINED_SCHEMA = '3F000';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Opens a snapshot and keeps its generations from being dropped until the transaction ends. A generation that goes
 * between the look at the pointer and the lock is looked up again.
 */
export async function holdGenerations(
  client: pg.ClientBase,
  models: readonly ReadModel[],
): Promise<Map<string, Generation>> {
  for (;;) {
    await client.query('begin isolation level repeatable read read only');
    const live = await liveGenerations(client);
    const tables = models.flatMap(({ name, tables }) => {
      const schema = schemaOf(name, live.get(name)?.generation ?? 0);
      return live.has(name) ? tables.map((table) => `${schema}.${table.name}`) : [];
    });
    try {
      if (tables.length > 0) await client.query(`lock table ${tables.join(', ')} in access share mode`);
      return live;
    } catch (error) {
      await client.query('rollback');
      const { code } = error as { code?: string };
      if (code !== UNDEFINED_TABLE && code !== UNDEFINED_SCHEMA) throw error;
    }
  }
}

/** Drops what was live before; what somebody still reads goes at the next rebuild or start of a projector. */
export async function dropReplaced(client: pg.ClientBase, model: string): Promise<void> {
  const live = (await liveGenerations(client)).get(model);
  for (const { generation } of await generationsOf(client, model)) {
    if (!live || generation >= live.generation) continue;
    try {
      await transaction(client, async () => {
        await client.query("set local lock_timeout = '1s'");
        await dropGeneration(client, model, generation);
      });
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
}

export async function dropGeneration(client: pg.ClientBase, model: string, generation: number): Promise<void> {
  await client.query(`drop schema if exists ${schemaOf(model, generation)} cascade`);
  await client.query('delete from rm.parked where model = $1 and generation = $2', [model, generation]);
  await client.query('delete from rm.partition where model = $1 and generation = $2', [model, generation]);
  await client.query('delete from rm.checkpoint where model = $1 and generation = $2', [model, generation]);
}

/** A model that the code no longer has would look like one that is stuck. */
export async function dropModel(client: pg.ClientBase, model: string): Promise<void> {
  for (const { generation } of await generationsOf(client, model)) await dropGeneration(client, model, generation);
  await client.query('delete from rm.pointer where model = $1', [model]);
}

/** Rolls back and rethrows when `work` throws. */
export async function transaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    // A broken connection cannot roll back; the server then does so itself.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
