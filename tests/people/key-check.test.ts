/** A start with keys other than those of the stored data is refused: it would silently lose every borrower. */

import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { parsePhone } from '../../schema/values/phone.ts';
import { uuidIds } from '../../server/adapters/ids/uuid.ts';
import { fillDemo, openDemoStaff } from '../../server/people/demo.ts';
import { checkKeys, KeysDoNotFit } from '../../server/people/key-check.ts';
import { openRegistry } from '../../server/people/registry.ts';
import type { KeyRing } from '../../server/ports/key-ring.ts';
import { absentRing } from '../../server/process-keys.ts';
import { SECRETS, type SecretName } from '../../server/secret-settings.ts';
import { ringOf } from '../support/key-rings.ts';
import { anApplicant, chance } from '../support/person.ts';
import { type TestDatabase, testDatabase, testHolder } from '../support/postgres.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await testDatabase();
  pool = openPool({ connectionString: database.url, max: 4 });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const newKeys = () => ({
  PEOPLE_MASTER_KEY: ringOf(randomBytes(32)),
  PEOPLE_INDEX_KEY: ringOf(randomBytes(32)),
  CODES_KEY: ringOf(randomBytes(32)),
  ANSWERS_KEY: ringOf(randomBytes(32)),
});

const open = (keys: Record<keyof ReturnType<typeof newKeys>, KeyRing>, ownKeys: readonly string[] = SECRETS) =>
  openRegistry({
    pool,
    // Never connects.
    holder: testHolder(database.url),
    ids: uuidIds,
    sms: { send: async () => 'not-sent' },
    mail: { send: async () => 'not-sent' },
    publicUrl: 'http://localhost:4000',
    keys,
    ownKeys,
  });

describe('a database with data', () => {
  it('the database opens again with its keys', async () => {
    const keys = newKeys();
    await open(keys);
    await expect(open(keys)).resolves.toBeDefined();
  });

  it('is opened by a process that has none of its keys, which then opens no person (R1001)', async () => {
    const keys = newKeys();
    const phone = parsePhone(anApplicant(chance(7)).phone);
    if (!phone) throw new Error('no phone');
    await (await open(keys)).accounts.register({ phone, locale: 'RU' });
    const none = (name: SecretName) => absentRing(name, 'projector');
    const without = await open(
      {
        PEOPLE_MASTER_KEY: none('PEOPLE_MASTER_KEY'),
        PEOPLE_INDEX_KEY: none('PEOPLE_INDEX_KEY'),
        CODES_KEY: none('CODES_KEY'),
        ANSWERS_KEY: none('ANSWERS_KEY'),
      },
      [],
    );
    await expect((async () => without.accounts.byPhone(phone))()).rejects.toThrow('projector has no PEOPLE_INDEX_KEY');
  });

  it('wrong keys are refused by name, and a right one beside them is not named', async () => {
    const keys = newKeys();
    await open(keys);
    const mixed = { ...newKeys(), ANSWERS_KEY: keys.ANSWERS_KEY };
    const refusal = open(mixed);
    await expect(refusal).rejects.toThrow(KeysDoNotFit);
    await expect(refusal).rejects.toThrow('PEOPLE_MASTER_KEY, PEOPLE_INDEX_KEY. Put secrets.json back');
    await expect(open(keys)).resolves.toBeDefined();
  });

  it('no stored proof tells anything about a key', async () => {
    const keys = newKeys();
    const people = await open(keys);
    await checkKeys(people.db, { ANCHOR_KEY: ringOf(randomBytes(32)) });
    const { rows } = await pool.query<{ name: string; proof: string }>('select name, proof from people.key_check');
    expect(rows).toHaveLength(4);
    for (const { proof } of rows)
      for (const key of Object.values(keys))
        expect(Buffer.from(proof, 'base64url').equals(key.present().bytes)).toBe(false);
  });
});

describe('demo staff in production', () => {
  it('demo staff who can sign in are named, so that a start as production refuses', async () => {
    const people = await open(newKeys());
    expect(await openDemoStaff(people)).toEqual([]);
    await fillDemo(people);
    expect(await openDemoStaff(people)).toContain('admin@nesie.kz');
    for (const email of await openDemoStaff(people)) {
      const account = await people.accounts.byEmail(email);
      await people.accounts.setDisabled(account?.id ?? '', true);
    }
    expect(await openDemoStaff(people)).toEqual([]);
  });
});
