/**
 * Each finished day keeps the hash of its anchor, so that a ledger without its anchors is not anchored anew. Earlier
 * days have none.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table ops.closing_day add column anchor_hash text').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table ops.closing_day drop column anchor_hash').execute(db);
}
