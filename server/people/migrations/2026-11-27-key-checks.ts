/** A proof of each key that protects stored data: a start with other keys is refused instead of losing everybody. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table people.key_check (name text primary key, proof text not null)').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.key_check').execute(db);
}
