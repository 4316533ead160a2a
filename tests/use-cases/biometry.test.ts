/** Three face checks a day, counted before the vendor compares. */
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVIDENCE } from '../../schema/reference/evidence.ts';
import { FACE_TRIES } from '../../schema/reference/face-guard.ts';
import { addDays } from '../../schema/values/local-date.ts';
import { sandboxFaceVendor, sandboxKisc } from '../../server/adapters/biometry/sandbox.ts';
import { postgresBiometrySessions } from '../../server/adapters/biometry-sessions/postgres.ts';
import type { FaceVerdict } from '../../server/ports/biometry.ts';
import { ProviderUnavailable } from '../../server/ports/provider.ts';
import { makeBiometry } from '../../server/use-cases/application/biometry.ts';
import { frameGoesOn, makeFaceFrames } from '../../server/use-cases/application/face-frames.ts';
import { complete, given, JPEG } from '../support/lending-steps.ts';
import { aBorrower, aCaller, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { lent } from '../support/lent.ts';
import { type Bench, providerBench } from '../support/provider-bench.ts';

const URL_OF_PAGES = 'http://localhost:4000';
let world: LendingWorld;
let bench: Bench;
beforeAll(async () => {
  [world, bench] = await Promise.all([lendingWorld(), providerBench()]);
});
afterAll(async () => {
  await bench.stop();
  await world.close();
});

/** A slow vendor that counts its calls and answers as told. */
async function atTheVendor(number: number, say: () => FaceVerdict | Promise<FaceVerdict>) {
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
    publicUrl: URL_OF_PAGES,
    vendors: { V1: vendor, V2: vendor, V3: vendor },
  });
  const who = () => ({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId });
  const { session } = given(await biometry.start(who(), 'ADD_CARD', null, 'RU'));
  const submit = () => biometry.submitFace(who(), session.id, { frame: JPEG });
  return {
    submit,
    status: async () => (await biometry.status(person.borrowerId, 'ADD_CARD')).status,
    left: async () => (await biometry.status(person.borrowerId, 'ADD_CARD')).limitLeft,
    comparisons: () => comparisons,
  };
}

it('while the vendor compares, every page and program reads that the picture has arrived', async () => {
  const seen: string[] = [];
  const { submit, status } = await atTheVendor(20, async () => {
    seen.push(await status());
    return { kind: 'not-passed', reason: 'NO_MATCH' };
  });
  await submit();
  expect([...seen, await status()]).toEqual(['imageSaved', 'FACE_REQUIRED']);
});

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
  const biometry = makeBiometry({
    ...world,
    sessions: postgresBiometrySessions(world.pool),
    vendors,
    publicUrl: URL_OF_PAGES,
  });
  const who = () => ({ caller: aCaller(person.borrowerId), borrowerId: person.borrowerId });
  const statusFor = async (purpose: 'ADD_CARD' | 'CHANGE_PHONE') =>
    (await biometry.status(person.borrowerId, purpose)).status;
  expect(await statusFor('ADD_CARD')).toBe('FACE_REQUIRED');
  for (const purpose of ['ADD_CARD', 'CHANGE_PHONE'] as const) {
    expect(await statusFor(purpose)).toBe('FACE_REQUIRED');
    const { session } = given(await biometry.start(who(), purpose, null, 'RU'));
    expect(await biometry.submitFace(who(), session.id, { frame: JPEG })).toMatchObject({
      biometry: { status: 'PASSED', vendor: session.vendor },
    });
  }
  expect(asked).toEqual(['V1', 'V2']);
});

/** As composed for the demo, with its vendors. */
async function inTheSandbox(persona: string, number: number) {
  world.clock.set('2026-11-23');
  const { borrowerId } = await aBorrower(world, persona, number);
  const kisc = sandboxKisc(bench.kit, world.faults);
  const vendors = { V1: sandboxFaceVendor('V1', world.faults), V2: sandboxFaceVendor('V2', world.faults), V3: kisc };
  const sessions = postgresBiometrySessions(world.pool);
  const biometry = makeBiometry({ ...world, sessions, vendors, publicUrl: URL_OF_PAGES });
  const who = () => ({ caller: aCaller(borrowerId), borrowerId });
  const start = async () => given(await biometry.start(who(), 'ADD_CARD', null, 'RU')).session;
  const submit = async (frame?: Uint8Array) => {
    const { id } = await start();
    return biometry.submitFace(who(), id, frame ? { frame } : { heldByVendor: id });
  };
  return { borrowerId, biometry, kisc, who, start, submit };
}

