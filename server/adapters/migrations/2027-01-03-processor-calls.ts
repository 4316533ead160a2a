/** What a card processor was asked, written down before it is asked. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table ops.processor_call (
         number bigint generated always as identity (start with 100000001) primary key,
         processor text not null,
         key text not null,
         note jsonb not null,
         asked_at timestamptz not null,
         unique (processor, key)
       )`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.processor_call').execute(db);
}
