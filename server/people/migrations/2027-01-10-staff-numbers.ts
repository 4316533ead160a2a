/** A number for each account of staff, so that an auditor can name whoever stands behind an id in the log. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create sequence people.staff_number').execute(db);
  await sql.raw('alter table people.account add column staff_number integer unique').execute(db);
  await sql
    .raw(
      `update people.account a set staff_number = n.number from (
         select id, nextval('people.staff_number') as number from (
           select id from people.account where kind = 'staff' order by created_at, id) s) n
       where n.id = a.id`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.account drop column staff_number').execute(db);
  await sql.raw('drop sequence people.staff_number').execute(db);
}
