/** Moves of the log to another event store whose positions the workflows have taken over. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table ops.log_move (
         from_head int8 not null, to_head int8 not null, moved_at timestamptz not null default now(),
         primary key (from_head, to_head))`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.log_move').execute(db);
}
