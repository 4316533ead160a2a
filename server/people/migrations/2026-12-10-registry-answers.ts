/** What the state registry says of a person, sealed with the person's key, until the borrower confirms it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.person add column registry bytea').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.person drop column registry').execute(db);
}
