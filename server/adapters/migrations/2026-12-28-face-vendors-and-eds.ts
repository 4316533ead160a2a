/** Which vendor a face check was opened with, whom the vendors left without an answer, and what is signed by EDS. */
import { type Kysely, sql } from 'kysely';

const UP = [
  `alter table ops.eds_session add column type text not null default 'ISSUANCE_CONSENT',
     add column consents jsonb not null default '[]'`,
  `alter table ops.biometry_session add column vendor text not null default 'V1'`,
];
const DOWN = [
  'alter table ops.biometry_session drop column vendor',
  'alter table ops.eds_session drop column type, drop column consents',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}
