/** What a session has written, so that its next reads wait for it in every process of the api (D0213). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.session add column wrote int8, add column wrote_at timestamptz').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.session drop column wrote, drop column wrote_at').execute(db);
}
