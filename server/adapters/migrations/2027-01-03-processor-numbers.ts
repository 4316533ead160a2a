/**
 * Numbers of calls begin with their time: a counter that a restored backup has turned back would give an invoice of a
 * bank to another payment. 14 digits, the last six of them counted.
 */
import { type Kysely, sql } from 'kysely';

const UP = [
  'create sequence ops.processor_number',
  'alter table ops.processor_call alter column number drop identity',
  `alter table ops.processor_call alter column number set default
     (extract(epoch from clock_timestamp())::bigint - 1700000000) * 1000000 + nextval('ops.processor_number') % 1000000`,
];
const DOWN = [
  'alter table ops.processor_call alter column number drop default',
  'alter table ops.processor_call alter column number add generated always as identity (start with 100000001)',
  'drop sequence ops.processor_number',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}
