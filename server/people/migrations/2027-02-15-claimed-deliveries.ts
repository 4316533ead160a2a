/** Who is sending a message, until when, and how many tries broke off (D0208). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table people.notice_delivery add column holder int, add column held_until timestamptz,
         add column broken_off int not null default 0`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('alter table people.notice_delivery drop column holder, drop column held_until, drop column broken_off')
    .execute(db);
}
