/** Why a face is not taken: each reason has a text of its own in both languages (R92). */
import { expect, it } from 'vitest';
import { DEVICE_PROBLEMS, FACE_REFUSED } from '../../schema/reference/persona-faces.ts';
import { PERSONAS } from '../../schema/reference/personas.ts';
import type { UserErrorCode } from '../../web/generated/cabinet/graphql.ts';
import { FACE_PROBLEMS, ofException, ofOutcome, ofRefusal } from '../../web/lib/face-problems.ts';
import kk from '../../web/locales/kk/biometry.json' with { type: 'json' };
import ru from '../../web/locales/ru/biometry.json' with { type: 'json' };

const refused = (code: UserErrorCode, reason?: string) =>
  ofRefusal({
    __typename: 'UserError',
    code,
    field: null,
    message: '',
    facts: reason ? [{ __typename: 'Fact' as const, name: 'reason', value: reason }] : [],
  });
const thrown = (name: string) => ofException(Object.assign(new Error(name), { name }));

it.each([
  ['unsupportedBrowser', 'unsupportedBrowser'], // found by the camera itself: no getUserMedia
  ['cameraNotFound', thrown('NotFoundError')],
  ['notAllowed', thrown('NotAllowedError')],
  ['overconstrained', thrown('OverconstrainedError')],
  ['security', thrown('SecurityError')],
  ['notReadable', thrown('NotReadableError')],
  ['aborted', thrown('AbortError')],
  ['virtualCamera', 'virtualCamera'], // by the name of the camera
  ['streamInterrupted', 'streamInterrupted'], // the track ended
  ['serverUnavailable', ofOutcome({ kind: 'unavailable', status: 503, stored: 'nothing' })],
  ['slowInternet', ofOutcome({ kind: 'offline' })],
  ['faceNotRecognised', refused('BIOMETRY_FAILED', 'NOT_RECOGNISED')],
  ['noFace', refused('BIOMETRY_FAILED', 'NO_FACE')],
  ['manyFaces', refused('BIOMETRY_FAILED', 'TOO_MANY_FACES')],
  ['closedEyes', refused('BIOMETRY_FAILED', 'CLOSED_EYES')],
  ['glare', refused('BIOMETRY_FAILED', 'GLARE')],
  ['blur', refused('BIOMETRY_FAILED', 'BLUR')],
  ['blacklist', refused('BIOMETRY_FAILED', 'BLACKLIST')],
  ['otherAccount', refused('IIN_TAKEN', 'OTHER_ACCOUNT')],
  ['retry', thrown('TypeError')],
  ['notPassed', refused('BIOMETRY_FAILED', 'LENS_DIRTY')],
  ['notShown', refused('BIOMETRY_FAILED', 'NOT_SHOWN')],
  ['registryDown', refused('GBDFL_NOT_AVAILABLE')],
  ['imageSaveFail', refused('APP_VERILIFE_ERROR')],
  ['imageSaveFail', refused('APP_BIOMETRICS_ERROR')],
  ['imageSaveFail', refused('APP_KISC_ERROR')],
] as const)('%s has its text', (problem, found) => {
  expect(found).toBe(problem);
  const id = `biometry.${problem}` as keyof typeof ru & keyof typeof kk;
  expect([ru[id], kk[id]].every((text) => text?.length > 10)).toBe(true);
});

it('a persona reaches each of them', () => {
  const byVendor = Object.entries(FACE_REFUSED).map(([key, reason]) => [key, refused('BIOMETRY_FAILED', reason)]);
  const reached = new Map([...byVendor, ...Object.entries(DEVICE_PROBLEMS)] as [string, string][]);
  expect([...reached.keys()].filter((key) => !PERSONAS.some((one) => one.key === key))).toEqual([]);
  expect(FACE_PROBLEMS.filter((one) => ![...reached.values()].includes(one))).toEqual([]);
});

it('no two of them say the same', () => {
  for (const texts of [ru, kk])
    expect(new Set(FACE_PROBLEMS.map((one) => texts[`biometry.${one}`])).size).toBe(FACE_PROBLEMS.length);
});
