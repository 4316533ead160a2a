/** The day on which a file goes: frames of face checks have one, papers go with the person. */
import { type Kysely, sql } from 'kysely';

const UP = [
  'alter table people.file add column delete_on date',
  "update people.file set delete_on = shown_at::date + 90 where kind = 'FACE'",
  'create index on people.file (delete_on) where delete_on is not null',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.file drop column delete_on').execute(db);
}
