/**
 * With keys that do not fit the data nobody could sign in and every phone and IIN would look free. The first start
 * stores a proof of each key that does not reveal it.
 */
import { createHmac } from 'node:crypto';
import type { PeopleDb } from './tables.ts';
import type { Vault } from './vault.ts';

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

const proofOf = (name: string, key: Buffer): string =>
  createHmac('sha256', key).update(`proof of ${name}`).digest('base64url');

/** @throws KeysDoNotFit */
export async function checkKeys(db: PeopleDb, keys: Readonly<Record<string, Buffer>>): Promise<void> {
  const given = Object.entries(keys).map(([name, key]) => ({ name, proof: proofOf(name, key) }));
  await db
    .insertInto('people.key_check')
    .values(given)
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  const stored = await db.selectFrom('people.key_check').selectAll().execute();
  const proofs = new Map(stored.map(({ name, proof }) => [name, proof]));
  const wrong = given.filter(({ name, proof }) => proofs.get(name) !== proof).map(({ name }) => name);
  if (wrong.length > 0) throw new KeysDoNotFit(wrong);
}

/** A database older than the proofs is checked by decrypting one stored person. @throws KeysDoNotFit */
export async function checkKeysOfOldDatabase(db: PeopleDb, vault: Vault): Promise<void> {
  const known = await db.selectFrom('people.key_check').select('name').limit(1).executeTakeFirst();
  if (known) return;
  const someone = await db
    .selectFrom('people.account')
    .select(['data_key', 'phone', 'phone_index'])
    .where('phone', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!someone?.phone) return;
  if (phoneIn(vault, someone.data_key, someone.phone, someone.phone_index)) return;
  throw new KeysDoNotFit(['PEOPLE_MASTER_KEY or PEOPLE_INDEX_KEY']);
}

function phoneIn(vault: Vault, dataKey: Buffer, sealed: Buffer, index: string | null): boolean {
  try {
    return vault.index('phone', vault.open<string>(dataKey, 'account.phone', sealed)) === index;
  } catch {
    return false;
  }
}
