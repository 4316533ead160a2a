/** Which command carries out what one person asked for, so that two confirmations at once are one act. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table ops.two_persons add column command_id text, add column taken_until timestamptz,
      add column takes int not null default 0`)
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table ops.two_persons drop column command_id, drop column taken_until, drop column takes')
    .execute(db);
}
