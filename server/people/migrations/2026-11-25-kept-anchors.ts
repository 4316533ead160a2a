/** The hash of the anchor beside the day that it ended: a ledger whose anchors were taken away is not anchored anew. Days finished before have none. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table ops.closing_day add column anchor_hash text').execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table ops.closing_day drop column anchor_hash').execute(db);
}
