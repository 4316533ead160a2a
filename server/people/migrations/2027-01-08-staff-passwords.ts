/** Until when a password that was given to a member of staff opens the account, to be replaced at once. */
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> =>
  void (await sql.raw('alter table people.account add column temporary_until timestamptz').execute(db));

export const down = async (db: Kysely<unknown>): Promise<void> =>
  void (await sql.raw('alter table people.account drop column temporary_until').execute(db));
