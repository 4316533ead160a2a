/** For stores of money. Forgetting the person makes all of it unreadable. */
import { SealBroken, type Sealer, type Secrets } from '../ports/secrets.ts';
import type { PeopleDeps } from './accounts.ts';
import { dataKeys } from './data-keys.ts';
import { NOBODY, type Vault } from './vault.ts';

export function personSecrets({ db, vault }: Pick<PeopleDeps, 'db' | 'vault'>): Secrets {
  const keyOf = dataKeys(db);
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
    const key = vault.newKey(NOBODY);
    return `${key.wrapped.toString('base64')}.${vault.seal(key, place, plain).toString('base64')}`;
  },
  open(place, sealed) {
    const [wrapped = '', text = ''] = sealed.split('.');
    const key = { owner: NOBODY, wrapped: Buffer.from(wrapped, 'base64') };
    try {
      return vault.open<string>(key, place, Buffer.from(text, 'base64'));
    } catch {
      throw new SealBroken(place.split(':')[0]);
    }
  },
});
