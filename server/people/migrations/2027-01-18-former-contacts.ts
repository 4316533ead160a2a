/** Hashes of the numbers of trusted persons who were replaced, under the key of the person who named them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table people.person add column former_contacts text[] not null default '{}'`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.person drop column former_contacts').execute(db);
}
