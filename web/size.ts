/**
 * Weighs what a phone downloads, in brotli: the first page, and for each later screen what it adds when it is the first
 * of its kind in a visit. Fails over the budget (D0060).
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

/** KB, brotli. The texts of the first page count as its code. */
const BUDGET = { first: { js: 116, css: 10, texts: 0 }, later: { js: 60, css: 10, texts: 15.5 } };

type Weight = { readonly js: number; readonly css: number; readonly texts: number };
export type Weighed = Weight & { readonly name: string; readonly over: boolean };
type Files = { readonly code: readonly string[]; readonly texts: readonly string[] };
type Page = { readonly screens: Readonly<Record<string, Files>> };

/** The build has compressed all but the smallest files (server/cli/precompress.ts). */
function brotli(path: string): number {
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size / 1024;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return brotliCompressSync(readFileSync(path), options).length / 1024;
}

/** Every screen of a built web, the first page foremost. A screen of both languages is as heavy as its heavier one. */
export function weigh(dist: string): Weighed[] {
  const pages = JSON.parse(readFileSync(join(dist, '.vite/pages.json'), 'utf8')) as Page[];
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotli(join(dist, file));
    sizes.set(file, size);
    return size;
  };
  const sum = (files: readonly string[], end: string): number =>
    files.filter((file) => file.endsWith(end)).reduce((total, file) => total + sizeOf(file), 0);
  const found = new Map<string, Weighed>();
  for (const [name, { code, texts }] of pages.flatMap(({ screens }) => Object.entries(screens))) {
    const limit = name === 'first' ? BUDGET.first : BUDGET.later;
    const weight: Weight = { js: sum(code, '.js'), css: sum(code, '.css'), texts: sum(texts, '.js') };
    const before = found.get(name);
    if (before && before.js + before.texts >= weight.js + weight.texts) continue;
    const over = weight.js > limit.js || weight.css > limit.css || weight.texts > limit.texts;
    found.set(name, { name, ...weight, over });
  }
  return [...found.values()].sort((a, b) => Number(b.name === 'first') - Number(a.name === 'first') || b.js - a.js);
}

/** The first page, the heaviest later screens, and every screen over the budget. */
export function sizeReport(all: readonly Weighed[]): string[] {
  const line = ({ name, js, css, texts, over }: Weighed): string =>
    `${over ? 'OVER' : 'ok  '} ${name.padEnd(46)} js ${js.toFixed(1)} KB  css ${css.toFixed(1)} KB  texts ${texts.toFixed(1)} KB`;
  const { first, later } = BUDGET;
  return [
    ...all.filter(({ over }, at) => over || at < 6).map(line),
    `budget: first js ${first.js} KB, css ${first.css} KB; each later screen js ${later.js} KB and texts ${later.texts} KB more (brotli)`,
  ];
}

if (import.meta.main) {
  const all = weigh(fileURLToPath(new URL('./dist', import.meta.url)));
  for (const line of sizeReport(all)) console.log(line);
  process.exitCode = all.some(({ over }) => over) ? 1 : 0;
}
