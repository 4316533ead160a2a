/**
 * Hashes of bodies are keyed from now on. Older ones could reveal a phone or an IIN by trying all values, so they are
 * deleted; the ledger finds a retry of such a call by its command id.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('delete from ops.idempotency').execute(db);
}

export async function down(_db: Kysely<unknown>): Promise<void> {}
