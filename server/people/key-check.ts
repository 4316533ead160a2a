/**
 * With keys that do not fit the data nobody could sign in and every phone and IIN would look free. The first start
 * stores a proof of each key that does not reveal it.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Key, KeyRing } from '../ports/key-ring.ts';
import type { PeopleDb } from './tables.ts';

/** Names keys, never their values. */
export class KeysDoNotFit extends Error {
  override name = 'KeysDoNotFit';

  constructor(names: readonly string[]) {
    super(
      `These keys are not the ones with which the data of this database were stored: ${names.join(', ')}. ` +
        'Put secrets.json back into the data folder from a backup (or the settings, where you set them yourself). ' +
        'To begin with nothing instead, choose another DATA_DIR or DATABASE_URL.',
    );
  }
}

const proofOf = (name: string, { bytes }: Key): string =>
  createHmac('sha256', bytes).update(`proof of ${name}`).digest('base64url');

/** All keys with which something may be sealed must be there; a new present key is noted. @throws KeysDoNotFit */
export async function checkKeys(db: PeopleDb, rings: Readonly<Record<string, KeyRing>>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two first starts with different keys: the second finds the proofs of the first.
    await sql`select pg_advisory_xact_lock(hashtext('nesie:keys'))`.execute(tx);
    const stored = await tx.selectFrom('people.key_check').select(['name', 'proof']).execute();
    const lacks = ([name, ring]: readonly [string, KeyRing]): boolean => {
      const given = ring.all().map((key) => proofOf(name, key));
      return stored.some((known) => known.name === name && !given.includes(known.proof));
    };
    const wrong = Object.entries(rings).filter(lacks);
    if (wrong.length > 0) throw new KeysDoNotFit(wrong.map(([name]) => name));
    const present = Object.entries(rings).map(([name, ring]) => ({ name, proof: proofOf(name, ring.present()) }));
    if (present.length === 0) return;
    await tx
      .insertInto('people.key_check')
      .values(present)
      .onConflict((on) => on.columns(['name', 'proof']).doNothing())
      .execute();
  });
}

/** When the present key came into use; noted now where nobody has noted it. */
export async function keySince(db: PeopleDb, name: string, key: Key): Promise<Date> {
  const proof = proofOf(name, key);
  await db
    .insertInto('people.key_check')
    .values({ name, proof })
    .onConflict((on) => on.columns(['name', 'proof']).doNothing())
    .execute();
  const row = db.selectFrom('people.key_check').select('since').where('name', '=', name).where('proof', '=', proof);
  return (await row.executeTakeFirst())?.since ?? new Date(0);
}

/** Nothing is sealed with these keys any more. */
export async function forgetKeys(db: PeopleDb, name: string, keys: readonly Key[]): Promise<void> {
  const proofs = keys.map((key) => proofOf(name, key));
  await db.deleteFrom('people.key_check').where('name', '=', name).where('proof', 'in', proofs).execute();
}