it.each([
  ['biometry-not-passed', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'NO_MATCH'],
  ['face-not-recognised', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'NOT_RECOGNISED'],
  ['face-missing', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'NO_FACE'],
  ['face-not-alone', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'TOO_MANY_FACES'],
  ['face-eyes-closed', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'CLOSED_EYES'],
  ['face-glare', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'GLARE'],
  ['face-blur', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'BLUR'],
  ['face-blacklisted', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'BLACKLIST'],
  ['face-of-another', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'OTHER_ACCOUNT'],
  ['face-odd', 'BIOMETRY_FAILED', 'FACE_REQUIRED', 'LENS_DIRTY'],
  ['face-registry-down', 'GBDFL_NOT_AVAILABLE', 'GBDFL_NOT_AVAILABLE', undefined],
  ['face-vendor-down', 'APP_VERILIFE_ERROR', 'imageSaveFail', undefined],
  ['iin-not-found', 'IIN_NOT_FOUND', 'IIN_NOT_FOUND', undefined],
])('the persona %s gets %s, %s, because of %s', async (persona, code, status, reason) => {
  const { biometry, borrowerId, submit } = await inTheSandbox(persona, 31);
  const answer = await submit(JPEG);
  // The pages about a check say so only where it is true; a vendor that is silent is no registry that is down.
  const refusedAs = status === 'FACE_REQUIRED' || status === 'imageSaveFail' ? null : status;
  expect(answer).toMatchObject({ refusal: { code }, biometry: { status, refusedAs } });
  expect((await biometry.status(borrowerId, 'ADD_CARD')).refusedAs).toBe(refusedAs);
  expect('refusal' in answer && answer.refusal.facts?.reason).toBe(reason);
});

it('the camera of one persona is busy; that of everybody else works', async () => {
  for (const [persona, problem] of [
    ['camera-busy', 'notReadable'],
    ['face-missing', null],
  ] as const) {
    const { biometry, borrowerId } = await inTheSandbox(persona, 34);
    expect(await biometry.deviceProblem(borrowerId)).toBe(problem);
  }
});

it('a vendor that gives no answer is passed over for ten minutes: the next one judges on its own page', async () => {
  const { borrowerId, biometry, kisc, who, start, submit } = await inTheSandbox('face-vendor-down', 32);
  expect(await start()).toMatchObject({ vendor: 'V1', pageUrl: null });
  expect(await submit(JPEG)).toMatchObject({ biometry: { vendor: 'V3', limitLeft: FACE_TRIES } });
  const { id, vendor, pageUrl } = await start();
  expect(vendor).toBe('V3');
  const page = new URL(pageUrl ?? '').pathname.split('/').at(-1) ?? '';
  const back = new URL((await kisc.find(page))?.data.returnUrl ?? '');
  expect([back.pathname, back.searchParams.get('session')]).toEqual(['/ru/kisc-result', id]);
  const read = () => biometry.submitFace(who(), id, { heldByVendor: id });
  expect(await read()).toMatchObject({ biometry: { status: 'imageSaveFail', limitLeft: FACE_TRIES } });
  await kisc.answer(page, true);
  expect(await read()).toMatchObject({ biometry: { status: 'PASSED' } });
  expect(await read()).toMatchObject({ biometry: { status: 'PASSED' } });
  await world.pool.query(`update ops.biometry_verdict set at = at - interval '11 minutes' where result = 'NO_ANSWER'`);
  expect(await biometry.vendor(borrowerId, 'ADD_CARD')).toBe('V1');
});

