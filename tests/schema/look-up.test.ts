import { expect, test } from 'vitest';
import { CASE_NUMBER, lookUpsOf, nameWords } from '../../schema/reference/look-up.ts';
import { PERSONAS } from '../../schema/reference/personas.ts';

const iin = PERSONAS[0]?.iin ?? '';

test.each([
  ['8 701 234-56-78', [{ kind: 'PHONE', value: '77012345678' }]],
  ['NS-2026-004417', [{ kind: 'CONTRACT', value: 'NS-2026-004417' }]],
  ['ns-2026-004417 ', [{ kind: 'CONTRACT', value: 'NS-2026-004417' }]],
  ['НС–2026–000 4417', [{ kind: 'CONTRACT', value: 'NS-2026-0004417' }]],
  ['Сейтқали Айгерим', [{ kind: 'NAME', value: 'Сейтқали Айгерим' }]],
  ['9f31ab0044', [{ kind: 'REFERENCE', value: '9f31ab0044' }]],
  [
    'payment-b3c1a7e2-6d0f-4c1b-9a55-77d0f3e6b2a1',
    [{ kind: 'REFERENCE', value: 'b3c1a7e2-6d0f-4c1b-9a55-77d0f3e6b2a1' }],
  ],
  ['', []],
  ['<script>', []],
])('%s is understood', (typed, tries) => {
  expect(lookUpsOf(typed)).toEqual(tries);
});

test('a number is tried as everything that it can be, as an IIN first', () => {
  expect(lookUpsOf(iin).map(({ kind }) => kind)).toEqual(['IIN', 'REFERENCE']);
  expect(lookUpsOf('77012345678').map(({ kind }) => kind)).toEqual(['PHONE', 'REFERENCE']);
});

test('a name typed on a Russian keyboard is the same name', () => {
  expect(nameWords('СЕЙТҚАЛИ  Әйгерім')).toEqual(nameWords('Сейткали Айгерим'));
  expect(nameWords('Оразбек-Ұлы Ё.')).toEqual(['оразбек', 'улы']);
});

test('a case number is no IIN and no phone', () => {
  expect(['17/АД-4', 'C-2026-9', '4417'].map((text) => CASE_NUMBER.test(text))).toEqual([true, true, true]);
  expect([iin, '77012345678', 'x', 'Айгерим С.'].map((text) => CASE_NUMBER.test(text))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
