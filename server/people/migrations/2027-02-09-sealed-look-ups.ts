/** What was kept as a blind index alone is sealed beside it, so that PEOPLE_INDEX_KEY can be changed (D0190). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.iin_list add column sealed text').execute(db);
  await sql.raw('alter table people.iban_claim add column sealed text').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.iin_list drop column sealed').execute(db);
  await sql.raw('alter table people.iban_claim drop column sealed').execute(db);
}
