/** Whom the number of a case opened first: it opens nobody else (R913). */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table people.case_of_person (
         case_number text primary key, account_id uuid not null references people.account);
       create index case_of_person_account on people.case_of_person (account_id)`,
    )
    .execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table people.case_of_person').execute(db);
}
