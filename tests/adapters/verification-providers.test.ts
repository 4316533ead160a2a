import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../../projections/postgres.ts';
import { PERSONAS } from '../../schema/reference/personas.ts';
import type { Iin } from '../../schema/values/iin.ts';
import { localDate } from '../../schema/values/local-date.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { sandboxFaceVendor } from '../../server/adapters/biometry/sandbox.ts';
import { sandboxBlacklist } from '../../server/adapters/blacklist/sandbox.ts';
import { sandboxCreditBureau } from '../../server/adapters/credit-bureau/sandbox.ts';
import { postgresFaults } from '../../server/adapters/faults/postgres.ts';
import { sandboxStateRegistry } from '../../server/adapters/state-registry/sandbox.ts';
import type { Faults } from '../../server/ports/faults.ts';
import { migratedDatabase, type TestDatabase } from '../support/postgres.ts';
import { call, providerContract } from './providers.contract.ts';

let database: TestDatabase;
let pool: pg.Pool;
let faults: Faults;
beforeAll(async () => {
  database = await migratedDatabase();
  pool = openPool({ connectionString: database.url });
  faults = postgresFaults(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const iinOf = (key: string): Iin => {
  const persona = PERSONAS.find((one) => one.key === key);
  if (!persona) throw new Error(`no persona ${key}`);
  return persona.iin;
};
const JPEG = { frame: new Uint8Array([0xff, 0xd8]) };
const anybody = '900515300008' as Iin;
const aPerson = { iin: anybody, lastName: 'Сериков', firstName: 'Ерлан', birthDate: localDate('1990-05-15') };

providerContract(
  'the state registry',
  'state-registry',
  () => faults,
  (given) => sandboxStateRegistry(faults).find(anybody, given),
);
providerContract(
  'the credit bureau',
  'credit-bureau',
  () => faults,
  (given) => sandboxCreditBureau(faults).report(anybody, given),
);
providerContract(
  'the blacklist',
  'blacklist',
  () => faults,
  (given) => sandboxBlacklist(faults).check({ ...aPerson, phone: '77010000000' as Phone }, given),
);
providerContract(
  'the face vendor',
  'biometry-V1',
  () => faults,
  (given) => sandboxFaceVendor('V1', faults).compare(anybody, JPEG, given),
);

it("an IIN that is no persona's is a good borrower", async () => {
  expect(await sandboxStateRegistry(faults).find(anybody, call())).toMatchObject({
    found: true,
    birthDate: '1990-05-15',
  });
  expect(await sandboxCreditBureau(faults).report(anybody, call())).toMatchObject({
    stopCredit: false,
    worstOverdueDays: 0,
  });
  expect(await sandboxFaceVendor('V1', faults).compare(anybody, JPEG, call())).toMatchObject({ kind: 'passed' });
});

it('each persona gets its outcome', async () => {
  expect(await sandboxStateRegistry(faults).find(iinOf('iin-not-found'), call())).toEqual({ found: false });
  expect(await sandboxCreditBureau(faults).report(iinOf('stop-credit'), call())).toMatchObject({ stopCredit: true });
  expect(await sandboxCreditBureau(faults).report(iinOf('reject-60-plus'), call())).toMatchObject({
    worstOverdueDays: 75,
  });
  expect(await sandboxFaceVendor('V1', faults).compare(iinOf('biometry-not-passed'), JPEG, call())).toMatchObject({
    kind: 'not-passed',
  });
  const noFace = { frame: new Uint8Array([1, 2, 3]) };
  expect(await sandboxFaceVendor('V1', faults).compare(anybody, noFace, call())).toEqual({
    kind: 'not-passed',
    reason: 'NO_FACE',
  });
});
