/**
 * Loads texts with the screen that shows them. At build time each `import('./XScreen.tsx')` learns which files of
 * texts the modules behind it name, and waits for those too. The texts of the first page are one file per language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const LOCALES = join(WEB, 'locales');
const LOADER = join(WEB, 'lib/texts.ts');
/** The modules of every first page: the entry, and the sign-in screen that loads beside it. */
const FIRST = ['main.tsx', 'features/sign-in/SignInScreen.tsx'].map((file) => join(WEB, file));

const STATIC = /(?:^|\n)(?:import|export)(?! type)[^'"]*? from '(\.[^']+\.tsx?)'/g;
const LAZY = /import\('(\.[^']+\.tsx)'\)/g;
const ID = /['"`](\w+)\./g;

const prefixOf = (file: string): string => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const files = new Map(readdirSync(join(LOCALES, 'ru')).map((file) => [prefixOf(file.replace('.json', '')), file]));

const namesIn = (source: string): string[] =>
  [...source.matchAll(ID)].flatMap(([, prefix = '']) => (files.has(prefix) ? [prefix] : []));

/** All modules of the product that these import statically, with their sources. */
function reach(starts: readonly string[], seen = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const file of starts) {
    if (seen.has(file)) continue;
    const source = readFileSync(file, 'utf8');
    seen.set(file, source);
    reach(
      [...source.matchAll(STATIC)].map(([, path = '']) => join(dirname(file), path)),
      seen,
    );
  }
  return seen;
}

/** A line that loads something later is not counted here: what it names is loaded with it. */
const withoutLazy = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !line.includes('import('))
    .join('\n');

/** Prefixes of the ids that these modules name, such as `loan`. */
const textsOf = (starts: readonly string[]): Set<string> =>
  new Set([...reach(starts).values()].flatMap((source) => namesIn(withoutLazy(source))));

/** Prefixes whose texts every page has at once. */
const firstTexts = (): Set<string> => textsOf(FIRST);

/** Name of the chunk of a language with the texts of the first page, for the modules that belong to it. */
export function languageChunk(id: string): string | null {
  const [, lang = null, file] = /\/locales\/(ru|kk)(?:\.ts|\/([\w-]+)\.json)$/.exec(id) ?? [];
  return file === undefined || firstTexts().has(prefixOf(file)) ? lang : null;
}

/** The files of texts that loading a module from this line takes. */
const textsOfImport = (line: string, module: string, first: ReadonlySet<string>): string[] =>
  [...new Set([...namesIn(line), ...textsOf([module])])].filter((name) => !first.has(name)).sort();

/** A file of texts by its prefix: `officeLoan` is in `office-loan.json`. */
const fileOf = (prefix: string): string => files.get(prefix)?.replace('.json', '') ?? prefix;

/** Files that the row of a screen takes besides those of the first page. */
export const textFilesOf = (line: string, module: string): string[] =>
  textsOfImport(line, module, firstTexts()).map(fileOf);

export function withTexts(source: string, id: string): string | undefined {
  if (!source.includes('import(')) return undefined;
  const first = firstTexts();
  let changed = false;
  const lines = source.split('\n').map((line) =>
    line.replace(LAZY, (whole, path: string) => {
      const texts = textsOfImport(line, join(dirname(id), path), first);
      if (texts.length === 0) return whole;
      changed = true;
      return `withTexts(${JSON.stringify(texts.map(fileOf))}, () => ${whole})`;
    }),
  );
  if (!changed) return undefined;
  const loader = relative(dirname(id), LOADER);
  return `import { withTexts } from '${loader.startsWith('.') ? loader : `./${loader}`}';\n${lines.join('\n')}`;
}

export const textsWithScreens = (): Plugin => ({
  name: 'nesie-texts-with-screens',
  enforce: 'pre',
  config: () => ({ define: { FIRST_TEXTS: JSON.stringify([...firstTexts()].map(fileOf)) } }),
  transform: (source, id) => {
    if (!id.startsWith(WEB) || !/\.tsx?$/.test(id)) return null;
    const code = withTexts(source, id);
    return code === undefined ? null : { code, map: null };
  },
});
