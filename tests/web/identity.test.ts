import { describe, expect, it } from 'vitest';
import { ageVerdict } from '../../web/features/identity/age.ts';
import { afterIin, factsOf, labelOf, readIin, statusOf } from '../../web/features/identity/iin-step.ts';
import { challengeIn } from '../../web/lib/captcha.ts';
import { isOpenAt } from '../../web/lib/contact-centre.ts';
import type { Translate } from '../../web/lib/intl.ts';
import { saying } from '../../web/lib/typed-form.ts';

const t: Translate = (id) => id;
const say = saying({ t, lang: 'ru', labelOf });

describe('the IIN', () => {
  it('it says birth date and sex', () => {
    expect(factsOf('900412 400113')).toMatchObject({ birthDate: '1990-04-12', sex: 'FEMALE' });
    expect(factsOf('070505600116')).toMatchObject({ birthDate: '2007-05-05', sex: 'FEMALE' });
    expect(factsOf('900412400114')).toBeUndefined();
    expect(factsOf('9004124')).toBeUndefined();
  });

  it('any twelve digits are sent, since only the server knows the list of exceptions', () => {
    expect(readIin({ iin: '000000 000000' }, say)).toEqual({ input: { iin: '000000000000' } });
    expect(readIin({ iin: '9004' }, say)).toHaveProperty('problems.0.field', 'iin');
  });

  it('every answer has a next step', () => {
    const kinds = (
      [
        'IIN_SAVED',
        'IIN_ALREADY_SAVED',
        'NOT_RIGHT_AGE',
        'IIN_BLOCKED',
        'NOT_VALID',
        'IIN_PARSE_ERROR',
        'IIN_NOT_FOUND',
        'IIN_EXISTS',
        'IIN_ALREADY_EXISTS',
      ] as const
    ).map((status) => afterIin(status).kind);
    expect(kinds).toEqual(['on', 'on', 'age', 'locked', 'refused', 'refused', 'refused', 'elsewhere', 'elsewhere']);
    expect(afterIin('IIN_NOT_FOUND')).toHaveProperty('way', 'call');
  });

  it('a refusal code is understood where the status is missing', () => {
    const refusal = { code: 'IIN_BLOCKED', field: null, message: '' };
    expect(statusOf({ status: null, refusals: [refusal] })).toBe('IIN_BLOCKED');
    expect(statusOf({ status: 'IIN_EXISTS', refusals: [{ ...refusal, code: 'IIN_TAKEN' }] })).toBe('IIN_EXISTS');
    expect(statusOf({ status: null, refusals: [{ ...refusal, code: 'TRY_LATER' }] })).toBeUndefined();
  });
});

describe('an age that does not fit', () => {
  it('the page says from which day the age will fit', () => {
    expect(ageVerdict('2007-05-05', '2026-11-20')).toEqual({ kind: 'young', from: '2028-05-05' });
    expect(ageVerdict('2008-02-29', '2026-11-20')).toEqual({ kind: 'young', from: '2029-02-28' });
    expect(ageVerdict('1955-01-01', '2026-11-20')).toEqual({ kind: 'old' });
  });

  it('the page claims nothing where nothing is known', () => {
    expect(ageVerdict(null, '2026-11-20')).toBeUndefined();
    expect(ageVerdict('2007-05-05', '')).toBeUndefined();
    expect(ageVerdict('1990-05-05', '2026-11-20')).toBeUndefined();
  });
});

describe('the proof of work', () => {
  const challenge = { parameters: { algorithm: 'PBKDF2/SHA-256' }, signature: 's' };

  it('it is found at the top of the answer or in the envelope', () => {
    expect(challengeIn(challenge)).toBe(challenge);
    expect(challengeIn({ code: 0, data: challenge })).toBe(challenge);
    expect(challengeIn({ code: 0, data: null })).toBeUndefined();
    expect(challengeIn(null)).toBeUndefined();
  });
});

it('the contact centre is open from 9 to 19 in Almaty, wherever the visitor is', () => {
  const at = (time: string): boolean => isOpenAt(new Date(`2026-11-20T${time}Z`));
  expect([at('03:59:59'), at('04:00:00'), at('13:59:59'), at('14:00:00')]).toEqual([false, true, true, false]);
});
