/**
 * Writes the HTML of every page in both languages. It has the page's title and description and names the files that the
 * page will need, so that a phone downloads them beside the entry and not one after another. `.vite/pages.json` lists
 * the URLs for the server, and the files for the budget (web/size.ts).
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { paths } from '../paths.ts';
import { FIRST_PAGE } from './chunks.ts';
import { textFilesOf } from './texts.ts';
import { tidy } from './tidy.ts';

const APP = fileURLToPath(new URL('../app/', import.meta.url));
const LOCALES = fileURLToPath(new URL('../locales/', import.meta.url));
const LANGS = { ru: 'ru', kz: 'kk' } as const;
type Segment = keyof typeof LANGS;

/**
 * The cabinet shows one of several screens; most visitors have a loan. Of the others only the styles are named, because
 * the server may have drawn any of them.
 */
const USUAL = 'features/loan/HomeScreen.tsx';
const INNER = /import\('(\.[^']+\.tsx)'\)/g;
const ROW = /row\(paths\.(\w+), '(\w+)', '([\w.-]+)', \(\) => import\('(\.[^']+)'\)/g;

type Screen = { readonly module: string; readonly texts: readonly string[] };
type Row = {
  readonly page: keyof typeof paths;
  readonly guard: string;
  readonly title: string;
  readonly screens: readonly Screen[];
};

/** The table of screens, read as text: each row is one line. */
function rowsOf(): Row[] {
  const table = readFileSync(join(APP, 'routes.ts'), 'utf8');
  const rows = [...table.matchAll(ROW)].map(([line, page = '', guard = '', title = '', path = '']): Row => {
    const module = join(APP, path);
    const source = readFileSync(module, 'utf8');
    const inner = [...source.matchAll(INNER)].map(([, it = '']) => join(dirname(module), it));
    const screens = [module, ...(path.startsWith('./') ? inner : [])];
    return {
      page: page as keyof typeof paths,
      guard,
      title,
      screens: screens.map((one) => ({ module: one, texts: textFilesOf(line, one) })),
    };
  });
  if (rows.length !== table.split('\n  row(').length - 1)
    throw new Error('a row of web/app/routes.ts is not understood');
  return rows;
}

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;
const chunksIn = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((one) => one.type === 'chunk');

/** A file with all that it imports statically. */
function closure(bundle: Bundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunk.imports) closure(bundle, next, seen);
  return seen;
}

function fileOf(bundle: Bundle, belongs: (chunk: Rolldown.OutputChunk) => boolean, what: string): string {
  const found = chunksIn(bundle).find(belongs);
  if (!found) throw new Error(`the build made no file for ${what}`);
  return found.fileName;
}

/** Code, styles and texts of a screen beyond those of the first page. */
function filesOf(bundle: Bundle, { module, texts }: Screen, lang: string, first: ReadonlySet<string>): Files {
  const has = (id: string) => (chunk: Rolldown.OutputChunk) => chunk.moduleIds.includes(id);
  const later = (file: string) => !first.has(file);
  return {
    code: withStyles(bundle, closure(bundle, fileOf(bundle, has(module), module))).filter(later),
    texts: texts
      .map((name) => join(LOCALES, lang, `${name}.json`))
      .map((id) => fileOf(bundle, has(id), id))
      .filter(later),
  };
}

function withStyles(bundle: Bundle, scripts: Iterable<string>): string[] {
  const all = [...new Set(scripts)];
  const styles = all.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...all, ...new Set(styles)];
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

type Texts = Readonly<Record<string, string>>;
const textsIn = (lang: string, file: string): Texts =>
  JSON.parse(readFileSync(join(LOCALES, lang, `${file}.json`), 'utf8')) as Texts;
const allTexts = (lang: string, files: readonly string[]): Texts =>
  Object.assign({}, ...files.map((file) => textsIn(lang, file)));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The head of `index.html` names the entry; this adds title, description, and the files of the page. */
