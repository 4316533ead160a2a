/** Numbers that an SMS provider gave our messages. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table ops.sms_number (
         provider text not null, key text not null, number text not null, at timestamptz not null,
         primary key (provider, key))`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table ops.sms_number').execute(db);
}
