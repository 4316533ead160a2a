/** The words of docs/words.md in every text for people: pages, SMS, refusals and papers. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
type Language = 'ru' | 'kk';
type Text = { readonly file: string; readonly language: Language; readonly text: string };

const PAPERS = 'server/use-cases/document/**/*.ts';
const PAPER_WORDS = ['schema/reference/document-titles.ts', 'schema/reference/consents/*.ts'];
const SOURCES = ['schema/reference/*.ts', 'schema/reference/consents/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}'];
/** Forms of a bank keep the bank's words. */
const NOT_OURS = ['server/adapters/statement/**'];
/** A paper keeps its name wherever it is named. */
const PAPER_NAMES =
  /справка о задолженности|справка об отсутствии задолженности|берешек (?:жоқ екені )?туралы анықтама/giu;
const cwd = { cwd: ROOT };
const ofPaper = new Set([PAPERS, ...PAPER_WORDS].flatMap((pattern) => globSync(pattern, cwd)));

/** Quoted texts with Cyrillic letters. One without a letter that only Kazakh has counts as Russian. */
function quotedTexts(file: string): Text[] {
  const quoted = read(file).match(/'[^'\n]*[а-яё][^'\n]*'|`[^`\n]*[а-яё][^`\n]*`/giu) ?? [];
  return quoted.map((text) => ({ file, language: /[әіңғүұқөһ]/iu.test(text) ? 'kk' : 'ru', text }));
}
const messagesOf = (language: Language): Text[] =>
  globSync(`web/locales/${language}/*.json`, cwd).flatMap((file) =>
    Object.entries(JSON.parse(read(file)) as Record<string, string>).map(([id, text]) => ({
      file: `${file}: ${id}`,
      language,
      text,
    })),
  );
const texts: readonly Text[] = [
  ...messagesOf('ru'),
  ...messagesOf('kk'),
  ...SOURCES.flatMap((pattern) =>
    globSync(pattern, { ...cwd, exclude: ['**/dist/**', '**/node_modules/**', '**/generated/**', ...NOT_OURS] }),
  ).flatMap(quotedTexts),
];

type Forbidden = { readonly language: Language; readonly words: string; readonly pattern: RegExp };
const patternOf = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replaceAll('*', '\\p{L}*')}(?!\\p{L})`, 'iu');

/** The last two columns of the table under a heading of docs/words.md. */
function forbiddenUnder(heading: string): Forbidden[] {
  const section = read('docs/words.md').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => {
      const columns = line.split('|');
      return (['ru', 'kk'] as const).flatMap((language, at) =>
        [...(columns[at + 4] ?? '').matchAll(/`([^`]+)`/g)].map(([, words = '']) => ({
          language,
          words,
          pattern: patternOf(words),
        })),
      );
    });
}
const foundIn = (searched: readonly Text[], forbidden: readonly Forbidden[]): string[] =>
  searched.flatMap(({ file, language, text }) =>
    forbidden
      .filter((one) => one.language === language && one.pattern.test(text.replace(PAPER_NAMES, '')))
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
        texts.filter(({ file }) => !ofPaper.has(file)),
        exceptPapers,
      ),
    ).toEqual([]);
  });

  it('of Kazakh need no ending that depends on the value', () => {
    const bare = /(?:₸|тг|\{(?:time|sum|amount|limit|from|to|until|count|days)\}|\$\{[^}]+\}) (?:дейін|бастап|астам)/u;
    expect(texts.filter(({ language, text }) => language === 'kk' && bare.test(text))).toEqual([]);
  });

  it('of Russian count with a plural', () => {
    expect(texts.filter(({ language, text }) => language === 'ru' && /дней: ?[${]/u.test(text))).toEqual([]);
  });

  it('of Kazakh have no space before a percent sign', () => {
    const spaced = texts.filter(
      ({ file, language, text }) => language === 'kk' && !ofPaper.has(file) && / %/u.test(text),
    );
    expect(spaced).toEqual([]);
  });
});
