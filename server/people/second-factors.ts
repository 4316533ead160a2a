import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { PeopleDeps } from './accounts.ts';
import type { DataKey } from './vault.ts';

const RECOVERY_CODES = 10;
/** Of one step before or after ours: clocks of phones differ. */
const WINDOW = 1;
const PLACE = 'second_factor.secret';
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

export function secondFactors({ db, vault }: Pick<PeopleDeps, 'db' | 'vault'>): SecondFactors {
  const rowOf = (accountId: string) =>
    db
      .selectFrom('people.account as a')
      .leftJoin('people.second_factor as f', 'f.account_id', 'a.id')
      .select(['a.id as owner', 'a.data_key as wrapped', 'f.secret', 'f.next_secret', 'f.recovery'])
      .where('a.id', '=', accountId)
      .executeTakeFirstOrThrow();

  /** The step of a right code; undefined for a wrong one. */
  function stepOf(key: DataKey, sealed: Buffer, code: string): number | undefined {
    const secret = Secret.fromBase32(vault.open<string>(key, PLACE, sealed));
    const timestamp = Date.now();
    const delta = TOTP.validate({ token: code, secret, timestamp, window: WINDOW });
    return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
  }

  const hashOf = (key: DataKey, code: string): string => vault.hash(key, 'second_factor.recovery', plain(code));

  return {
    async of(accountId) {
      const { secret, recovery } = await rowOf(accountId);
      return { application: secret !== null, recoveryCodes: recovery?.length ?? 0 };
    },

    async begin(accountId, label) {
      const secret = new Secret({ size: 20 });
      const next_secret = vault.seal(await rowOf(accountId), PLACE, secret.base32);
      await db
        .insertInto('people.second_factor')
        .values({ account_id: accountId, next_secret })
        .onConflict((on) => on.column('account_id').doUpdateSet({ next_secret }))
        .execute();
      return { secret: secret.base32, uri: new TOTP({ issuer: 'Nesie', label, secret }).toString() };
    },

    async turnOn(accountId, code) {
      const { next_secret, ...key } = await rowOf(accountId);
      const step = next_secret && stepOf(key, next_secret, code);
      if (!next_secret || step === undefined) return false;
      const turned = await db
        .updateTable('people.second_factor')
        .set({ secret: next_secret, next_secret: null, last_step: String(step) })
        .where('account_id', '=', accountId)
        .where('next_secret', '=', next_secret)
        .returning('account_id')
        .executeTakeFirst();
      return turned !== undefined;
    },

    async newRecoveryCodes(accountId) {
      const key = await rowOf(accountId);
      const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
      const recovery = codes.map((one) => hashOf(key, one));
      await db
        .insertInto('people.second_factor')
        .values({ account_id: accountId, recovery })
        .onConflict((on) => on.column('account_id').doUpdateSet({ recovery }))
        .execute();
      return codes;
    },

    async use(accountId, code) {
      const { secret, ...key } = await rowOf(accountId);
      const step = secret && /^\d{6}$/.test(code) ? stepOf(key, secret, code) : undefined;
      const used = db.updateTable('people.second_factor').where('account_id', '=', accountId).returning('account_id');
      if (typeof step === 'number') {
        // Two requests with one code: the second one finds the step used.
        const fresh = used.set({ last_step: String(step) }).where('last_step', '<', String(step));
        return (await fresh.executeTakeFirst()) && 'code';
      }
      const hash = hashOf(key, code);
      const known = used
        .set({ recovery: sql<string[]>`array_remove(recovery, ${hash})` })
        .where(sql<boolean>`${hash} = any(recovery)`);
      return (await known.executeTakeFirst()) && 'recovery';
    },

    async forget(accountId) {
      const forgotten = await db
        .updateTable('people.second_factor')
        .set({ secret: null, next_secret: null })
        .where('account_id', '=', accountId)
        .where('secret', 'is not', null)
        .returning('account_id')
        .executeTakeFirst();
      return forgotten !== undefined;
    },

    async turnOff(accountId) {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('people.second_factor').where('account_id', '=', accountId).execute();
        await tx.deleteFrom('people.security_key').where('account_id', '=', accountId).execute();
      });
    },
  };
}

/** 80 random bits: nobody guesses one. */
const recoveryCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => BASE32[byte % 32])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

const plain = (code: string): string => code.toLowerCase().replace(/[^a-z2-7]/g, '');