function htmlOf(index: string, lang: string, title: string, description: string, files: readonly string[]): string {
  const links = files.filter((file) => !index.includes(`/${file}"`)).map(linkTo);
  return index
    .replace('<html lang="ru">', `<html lang="${lang}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=").*?"/, (_, start: string) => `${start}${escaped(tidy(description))}"`)
    .replace('</head>', () => `${links.join('\n')}\n</head>`);
}

type Files = { readonly code: readonly string[]; readonly texts: readonly string[] };
export type Listed = {
  readonly url: string;
  readonly file: string;
  /** The same with its content in the HTML (web/build/prerender.ts). */
  readonly drawn?: string;
  /** The same for what the server draws at each request (server/api/http/served-pages.ts). */
  readonly frame?: string;
  /** It draws it for visitors too. */
  readonly open?: boolean;
  readonly screens: Readonly<Record<string, Files>>;
};

/** Open pages that name the figures of the day, so the server draws them, the same for all visitors. */
const WITH_FIGURES: readonly string[] = [
  ...['faq', 'howItWorks', 'aboutCompany', 'bonusProgram', 'getMoneyBankAccount', 'getMoneyCard', 'getMoneyPostOffice'],
];
/** These begin with data or with a redirect. */
const LATER: readonly string[] = ['registrationConfirmation', 'technicalWork', 'checkDocument'];
function drawnFile(file: string, page: keyof typeof paths, guard: string): Pick<Listed, 'drawn'> {
  const forVisitors = ['open', 'redirect_cabinet'].includes(guard);
  if (!forVisitors || WITH_FIGURES.includes(page) || paths[page].path.includes(':') || LATER.includes(page)) return {};
  return { drawn: file.replace('.html', '.drawn.html') };
}

/** They begin with data, and nothing typed earlier is restored into them. */
const SERVED: readonly string[] = [
  ...['cabinet', 'history', 'historyLoan', 'documents', 'certificate', 'myStatements', 'cards', 'payment', 'balance'],
  ...['bonus', 'loanWays', 'notifications', 'settings', 'more'],
  ...WITH_FIGURES,
];
const servedFile = (file: string, page: string): Pick<Listed, 'frame' | 'open'> =>
  SERVED.includes(page)
    ? { frame: file.replace('.html', '.frame.html'), ...(WITH_FIGURES.includes(page) ? { open: true } : {}) }
    : {};

export const pages = (): Plugin => ({
  name: 'nesie-pages',
  enforce: 'post',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') throw new Error('the build made no index.html');
    const source = String(index.source);
    const rows = rowsOf();
    const listed: Listed[] = [];
    const entry = fileOf(bundle, (chunk) => chunk.isEntry, 'the entry');
    const page = fileOf(bundle, (chunk) => chunk.name === FIRST_PAGE, FIRST_PAGE);
    const write = (file: string, html: string) => this.emitFile({ type: 'asset', fileName: file, source: html });

    for (const segment of Object.keys(LANGS) as Segment[]) {
      const lang = LANGS[segment];
      const language = fileOf(bundle, (chunk) => chunk.name === lang, lang);
      const first = withStyles(
        bundle,
        [entry, page, language].flatMap((file) => [...closure(bundle, file)]),
      );
      const meta = textsIn(lang, 'meta');
      const usual = htmlOf(source, lang, 'Nesie', meta['meta.usual'] ?? '', first);
      if (segment === 'ru') index.source = usual;
      else write('kz.html', usual);
      for (const { page: name, guard, title, screens } of rows) {
        const files = Object.fromEntries(
          screens.map((screen) => [
            screen.module.slice(dirname(APP).length + 1),
            filesOf(bundle, screen, lang, new Set(first)),
          ]),
        );
        const needed = [
          ...new Set([
            ...first,
            ...Object.entries(files).flatMap(([one, its], at) =>
              at === 0 || one === USUAL
                ? [...its.code, ...its.texts]
                : its.code.filter((code) => code.endsWith('.css')),
            ),
          ]),
        ];
        const text = allTexts(lang, ['shell', ...title.split('.').slice(0, 1).map(kebab)])[title];
        const file = `pages/${segment}/${name}.html`;
        write(file, htmlOf(source, lang, `${text} · Nesie`, meta[`meta.${name}`] ?? meta['meta.usual'] ?? '', needed));
        listed.push({
          url: `/${segment}/${paths[name].path}`,
          file,
          ...drawnFile(file, name, guard),
          ...servedFile(file, name),
          screens: files,
        });
      }
      listed.push({
        url: `/${segment}`,
        file: segment === 'ru' ? 'index.html' : 'kz.html',
        screens: { first: { code: first, texts: [] } },
      });
    }
    write('.vite/pages.json', JSON.stringify(listed));
  },
});

const kebab = (prefix: string): string => prefix.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
