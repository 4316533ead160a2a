/** For stores of money. Forgetting the person makes all of it unreadable. */
import type { BorrowerId } from '../../schema/values/ids.ts';
import { SealBroken, type Sealer, type Secrets } from '../ports/secrets.ts';
import type { PeopleDeps } from './accounts.ts';
import type { Vault } from './vault.ts';

export function personSecrets({ db, vault }: Pick<PeopleDeps, 'db' | 'vault'>): Secrets {
  const keyOf = async (owner: BorrowerId): Promise<Buffer> => {
    const row = await db.selectFrom('people.account').select('data_key').where('id', '=', owner).executeTakeFirst();
    if (!row) throw new Error('nobody there to seal for');
    return row.data_key;
  };
  return {
    seal: async (owner, place, plain) => vault.seal(await keyOf(owner), place, plain).toString('base64'),
    async open(owner, place, sealed) {
      const key = await keyOf(owner);
      try {
        return vault.open<string>(key, place, Buffer.from(sealed, 'base64'));
      } catch {
        throw new SealBroken(place.split(':')[0]);
      }
    },
    hash: async (owner, place, plain) => vault.hash(await keyOf(owner), place, plain),
    blindIndexes: (kind, value) => vault.indexes(kind, value),
  };
}

export const sealerOf = (vault: Pick<Vault, 'newKey' | 'seal' | 'open'>): Sealer => ({
  seal(place, plain) {
    const key = vault.newKey();
    return `${key.toString('base64')}.${vault.seal(key, place, plain).toString('base64')}`;
  },
  open(place, sealed) {
    const [key = '', text = ''] = sealed.split('.');
    try {
      return vault.open<string>(Buffer.from(key, 'base64'), place, Buffer.from(text, 'base64'));
    } catch {
      throw new SealBroken(place.split(':')[0]);
    }
  },
});
