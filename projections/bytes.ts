/** By COPY in key order: two generations of the same events have the same hashes. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type ReadModel, schemaOf } from './projection.ts';
import { columnNames, list, type Table } from './table.ts';

/** SHA-256 in hex by table. Call it while nothing writes, or in a repeatable-read transaction. */
export async function generationBytes(
  client: pg.ClientBase,
  model: ReadModel,
  generation: number,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const table of model.tables) {
    hashes.set(table.name, await tableBytes(client, schemaOf(model.name, generation), table));
  }
  return hashes;
}

async function tableBytes(client: pg.ClientBase, schema: string, table: Table): Promise<string> {
  const rows = `select ${list(columnNames(table))} from ${schema}.${table.name} order by ${list(table.key)}`;
  const hash = createHash('sha256');
  for await (const piece of client.query(copyTo(`copy (${rows}) to stdout`))) hash.update(piece as Buffer);
  return hash.digest('hex');
}

export const differingTables = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] =>
  [...a].filter(([table, hash]) => b.get(table) !== hash).map(([table]) => table);
