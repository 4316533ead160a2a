/** When the blocked amount of a registration was given back, where Nesie blocked it. */
import { type Kysely, sql } from 'kysely';

const UP = [
  'alter table people.card add column hold_released_at timestamptz',
  'create index card_hold on people.card (provider, started_at) where hold_released_at is null',
];
const DOWN = ['drop index people.card_hold', 'alter table people.card drop column hold_released_at'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of UP) await sql.raw(statement).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of DOWN) await sql.raw(statement).execute(db);
}
