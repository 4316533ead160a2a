/** By which channel each message went, and what became of it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table people.notice_delivery (
         key text not null, channel text not null, borrower_id uuid not null, state text not null,
         at timestamptz not null, asked_at timestamptz, reason text, parts smallint, cost bigint,
         primary key (key, channel))`,
    )
    .execute(db);
  await sql
    .raw(
      `create index notice_delivery_unreported on people.notice_delivery (at) where state = 'TAKEN' and channel = 'SMS'`,
    )
    .execute(db);
  await sql.raw('create index notice_delivery_borrower on people.notice_delivery (borrower_id)').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.notice_delivery').execute(db);
}
