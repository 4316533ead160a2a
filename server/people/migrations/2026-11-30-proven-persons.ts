/** An IIN or a document belongs to the person whose face matched it. Typing somebody's IIN reserves nothing. */
import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table people.person drop constraint person_iin_index_key, drop constraint person_document_index_key',
  'create unique index person_iin_proven on people.person (iin_index) where face_verified_at is not null',
  'create unique index person_document_proven on people.person (document_index) where face_verified_at is not null',
  'create index person_iin on people.person (iin_index)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index people.person_iin, people.person_iin_proven, people.person_document_proven').execute(db);
  await sql.raw('alter table people.person add unique (iin_index), add unique (document_index)').execute(db);
}
