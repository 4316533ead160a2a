/** The number, contents and signature of a paper, and the hashes of copies that were handed out. */
import { type Kysely, sql } from 'kysely';

const UP = [
  'alter table people.file add column number text, add column source bytea, add column signature bytea',
  'create index file_number on people.file (number) where number is not null',
  'create index file_hash on people.file (hash)',
  `create table people.file_copy (
    borrower_id uuid not null,
    hash text not null,
    copy_hash text not null check (copy_hash ~ '^[0-9a-f]{64}$'),
    made_at timestamptz not null,
    primary key (borrower_id, hash, copy_hash),
    foreign key (borrower_id, hash) references people.file on delete cascade)`,
  'create index file_copy_hash on people.file_copy (copy_hash)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.file_copy').execute(db);
  await sql.raw('drop index people.file_hash').execute(db);
  await sql.raw('alter table people.file drop column number, drop column source, drop column signature').execute(db);
}
