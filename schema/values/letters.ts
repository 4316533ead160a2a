/**
 * Letters and signs that are one for people and several for machines. Whatever compares what people or banks have
 * typed folds it here first, so that no two comparisons know different letters.
 */

/** Kazakh letters that Windows-1251 lacks, and the Russian ones that banks and phones print in their place. */
const NEAREST_RUSSIAN: Readonly<Record<string, string>> = {
  ...{ Ə: 'А', Ә: 'А', Ғ: 'Г', Қ: 'К', Ң: 'Н', Ө: 'О', Ұ: 'У', Ү: 'У', Һ: 'Х' },
  ...{ ə: 'а', ә: 'а', ғ: 'г', қ: 'к', ң: 'н', ө: 'о', ұ: 'у', ү: 'у', һ: 'х' },
};
/** Latin letters that stand in the place of Cyrillic ones; banks print the schwa of U+018F and U+0259 for Ә. */
const CYRILLIC_BY_LOOK: Readonly<Record<string, string>> = {
  ...{ A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', I: 'І', K: 'К', M: 'М', O: 'О', P: 'Р', T: 'Т', X: 'Х', Y: 'У' },
  ...{ a: 'а', c: 'с', e: 'е', h: 'һ', i: 'і', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', x: 'х', y: 'у' },
};

/** Composed, with plain dashes and blanks and the Kazakh schwa, without signs that nobody sees. */
export const plainSigns = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\u018f/g, 'Ә')
    .replace(/\u0259/g, 'ә')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/\s/g, ' ');

/** A word that mixes alphabets is Cyrillic with Latin letters that look the same. */
export const oneAlphabet = (text: string): string =>
  plainSigns(text).replace(/[\p{L}\p{M}]+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word) ? [...word].map((letter) => CYRILLIC_BY_LOOK[letter] ?? letter).join('') : word,
  );

/** As a charset or a keyboard without Kazakh letters writes it; і stays, which Windows-1251 has. */
export const nearestRussian = (text: string): string =>
  [...text.normalize('NFC')].map((letter) => NEAREST_RUSSIAN[letter] ?? letter).join('');
