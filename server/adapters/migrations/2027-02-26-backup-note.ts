/** When the last backup was made, so that its age can be told. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'create table ops.backup_note (one boolean primary key default true check (one), made_at timestamptz not null)',
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.backup_note').execute(db);
}
