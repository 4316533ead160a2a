/**
 * Hashes of bodies are keyed from here on. What was kept before would tell a phone or an IIN to whoever tries them all: it goes, and a retry of
 * such a call is found by its command id in the ledger.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('delete from ops.idempotency').execute(db);
}

/** What is gone stays gone. */
export async function down(_db: Kysely<unknown>): Promise<void> {}
