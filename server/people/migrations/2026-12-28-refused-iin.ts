/** Why an IIN was refused at registration, sealed with the person's key, until one is saved. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.person add column refused_iin bytea').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table people.person drop column refused_iin').execute(db);
}
