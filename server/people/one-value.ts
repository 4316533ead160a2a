/**
 * While PEOPLE_INDEX_KEY is being changed, one value has two indexes, and the unique indexes of Postgres see two values
 * (D0190). In ordinary times nothing here asks anything.
 */
import { type QueryExecutorProvider, sql } from 'kysely';
import type { PeopleDb } from './tables.ts';
import { TAKEN } from './taken.ts';

type Indexes = readonly [string, ...string[]];

/** As Postgres refuses it in ordinary times. */
class HeldElsewhere extends Error {
  readonly code = TAKEN;
}

/** Writers of one value go one after another until their transactions end; each then looks for all its indexes. */
export async function oneAfterAnother(tx: QueryExecutorProvider, indexes: Indexes): Promise<void> {
  if (indexes.length === 1) return;
  // The same for everybody who knows the same keys, whichever of them is the present one there.
  const [lowest] = indexes.toSorted();
  await sql`select pg_advisory_xact_lock(hashtext('nesie:index'), hashtext(${lowest}))`.execute(tx);
}

/** @throws if another account than `own` has the value, under whichever key */
export async function refuseHeld(
  tx: PeopleDb,
  column: 'phone_index' | 'email_index',
  indexes: Indexes,
  own: string,
): Promise<void> {
  if (indexes.length === 1) return;
  await oneAfterAnother(tx, indexes);
  const held = tx.selectFrom('people.account').select('id').where(column, 'in', indexes).where('id', '<>', own);
  if (await held.executeTakeFirst()) throw new HeldElsewhere();
}

/** Of a row whose value is stored nowhere: the index that it has, else the present one. */
export async function indexOfRow(
  indexes: Indexes,
  find: (indexes: Indexes) => Promise<string | undefined>,
): Promise<string> {
  const found = indexes.length === 1 ? undefined : await find(indexes);
  return found ?? indexes[0];
}
