/** Why the frame of a passed face check was not kept. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table ops.biometry_verdict add column frame_lost text').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table ops.biometry_verdict drop column frame_lost').execute(db);
}
