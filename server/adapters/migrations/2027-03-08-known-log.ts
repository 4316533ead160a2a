/** The log that this database follows, so that another one is not taken for it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table ops.known_log (one boolean primary key default true check (one),
        stream text not null, event_id uuid not null, hash text not null)`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.known_log').execute(db);
}
