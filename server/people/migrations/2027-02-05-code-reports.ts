/** What the SMS of a code was known to cost, and what became of it (R781). No number of a person is kept beside it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table people.code add column parts smallint, add column cost bigint, add column report text')
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.code drop column parts, drop column cost, drop column report').execute(db);
}
