/** The tables of docs/words.md: what no text may say, and what both languages of a text say together. */

import { readText } from './all-texts.ts';
import type { Language } from './source-texts.ts';

export type Forbidden = {
  readonly language: Language;
  readonly words: string;
  readonly pattern: RegExp;
  /** Of a term of papers that pages share. */
  readonly everywhere: boolean;
};
export type Term = {
  readonly meaning: string;
  readonly ru: readonly RegExp[];
  readonly kk: readonly RegExp[];
  readonly papersOnly: boolean;
  readonly eachTime: boolean;
};

/** A term with `*` for any ending, as a whole word. */
const patternOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replaceAll('*', '\\p{L}*')}(?![\\p{L}])`, 'giu');

const rowsUnder = (heading: string): string[][] =>
  (readText('docs/words.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((column) => column.trim()));

const wordsIn = (column = ''): string[] => [...column.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);

/** The fourth and fifth column of the table under a heading. */
export const forbiddenUnder = (heading: string): Forbidden[] =>
  rowsUnder(heading).flatMap((row) =>
    (['ru', 'kk'] as const).flatMap((language, at) =>
      wordsIn(row[at + 4]).map((words) => ({
        language,
        words,
        pattern: patternOf(words),
        everywhere: row[6] === 'everywhere',
      })),
    ),
  );

export const TERMS: readonly Term[] = rowsUnder('Terms of papers')
  .filter((row) => wordsIn(row[2]).length > 0)
  .map(([, meaning = '', ru, kk, , , where = '']) => ({
    meaning,
    ru: wordsIn(ru).map(patternOf),
    kk: wordsIn(kk).map(patternOf),
    papersOnly: where.startsWith('papers'),
    eachTime: where.endsWith('each time'),
  }));

export const timesSaid = (patterns: readonly RegExp[], text: string): number =>
  patterns.reduce((times, pattern) => times + (text.match(pattern)?.length ?? 0), 0);
