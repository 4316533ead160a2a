/** Which process has each round of the workers, and how often a message came to the sandbox (D0208). */
import { type Kysely, sql } from 'kysely';

const UP = [
  // `begun_at`: the last sign of the turn that runs, null while none does.
  `create table ops.round (
     name text primary key, holder int not null, held_until timestamptz not null, begun_at timestamptz,
     ended_at timestamptz)`,
  'alter table sandbox.outbox add column times int not null default 1',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table sandbox.outbox drop column times').execute(db);
  await sql.raw('drop table ops.round').execute(db);
}
