/** Three face checks a day, counted before the vendor compares. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresBiometrySessions } from '../../server/adapters/biometry-sessions/postgres.ts';
import type { FaceVerdict } from '../../server/ports/biometry.ts';
import { ProviderUnavailable } from '../../server/ports/provider.ts';
import { FACE_TRIES, makeBiometry } from '../../server/use-cases/application/biometry.ts';
import { given, JPEG } from '../support/lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld } from '../support/lending-world.ts';

let world: LendingWorld;
beforeAll(async () => {
  world = await lendingWorld();
});
afterAll(() => world.close());

/** A slow vendor that counts its calls and answers as told. */
async function atTheVendor(number: number, say: () => FaceVerdict) {
  const person = await aBorrower(world, 'approve', number);
  let comparisons = 0;
  const vendor = {
    compare: async (): Promise<FaceVerdict> => {
      comparisons += 1;
      await sleep(50);
      return say();
    },
  };
  const biometry = makeBiometry({
    ...world,
    sessions: postgresBiometrySessions(world.pool),
    vendors: { V1: vendor, V2: vendor, V3: vendor },
  });
  const who = () => ({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId });
  const { session } = given(await biometry.start(who(), 'ADD_CARD', null));
  const submit = () => biometry.submitFace(who(), session.id, { frame: JPEG });
  return {
    submit,
    left: async () => (await biometry.status(person.borrowerId, 'ADD_CARD')).limitLeft,
    comparisons: () => comparisons,
  };
}

it('thirty faces sent at once are three comparisons', async () => {
  const { submit, left, comparisons } = await atTheVendor(21, () => ({ kind: 'not-passed', reason: 'NO_MATCH' }));
  const answers = await Promise.all(Array.from({ length: 30 }, submit));
  expect(comparisons()).toBe(FACE_TRIES);
  const codes = answers.flatMap((answer) => ('refusal' in answer ? [answer.refusal.code] : []));
  expect(codes.filter((code) => code === 'BIOMETRY_LIMIT')).toHaveLength(30 - FACE_TRIES);
  expect(codes.filter((code) => code === 'BIOMETRY_FAILED')).toHaveLength(FACE_TRIES);
  expect(await left()).toBe(0);
});

it('neither a vendor that does not answer nor a passed check costs a try', async () => {
  const verdicts: (() => FaceVerdict)[] = [
    () => {
      throw new ProviderUnavailable('down');
    },
    () => ({ kind: 'registry-down' }),
    () => ({ kind: 'not-passed', reason: 'NO_MATCH' }),
    () => ({ kind: 'passed', reference: 'V1-1' }),
  ];
  const { submit, left } = await atTheVendor(22, () => (verdicts.shift() ?? (() => ({ kind: 'registry-down' })))());
  const seen: number[] = [];
  for (let i = 0; i < 4; i++) {
    await submit();
    seen.push(await left());
  }
  expect(seen).toEqual([3, 3, 2, 2]);
});

it('a try whose process died is given back after a minute', async () => {
  const { submit, left } = await atTheVendor(23, () => {
    throw new Error('the process dies here');
  });
  await expect(submit()).rejects.toThrow('dies');
  expect(await left()).toBe(2);
  await world.pool.query(`update ops.biometry_verdict set at = at - interval '61 seconds' where result = 'WAITING'`);
  expect(await left()).toBe(3);
});

it('each purpose has its vendor, and a new number takes a fresh check', async () => {
  const person = await aBorrower(world, 'approve', 24);
  const asked: string[] = [];
  const passing = (name: string) => ({
    compare: async (): Promise<FaceVerdict> => {
      asked.push(name);
      return { kind: 'passed', reference: `${name}-1` };
    },
  });
  const vendors = { V1: passing('V1'), V2: passing('V2'), V3: passing('V3') };
  const biometry = makeBiometry({ ...world, sessions: postgresBiometrySessions(world.pool), vendors });
  const who = () => ({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId });
  const statusFor = async (purpose: 'ADD_CARD' | 'CHANGE_PHONE') =>
    (await biometry.status(person.borrowerId, purpose)).status;
  expect(await statusFor('ADD_CARD')).toBe('FACE_REQUIRED');
  for (const purpose of ['ADD_CARD', 'CHANGE_PHONE'] as const) {
    expect(await statusFor(purpose)).toBe('FACE_REQUIRED');
    const { session } = given(await biometry.start(who(), purpose, null));
    expect(await biometry.submitFace(who(), session.id, { frame: JPEG })).toMatchObject({
      biometry: { status: 'PASSED', vendor: session.vendor },
    });
  }
  expect(asked).toEqual(['V1', 'V2']);
});
