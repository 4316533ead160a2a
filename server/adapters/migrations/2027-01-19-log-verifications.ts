/** Verifications of the whole log that run in the background (D0130). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table ops.log_verification (
         id uuid primary key default gen_random_uuid(), by_id text not null, by_role text not null,
         began_at timestamptz not null default now(), heard_at timestamptz not null default now(),
         ended_at timestamptz, stage text not null default 'LOG', share float8 not null default 0,
         found int not null default 0, outcome text not null default 'RUNNING',
         findings jsonb not null default '[]', report jsonb)`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.log_verification').execute(db);
}
