/** Kazakh that is typed on a Russian keyboard finds what Kazakh finds (R1023). */
import { describe, expect, it } from 'vitest';
import { placeIn } from '../../schema/reference/places.ts';
import { searchPostOffices } from '../../schema/reference/post-offices.ts';
import { asTyped, hasWords } from '../../schema/values/typed-letters.ts';
import faq from '../../web/locales/kk/faq.json' with { type: 'json' };

const questions = Object.keys(faq).flatMap((id) => (id.startsWith('faq.q_') ? [id.replace('faq.q_', '')] : []));
const texts: Readonly<Record<string, string>> = faq;
const found = (typed: string) =>
  questions.filter((id) => hasWords(`${texts[`faq.q_${id}`]} ${texts[`faq.a_${id}`]}`, typed));

describe('R1023: what is typed on a Russian keyboard', () => {
  it.each([
    ['кешіккен', 'кешиккен'],
    ['өсімпұл', 'осимпул'],
    ['ұзарту', 'узарту'],
    ['құпиясөз', 'купиясоз'],
  ])('%s and %s find the same questions', (kazakh, russian) => {
    expect(found(kazakh).length).toBeGreaterThan(0);
    expect(found(russian)).toEqual(found(kazakh));
  });

  it('finds a post office and a place', () => {
    expect(searchPostOffices('богенбай').map(({ index }) => index)).toEqual(['050000']);
    expect(placeIn('ru', 'EAST_KAZAKHSTAN', 'оскемен')).toBe('Усть-Каменогорск');
  });

  it('takes each of the nine letters in both cases, and leaves the others', () => {
    expect(asTyped('Әғ Қңө ҰҮ һІ Ёжик')).toBe('аг кно уу хи ежик');
  });

  it('asks for every word, and nothing asks for nothing', () => {
    expect(hasWords('Мерзімін ұзарту', 'узарту мерзимин')).toBe(true);
    expect(hasWords('Мерзімін ұзарту', 'узарту бага')).toBe(false);
    expect(found(' ')).toEqual(questions);
  });
});
