/** Pages of a face vendor, by our session. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table ops.face_flow (
         key text primary key, flow_id text not null, page_url text not null, mac text not null,
         at timestamptz not null)`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.face_flow').execute(db);
}
