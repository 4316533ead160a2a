/** What the credit bureau answered to a call, by the key of the call. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table ops.bureau_answer (
         key text not null, part text not null, answer jsonb not null, at timestamptz not null,
         primary key (key, part))`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.bureau_answer').execute(db);
}
