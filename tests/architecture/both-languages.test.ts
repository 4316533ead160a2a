/** A text says the same in Russian and in Kazakh: figures, days, paragraphs, and the terms of docs/words.md (R952). */
import { describe, expect, it } from 'vitest';
import { isPaper, pairs, sources } from '../support/all-texts.ts';
import { type Pair, readSource } from '../support/source-texts.ts';
import { TERMS, timesSaid } from '../support/terms.ts';
import { clausesOf, numbersIn, paragraphsOf, placeholdersIn } from '../support/text-facts.ts';

/** What is signed, sent or refused: each of its letters stands beside the other language. */
const WHOLE = /^(?:schema\/reference\/(?:consents\/|document-titles|.*-texts\.)|server\/use-cases\/document\/)/;
/** «день» and «дня» are forms of a Russian plural, which Kazakh does not have. */
const ALONE = new Set(['день', 'дня', 'дней']);
/** Names of months and places and a sum in words promise nothing themselves. */
const NO_PROMISE = /^(?:web\/lib\/dates|schema\/reference\/places|schema\/values\/amount-in-words)\.ts/;

const figuresOf = (text: string, language: 'ru' | 'kk') => ({
  numbers: numbersIn(text, language),
  placeholders: placeholdersIn(text),
  paragraphs: paragraphsOf(text).length,
});
const differ = ({ ru, kk }: Pair): boolean =>
  JSON.stringify(figuresOf(ru, 'ru')) !== JSON.stringify(figuresOf(kk, 'kk'));

const termsLost = (pair: Pair): string[] =>
  TERMS.filter(({ papersOnly }) => !papersOnly || isPaper(pair.at)).flatMap(({ meaning, ru, kk, eachTime }) =>
    clausesOf(pair)
      .filter((clause) => {
        const [inRussian, inKazakh] = [timesSaid(ru, clause.ru), timesSaid(kk, clause.kk)];
        return eachTime ? inRussian !== inKazakh : inRussian > 0 !== inKazakh > 0;
      })
      .map((clause) => `${meaning}: ${clause.at}\n  ${clause.ru}\n  ${clause.kk}`),
  );

describe('a text in both languages', () => {
  it('is read to its last letter', () => {
    const unread = [...sources].filter(([, { letters }]) => letters.seen !== letters.all).map(([file]) => file);
    expect(unread).toEqual([]);
    const halves = [...sources]
      .filter(([file]) => WHOLE.test(file))
      .flatMap(([file, { texts }]) =>
        texts.filter(({ language, text }) => !language && !ALONE.has(text)).map(({ text }) => `${file}: ${text}`),
      );
    expect(halves).toEqual([]);
    const consents = [...sources].filter(([file]) => file.startsWith('schema/reference/consents/'));
    expect(consents.reduce((sum, [, { letters }]) => sum + letters.paired, 0)).toBe(
      consents.reduce((sum, [, { letters }]) => sum + letters.all, 0),
    );
    expect(consents).toHaveLength(11);
    expect(pairs.length).toBeGreaterThan(4_500);
  });

  it('has the same keys and items', () => {
    expect([...sources.values()].flatMap(({ lonely }) => lonely)).toEqual([]);
    expect(pairs.filter(({ ru, kk }) => ru === '' || kk === '').map(({ at }) => at)).toEqual([]);
  });

  it('has the same numbers, sums, days, articles, placeholders and paragraphs', () => {
    expect(pairs.filter((pair) => !NO_PROMISE.test(pair.at) && differ(pair))).toEqual([]);
  });

  it('has the same terms of the law', () => {
    expect(TERMS.length).toBeGreaterThan(20);
    expect(pairs.flatMap(termsLost)).toEqual([]);
  });
});

describe('the reader of both languages', () => {
  const pairOf = (ru: string, kk: string): Pair => ({ at: 'schema/reference/document-titles.ts.x', ru, kk });

  it('sees a text of many lines, a text in a template, and one that has no other language', () => {
    const source = readSource(
      'a.ts',
      `const A = { ru: \`один\nдва $\{of ? "три" : ""}\`, kk: \`бір\nекі $\{of}\` }; // никто\nconst b = "ничей";`,
    );
    expect(source.pairs).toEqual([{ at: 'a.ts.A', ru: 'один\nдва три', kk: 'бір\nекі {of}' }]);
    expect(source.letters).toMatchObject({ all: 21, seen: 21, paired: 16 });
    expect(source.texts.filter(({ language }) => !language).map(({ text }) => text)).toEqual(['ничей']);
  });

  it('counts a number in words, and a day in the order of either language', () => {
    expect(differ(pairOf('от 21 мая 2013 года, пять лет', '2013 жылғы 21 мамырдағы, бес жыл'))).toBe(false);
    expect(differ(pairOf('пять лет', 'жеті жыл'))).toBe(true);
    expect(differ(pairOf('не больше 0,5 % за {days}', '0,5 %-дан аспайды'))).toBe(true);
    expect(differ(pairOf('раз\nдва', 'бір, екі'))).toBe(true);
  });

  it.each([
    ['претензию с расчётом', 'есебі бар талап-арыз'],
    ['по истечении 90 дней просрочки', 'қатарынан 90 күн өткеннен кейін'],
    ['заёмщик вправе просить', 'қарыз алушы сұрай алады'],
    ['по сегодняшний день включительно', 'бүгінгі күнге дейінгі'],
    ['долг', 'негізгі борыш'],
  ])('misses the term: %s', (ru, kk) => {
    expect(termsLost(pairOf(ru, kk))).toHaveLength(1);
  });
});
