/** The channel on which batches wake readers: who may not read schema `rm` does not know its name. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table rm.channel (name text primary key)').execute(db);
  await sql.raw("insert into rm.channel values ('nesie_' || replace(gen_random_uuid()::text, '-', ''))").execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table rm.channel').execute(db);
}
