/** Timestamps of anchors by an authority outside (R613). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table ops.anchor_timestamp (
         anchor_hash text primary key, anchor_date date not null, stamped_at timestamptz not null,
         authority text not null, token bytea not null)`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.anchor_timestamp').execute(db);
}
