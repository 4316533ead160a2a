/** The latest instant that any process has seen: codes end by it even if the clock is set back (R761). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create table ops.latest_instant (one boolean primary key default true check (one), at timestamptz not null)')
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.latest_instant').execute(db);
}
