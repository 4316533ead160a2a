import { type Kysely, sql } from 'kysely';

const TABLE = `create table ops.provider_trouble (
  provider text primary key, failure text not null, failures int4 not null default 1,
  since timestamptz not null default clock_timestamp(), failed_at timestamptz not null default clock_timestamp())`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(TABLE).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table ops.provider_trouble`.execute(db);
}