it("a picture on the vendor's page is judged once, however often its result is read", async () => {
  const { borrowerId, biometry, kisc, who, start } = await inTheSandbox('face-blur', 33);
  const silent = [{ vendor: 'V1' }, { vendor: 'V2' }];
  for (const { vendor } of silent)
    await world.pool.query(
      `with opened as (insert into ops.biometry_session (id, borrower_id, purpose, started_at, vendor)
         values (gen_random_uuid(), $1, 'ADD_CARD', $2, $3) returning id)
       insert into ops.biometry_verdict (session_id, borrower_id, result, at) select id, $1, 'NO_ANSWER', $2 from opened`,
      [borrowerId, world.clock.now(), vendor],
    );
  const { id, pageUrl } = await start();
  await kisc.answer(new URL(pageUrl ?? '').pathname.split('/').at(-1) ?? '', true);
  const read = () => biometry.submitFace(who(), id, { heldByVendor: id });
  expect(await read()).toMatchObject({ refusal: { facts: { reason: 'BLUR', triesLeft: '2' } } });
  expect(await read()).toMatchObject({ biometry: { status: 'FACE_REQUIRED', limitLeft: 2 } });
  expect(await read()).toMatchObject({ biometry: { limitLeft: 2 } });
});

it('who has the money needs no check for a loan, and still one for a card', async () => {
  const { biometry } = await inTheSandbox('approve', 35);
  const { person } = await lent(world, '2026-11-23');
  const statusFor = async (purpose: 'AGREE_CREDIT' | 'ADD_CARD') =>
    (await biometry.status(person.borrowerId, purpose)).status;
  expect([await statusFor('AGREE_CREDIT'), await statusFor('ADD_CARD')]).toEqual(['CHECK_NOT_NEEDED', 'FACE_REQUIRED']);
});

it('no face check for a loan starts at an age at which we do not lend; one for a card or a number does', async () => {
  const { biometry, who } = await inTheSandbox('approve', 34);
  world.clock.set('2005-01-10');
  expect(await biometry.start(who(), 'AGREE_CREDIT', null, 'RU')).toMatchObject({ refusal: { code: 'NOT_RIGHT_AGE' } });
  for (const purpose of ['ADD_CARD', 'CHANGE_PHONE'] as const) {
    expect((await biometry.status(who().borrowerId, purpose)).status).toBe('FACE_REQUIRED');
    expect(await biometry.start(who(), purpose, null, 'RU')).toHaveProperty('session');
  }
  world.clock.set('2026-11-23');
});

it('the frame of a check goes after 90 days, and after seven years where money was lent', async () => {
  const frame = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
  const { person, loanId } = await lent(world, '2026-03-05');
  world.clock.set('2026-11-23');
  const today = await world.clock.today();
  const file = { borrowerId: person.borrowerId, loanId, kind: 'FACE', title: 'face', mime: 'image/jpeg' } as const;
  const at = { pages: 1, shownAt: await world.clock.businessNow() };
  await world.files.keep({ ...file, ...at }, frame, undefined, frameGoesOn(today));
  const applicant = await aBorrower(world, 'approve', 41);
  const application = await complete(world, applicant, undefined, frame);
  const { passedFor } = postgresBiometrySessions(world.pool);
  expect(await passedFor(applicant.borrowerId, application.loanId)).toEqual({ frameLost: null });
  expect(await passedFor(person.borrowerId, application.loanId)).toBeUndefined();

  const keptAfter = async (days: number) => {
    await makeFaceFrames({ ...world, clock: { today: async () => addDays(today, days) } }).forgetDue();
    const files = [
      await world.files.ofLoan(person.borrowerId, loanId),
      await world.files.ofLoan(applicant.borrowerId, application.loanId),
    ];
    return files.map((some) => some.some(({ kind }) => kind === 'FACE'));
  };
  expect(await keptAfter(EVIDENCE.keptDays - 1)).toEqual([true, true]);
  expect(await keptAfter(EVIDENCE.keptDays)).toEqual([true, false]);
  expect(await keptAfter(EVIDENCE.acceptedDays - 1)).toEqual([true, false]);
  expect(await keptAfter(EVIDENCE.acceptedDays)).toEqual([false, false]);
});
