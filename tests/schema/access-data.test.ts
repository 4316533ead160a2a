/**
 * Data shared by several layers must agree: codes with their texts and the SDL, consents with hashes, personas with
 * rules.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newPhoneForm } from '../../schema/forms/access.ts';
import { readForm } from '../../schema/forms/read.ts';
import { registrationPhoneForm } from '../../schema/forms/registration.ts';
import { passwordForm, signInForm } from '../../schema/forms/sign-in.ts';
import { LOAN_STATUSES } from '../../schema/loan-status.ts';
import { codeText } from '../../schema/reference/code-texts.ts';
import { CONSENTS } from '../../schema/reference/consents/all.ts';
import * as dictionaries from '../../schema/reference/dictionaries.ts';
import { CONSENT_TYPES } from '../../schema/reference/documents.ts';
import { PERSONAS } from '../../schema/reference/personas.ts';
import { REFUSAL_TEXTS, refusalText, type Texts } from '../../schema/reference/refusal-texts.ts';
import { REFUSALS } from '../../schema/reference/refusals.ts';
import { parseIin } from '../../schema/values/iin.ts';
import { parsePhone } from '../../schema/values/phone.ts';

const sdl = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../schema/graphql', `${name}.graphql`), 'utf8');
const enumOf = (text: string, name: string) => {
  const body = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[A-Z_0-9]+$/.test(line));
};

test('every refusal has a key of its own, a place in the SDL and a text in both languages', () => {
  const codes = Object.keys(REFUSALS);
  expect(enumOf(sdl('user-error'), 'UserErrorCode').sort()).toEqual([...codes].sort());
  expect(Object.keys(REFUSAL_TEXTS).sort()).toEqual([...codes].sort());
  expect(new Set(Object.values(REFUSALS)).size).toBe(codes.length);
  for (const [code, { ru, kk }] of Object.entries<Texts>(REFUSAL_TEXTS)) {
    expect([code, ru.length > 3, kk.length > 3]).toEqual([code, true, true]);
    expect([code, ru === kk]).toEqual([code, false]);
    expect([code, placeholders(kk)]).toEqual([code, placeholders(ru)]);
  }
  expect(refusalText('TERM_OUT_OF_RANGE', 'RU', { min: '5', max: '31', unit: 'DAY' })).toBe(
    'Доступен срок от 5\u00a0до 31\u00a0дня',
  );
  expect(refusalText('TERM_OUT_OF_RANGE', 'KK', { min: '2', max: '6', unit: 'MONTH' })).toBe(
    'Қолжетімді мерзім: 2–6\u00a0ай',
  );
  expect(refusalText('TERM_OUT_OF_RANGE', 'RU', { min: '2026-03-13', max: '2026-04-11', unit: 'DATE' })).toBe(
    'Доступен срок от 13.03.2026\u00a0до 11.04.2026',
  );
  expect(refusalText('CODE_WRONG', 'KK', { triesLeft: '2' })).toBe('Код қате. Тағы 2\u00a0рет енгізуге болады');
});
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

test('the statuses of the SDL are the statuses', () => {
  expect(enumOf(sdl('loan-status'), 'LoanStatus')).toEqual([...LOAN_STATUSES]);
});

test('the eleven consents are there once each, in both languages, under their hash', () => {
  expect(CONSENTS.map((one) => one.type).sort()).toEqual([...CONSENT_TYPES].sort());
  for (const { type, version, ru, kk, hash } of CONSENTS) {
    const text = JSON.stringify([type, version, ru.title, ru.body, kk.title, kk.body]);
    expect([type, createHash('sha256').update(text).digest('hex')]).toEqual([type, hash]);
  }
});

test('every dictionary has different keys and a label in both languages', () => {
  const lists = Object.entries(dictionaries).filter(
    ([, value]) => Array.isArray(value) && typeof value[0] === 'object',
  );
  expect(lists.length).toBeGreaterThan(10);
  for (const [name, list] of lists) {
    const entries = list as readonly dictionaries.Entry[];
    expect([name, new Set(entries.map((one) => one.key)).size]).toEqual([name, entries.length]);
    for (const { key, ru, kk } of entries)
      expect([name, key, ru.length > 0, kk.length > 0]).toEqual([name, key, true, true]);
  }
});

test('the forms accept every persona', () => {
  for (const { key, iin, phone, birthday, sex } of PERSONAS) {
    expect([key, parsePhone(phone)]).toEqual([key, phone]);
    if (key !== 'iin-exception') expect([key, parseIin(iin)]).toEqual([key, { iin, birthDate: birthday, sex }]);
  }
  expect(new Set(PERSONAS.map((one) => one.iin)).size).toBe(PERSONAS.length);
  expect(new Set(PERSONAS.map((one) => one.phone)).size).toBe(PERSONAS.length);
});

test.each([
  ['Tenge2026', undefined],
  ['Xk29fjQq', undefined],
  ['short1A', 'PASSWORD_SHORT'],
  ['alllower12', 'PASSWORD_WEAK'],
  ['Кириллица1a', 'PASSWORD_WEAK'],
  [`A1a${'x'.repeat(126)}`, 'PASSWORD_WEAK'],
  ['Qwerty123', 'PASSWORD_COMMON'],
  ['P@ssw0rd2024', 'PASSWORD_COMMON'],
  ['Almaty2024!', 'PASSWORD_COMMON'],
])('password %s: %s', (password, problem) => {
  const read = readForm(passwordForm, { password });
  expect('problems' in read ? read.problems.password : undefined).toBe(problem);
});

test.each([
  ['77012223344', 'mobile'],
  ['77782223344', 'mobile'],
  ['77102223344', 'of a town'],
  ['77272223344', 'of a town'],
  ['73362223344', 'of a town'],
  ['77302223344', 'of nobody'],
])(
  '%s is %s: only a mobile number is registered, or taken for another; who has one of a town signs in',
  (phone, kind) => {
    const problemOf = (read: ReturnType<typeof readForm>) => ('problems' in read ? read.problems : 'taken');
    const wrong = { phone: 'PHONE_WRONG' };
    const mobile = kind === 'mobile' ? 'taken' : wrong;
    expect(problemOf(readForm(registrationPhoneForm, { phone }))).toEqual(mobile);
    expect(problemOf(readForm(newPhoneForm, { phone }))).toEqual(mobile);
    const signIn = { phone, birthDate: '1990-01-01', password: 'x' };
    expect(problemOf(readForm(signInForm, signIn))).toEqual(kind === 'of nobody' ? wrong : 'taken');
  },
);

test('sign-in needs a number with a birth date, or an e-mail', () => {
  const problems = (input: unknown) => {
    const read = readForm(signInForm, input);
    return 'problems' in read ? read.problems : {};
  };
  expect(problems({ password: 'x' })).toEqual({ phone: 'FIELD_REQUIRED' });
  expect(problems({ phone: '77011112233', password: 'x' })).toEqual({ birthDate: 'FIELD_REQUIRED' });
  expect(problems({ phone: '79991112233', birthDate: '1990-01-01', password: 'x' })).toEqual({ phone: 'PHONE_WRONG' });
  expect(problems({ email: 'A@B.kz ', password: 'x' })).toEqual({});
});

test.each([
  ['1', '1\u00a0мин', '1\u00a0мин'],
  ['60', '60\u00a0мин', '60\u00a0мин'],
  ['61', '2\u00a0ч', '2\u00a0сағат'],
  ['1440', '24\u00a0ч', '24\u00a0сағат'],
  ['10080', '7\u00a0дн.', '7\u00a0күн'],
])('a limit that ends in %s minutes says so', (wait, ru, kk) => {
  expect(refusalText('TOO_MANY_REQUESTS', 'RU', { wait })).toBe(`Слишком много попыток. Повторите через ${ru}`);
  expect(refusalText('TOO_MANY_REQUESTS', 'KK', { wait })).toContain(` ${kk} өткен соң`);
  expect(refusalText('TOO_MANY_REQUESTS', 'RU')).toBe('Слишком много попыток. Повторите позже');
});

test('a code comes in one SMS whose last line binds it to the site', () => {
  for (const locale of ['RU', 'KK'] as const) {
    const text = codeText('OFFER', locale, '0042', 'nesie.kz');
    expect(text.split('\n').at(-1)).toBe('@nesie.kz #0042');
    expect(text.length).toBeLessThan(134);
  }
});
