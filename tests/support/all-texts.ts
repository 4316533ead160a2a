/** Every text for people of the repository, by file: of sources by their syntax, of pages by their catalogues. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, type Pair, readSource, type SourceTexts } from './source-texts.ts';
import { messageText } from './text-facts.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const cwd = { cwd: ROOT };
export const readText = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const SOURCES = ['schema/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}'];
const PAPERS = [
  'server/use-cases/document/**/*.ts',
  'schema/reference/document-titles.ts',
  'schema/reference/consents/*.ts',
];
/** Forms of a bank keep the bank's words. */
const NOT_OURS = ['server/adapters/statement/**'];
const exclude = ['**/dist/**', '**/node_modules/**', '**/generated/**', ...NOT_OURS];

const ofPaper = new Set(PAPERS.flatMap((pattern) => globSync(pattern, cwd)));
/** Of a text or a pair: it speaks the language of the law. */
export const isPaper = (at: string): boolean => ofPaper.has(`${at.split('.ts')[0]}.ts`);

export const sources: ReadonlyMap<string, SourceTexts> = new Map(
  SOURCES.flatMap((pattern) => globSync(pattern, { ...cwd, exclude })).flatMap((file) => {
    const source = readText(file);
    return /[\u0400-\u04ff]/.test(source) ? [[file, readSource(file, source)] as const] : [];
  }),
);

type Messages = Readonly<Record<string, string>>;
const catalogue = (language: Language, name: string): Messages =>
  JSON.parse(readText(`web/locales/${language}/${name}`)) as Messages;
const catalogues: readonly string[] = globSync('*.json', { cwd: join(ROOT, 'web/locales/ru') });

export const messages: readonly { file: string; language: Language; text: string }[] = (['ru', 'kk'] as const).flatMap(
  (language) =>
    catalogues.flatMap((name) =>
      Object.entries(catalogue(language, name)).map(([id, text]) => ({ file: `${name}: ${id}`, language, text })),
    ),
);

export const pairs: readonly Pair[] = [
  ...[...sources.values()].flatMap((source) => source.pairs),
  ...catalogues.flatMap((name) => {
    const kk = catalogue('kk', name);
    return Object.entries(catalogue('ru', name)).map(([id, text]) => ({
      at: `${name}: ${id}`,
      ru: messageText(text),
      kk: messageText(kk[id] ?? ''),
    }));
  }),
];
