/**
 * A generation of a read model is a schema, rm_<model>_<n>; readers see it through views in schema `rm`. Pointer row
 * and views change in one transaction, so a reader always sees one whole generation.
 */
import type pg from 'pg';
import type { Instant } from '../schema/values/local-date.ts';
import { createAnalytics, dropAnalytics } from './analytics/refresh.ts';
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

/** Runs inside a transaction, after which readers see this generation. */
export async function pointAt(client: pg.ClientBase, model: ReadModel, generation: number): Promise<void> {
  const schema = schemaOf(model.name, generation);
  const views = model.tables.flatMap(({ name }) => [
    `drop view if exists rm.${name}`,
    `create view rm.${name} as select * from ${schema}.${name}`,
  ]);
  // First, as a reader locks them first: otherwise he and the swap could wait for each other.
  await dropAnalytics(client);
  await client.query(views.join(';\n'));
  // The models of a new release are rebuilt one after another: those to come may lack columns that the views read.
  await createAnalytics(client, { partly: true });
  await client.query(
    `insert into rm.pointer (model, generation) values ($1, $2)
     on conflict (model) do update set generation = excluded.generation`,
    [model.name, generation],
  );
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
