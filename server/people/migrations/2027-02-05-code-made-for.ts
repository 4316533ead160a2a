/** The command that a code was sent for: a repeat of it, after a lost answer, gets the same code. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.code add column made_for uuid').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.code drop column made_for').execute(db);
}
