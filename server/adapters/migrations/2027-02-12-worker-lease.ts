/** Whose connection leads the workflows, and until when it is believed to be alive. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table ops.workflow_term add column pid int4, add column until timestamptz').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table ops.workflow_term drop column pid, drop column until').execute(db);
}
