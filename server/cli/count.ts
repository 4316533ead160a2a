/**
 * `npm run count`: how large the product is, as far as people have to keep it: lines and files written by hand, small
 * files with one reader, and how full the folders are. Printed files are left out.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './steps.ts';

const BY_HAND = /\.(ts|tsx|graphql|css|sql)$/;
const PRINTED = /(^|\/)generated\//;
const OF_TESTS = /^(tests|examples)\//;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const SMALL = 60;

type Source = { readonly path: string; readonly text: string; readonly lines: number };

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
const sources: readonly Source[] = tracked
  .filter((path) => BY_HAND.test(path) && !PRINTED.test(path))
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return { path, text, lines: text.split('\n').length - 1 };
  });
const product = sources.filter(({ path }) => !OF_TESTS.test(path));

/** The files that name each file, in relative imports of any kind. */
const readers = new Map<string, Set<string>>();
for (const { path, text } of sources)
  for (const [, to = ''] of text.matchAll(IMPORT)) {
    const file = join(dirname(path), to);
    readers.set(file, (readers.get(file) ?? new Set()).add(path));
  }

const halves = product.filter(({ path, lines }) => {
  const [only, ...others] = readers.get(path) ?? [];
  return lines < SMALL && only !== undefined && others.length === 0 && dirname(only) === dirname(path);
});

const folders = new Map<string, number>();
for (const { path } of sources) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
const widest = [...folders].toSorted(([, a], [, b]) => b - a).slice(0, 5);

const linesOf = (all: readonly Source[]): number => all.reduce((sum, { lines }) => sum + lines, 0);
const say = (what: string, figure: number, more = ''): void =>
  console.log(`${figure.toLocaleString('en').padStart(9)}  ${what}${more && ` (${more})`}`);

say('lines of the product', linesOf(product));
say('files of the product', product.length);
say('lines of tests and examples', linesOf(sources) - linesOf(product));
say('files of tests and examples', sources.length - product.length);
say(`files under ${SMALL} lines with one reader, in their folder`, halves.length);
say('migrations', sources.filter(({ path }) => /\/migrations\//.test(path)).length);
say('loose files at the root of server', folders.get('server') ?? 0);
say('files of the widest folder', widest[0]?.[1] ?? 0, widest.map(([folder, n]) => `${folder} ${n}`).join(', '));
