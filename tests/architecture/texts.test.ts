/** The words of docs/words.md in every text for people: pages, SMS, refusals and papers. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPaper, messages, readText, sources } from '../support/all-texts.ts';
import type { Language } from '../support/source-texts.ts';
import { type Forbidden, forbiddenUnder } from '../support/terms.ts';

type Text = { readonly file: string; readonly language: Language; readonly text: string };

/** A paper keeps its name wherever it is named. */
const PAPER_NAMES =
  /справка о задолженности|справка об отсутствии задолженности|берешек (?:жоқ екені )?туралы анықтама/giu;

/** The language of a text that stands beside no other: without a letter that only Kazakh has it counts as Russian. */
const guessed = (text: string): Language => (/[әіңғүұқөһ]/iu.test(text) ? 'kk' : 'ru');

const texts: readonly Text[] = [
  ...messages,
  ...[...sources].flatMap(([file, source]) =>
    source.texts.map(({ language, text }) => ({ file, language: language ?? guessed(text), text })),
  ),
];

const foundIn = (searched: readonly Text[], forbidden: readonly Forbidden[]): string[] =>
  searched.flatMap(({ file, language, text }) =>
    forbidden
      .filter((one) => one.language === language && text.replace(PAPER_NAMES, '').search(one.pattern) >= 0)
      .map(({ words }) => `${file}: «${words}» in ${text}`),
  );

describe('words of texts', () => {
  const everywhere = forbiddenUnder('In every text');
  const exceptPapers = forbiddenUnder('In every text but papers');

  it('are found in pages, SMS and refusals, and the tables are read', () => {
    expect(texts.filter(({ language }) => language === 'kk').length).toBeGreaterThan(1500);
    expect(everywhere.length).toBeGreaterThan(20);
    expect(exceptPapers.length).toBeGreaterThan(15);
    expect(foundIn([{ file: 'a', language: 'ru', text: 'Этот займ открыт' }], everywhere)).toHaveLength(1);
    expect(foundIn([{ file: 'a', language: 'ru', text: 'Займы открыты' }], everywhere)).toEqual([]);
  });

  it('are none of those that docs/words.md forbids', () => {
    expect(foundIn(texts, everywhere)).toEqual([]);
    expect(
      foundIn(
        texts.filter(({ file }) => !isPaper(file)),
        exceptPapers,
      ),
    ).toEqual([]);
    const inPapers = forbiddenUnder('Terms of papers');
    expect(inPapers.length).toBeGreaterThan(15);
    expect(
      foundIn(
        texts.filter(({ file }) => isPaper(file)),
        inPapers,
      ),
    ).toEqual([]);
    expect(
      foundIn(
        texts,
        inPapers.filter(({ everywhere }) => everywhere),
      ),
    ).toEqual([]);
  });

  it('of Kazakh need no ending that depends on the value', () => {
    const bare =
      /(?:₸|тг|\{(?:time|sum|amount|limit|from|to|until|count|days)\}|\$\{[^}]*\}) (?:дейін|бастап|астам|аспа\p{L}*)/u;
    const joined = /\} (?:мен|бен|пен) /u;
    expect(texts.filter(({ language, text }) => language === 'kk' && (bare.test(text) || joined.test(text)))).toEqual(
      [],
    );
  });

  it('of Kazakh have a day in the case that the next word asks for', () => {
    /** The id or the day is made before the call: read by hand, each by `dayTo` or `fromDay`. */
    const INDIRECT = new Set([
      'dispute.textOPEN',
      'evidence.expiry_SOON',
      'prolongation.request',
      'prolongation.payText',
      'rejection.againFrom',
      'rejection.elseFrom',
      'restructuring.payText',
      'status.nextEarly',
      'status.nextEarlyFixed',
    ]);
    const CASES: Readonly<Record<string, string>> = { дейін: 'dayTo', бастап: 'dayFrom', кешіктірмей: 'dayFrom' };
    const pages = globSync('web/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '../..') })
      .filter((file) => !file.includes('node_modules') && !file.includes('dist/'))
      .map(readText)
      .join('\n');
    const asked = messages.flatMap(({ file, language, text }) =>
      language === 'ru'
        ? []
        : [...text.matchAll(/\{(\w+)\} (дейін|бастап|кешіктірмей)/gu)].map(([, name = '', word = '']) => ({
            id: file.split(': ')[1] ?? '',
            name,
            word,
          })),
    );
    expect(asked.length).toBeGreaterThan(15);
    const direct = asked.filter(({ id }) => !INDIRECT.has(id));
    const wrong = direct.filter(({ id, name, word }) => {
      const calls = pages.split(`'${id}'`).slice(1);
      const filled = calls.map((after) => new RegExp(`\\b${name}: (\\w+)\\(`).exec(after.slice(0, 400))?.[1]);
      return filled.length === 0 || filled.some((made) => made !== CASES[word]);
    });
    expect(wrong).toEqual([]);
  });

  it('have no word of letters of two alphabets, and no Latin letter alone among Cyrillic words', () => {
    /** Names of the code, links and patterns are no words for people. */
    const words = (text: string) => text.replace(/\$?\{[^}]*\}|https?:\S+|\\\w/gu, ' ').match(/\p{L}+/gu) ?? [];
    const mixed = ({ text }: Text) =>
      words(text).some((word) => /[a-z]/iu.test(word) && /\p{Script=Cyrillic}/u.test(word)) ||
      /\p{Script=Cyrillic} [acekopxyABCEHKMOPTXY] (?!до f|мен f)\p{Script=Cyrillic}/u.test(text);
    expect(mixed({ file: 'a', language: 'ru', text: 'зaём' })).toBe(true);
    expect(mixed({ file: 'a', language: 'ru', text: 'платёж c карты' })).toBe(true);
    expect(texts.filter(mixed)).toEqual([]);
  });

  it('write the names of applications in one way', () => {
    expect(texts.filter(({ text }) => /egov m/iu.test(text) && !text.includes('eGov Mobile'))).toEqual([]);
  });

  it('of Russian count with a plural', () => {
    expect(texts.filter(({ language, text }) => language === 'ru' && /дней: ?[${]/u.test(text))).toEqual([]);
  });

  it('of Kazakh have no space before a percent sign', () => {
    const spaced = texts.filter(({ file, language, text }) => language === 'kk' && !isPaper(file) && / %/u.test(text));
    expect(spaced).toEqual([]);
  });
});
