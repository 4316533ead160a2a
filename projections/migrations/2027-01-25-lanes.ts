/** Who writes which lane of the read models, and how far each partition has come (D0144). */
import { type Kysely, sql } from 'kysely';

const TABLES = [
  `create table rm.lease (
     lane text primary key, token int8 not null, pid int4 not null, began timestamptz not null,
     until timestamptz not null)`,
  `create table rm.partition (
     model text not null, generation int4 not null, part int4 not null, parts int4 not null, position int8,
     primary key (model, generation, part))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(table).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['partition', 'lease']) await sql.raw(`drop table rm.${table}`).execute(db);
}
