/** A payer's typing error never names somebody else's contract, and every usual spelling names his own. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractNumber, contractNumbersIn } from '../../schema/values/contract-number.ts';
import { nearestRussian, oneAlphabet } from '../../schema/values/letters.ts';

const dealt = fc
  .tuple(fc.integer({ min: 2026, max: 2099 }), fc.integer({ min: 1, max: 999_999 }))
  .map(([year, count]) => contractNumber(String(year), BigInt(count)));
/** Whether the count deals it. */
const isDealt = (number: string): boolean => {
  const [, year = '', digits = ''] = number.split('-');
  return digits.length > 6 && contractNumber(year, BigInt(digits.slice(0, -1))) === number;
};

describe('the number of a contract', () => {
  it('has a check digit that finds every wrong digit', () =>
    fc.assert(
      fc.property(dealt, fc.nat(10), fc.integer({ min: 1, max: 9 }), (number, place, more) => {
        const digits = number.replace(/\D/g, '');
        const wrong = [...digits].map((one, at) => (at === place ? String((Number(one) + more) % 10) : one)).join('');
        expect(isDealt(number)).toBe(true);
        expect(isDealt(`NS-${wrong.slice(0, 4)}-${wrong.slice(4)}`)).toBe(false);
      }),
    ));

  it('has a check digit that finds two neighbours in each other’s place', () =>
    fc.assert(
      fc.property(dealt, fc.nat(9), (number, place) => {
        const digits = [...number.replace(/\D/g, '')];
        const [a = '', b = ''] = digits.slice(place, place + 2);
        const wrong = digits
          .with(place, b)
          .with(place + 1, a)
          .join('');
        expect(isDealt(`NS-${wrong.slice(0, 4)}-${wrong.slice(4)}`)).toBe(a === b);
      }),
    ));

  it.each([
    ['NS–2026–000815', 'NS-2026-000815'],
    ['НС-2026-000815', 'NS-2026-000815'],
    ['NS_2026_000815', 'NS-2026-000815'],
    ['NS/2026/000815', 'NS-2026-000815'],
    ['NS 2026-000 815', 'NS-2026-000815'],
    ['ns\u00a02026\u20110008153', 'NS-2026-0008153'],
    ['Погашение по договору №НS-2026-0008153, спасибо', 'NS-2026-0008153'],
    ['NS-2026-000815 5000 тенге', 'NS-2026-000815'],
    ['НС-2026-000815 и NS2026000815', 'NS-2026-000815'],
  ])('is read in %s', (typed, number) => expect(contractNumbersIn(typed)).toEqual([number]));

  it.each([
    ['a digit too many is another number', 'NS-2026-0008145', ['NS-2026-0008145']],
    ['a row of digits is none', 'NS-2026-000814500012345', []],
    ['inside of a word', 'FNS-2026-000814', []],
    ['after a digit', '5NS-2026-000814', []],
    ['a digit too few', 'NS-2026-00081', []],
    ['two contracts', 'NS-2026-000814, NS-2026-000815', ['NS-2026-000814', 'NS-2026-000815']],
  ])('%s', (_, typed, numbers) => expect(contractNumbersIn(typed)).toEqual(numbers));
});

it.each([
  ['Ахметов Əлихан', 'Ахметов Әлихан'],
  ['Сeриков', 'Сериков'],
  ['Сери\u0438\u0306', 'Серий'],
  ['Иванов–Петров', 'Иванов-Петров'],
  ['SERIKOV', 'SERIKOV'],
])('letters that look alike are one: %s', (typed, folded) => expect(oneAlphabet(typed)).toBe(folded));

it('a text in either charset folds to the same', () => {
  expect(nearestRussian('Қарызды төлеу, Əлия')).toBe('Карызды толеу, Алия');
});
