/** Wrong codes are counted by the code alone: anybody could fill a counter by number without having a code. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.code_day drop column wrong').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.code_day add column wrong int not null default 0').execute(db);
}
