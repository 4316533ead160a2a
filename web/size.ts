/**
 * Weighs everything that the entry imports statically, in brotli. Fails over the budget. Language and sign-in screen
 * load beside the entry; sign-in has the same budget together with the entry.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const BUDGET = { js: 130, css: 12 }; // KB, brotli
const DIST = new URL('./dist/', import.meta.url);

type Chunk = { file: string; name?: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Weight = { js: number; css: number };

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8')) as Record<string, Chunk>;

function chunksOf(key: string, seen = new Map<string, Chunk>()): Map<string, Chunk> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.set(key, chunk);
  for (const next of chunk.imports ?? []) chunksOf(next, seen);
  return seen;
}

const brotli = (file: string): number =>
  brotliCompressSync(readFileSync(new URL(file, DIST)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length /
  1024;
const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((total, file) => total + brotli(file), 0);

function weightOf(...keys: string[]): Weight {
  const chunks = [...keys.reduce((seen, key) => chunksOf(key, seen), new Map<string, Chunk>()).values()];
  return { js: sum(chunks.map((chunk) => chunk.file)), css: sum(chunks.flatMap((chunk) => chunk.css ?? [])) };
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('no entry in web/dist/.vite/manifest.json: run vite build first');
const named = (part: string): string => Object.keys(manifest).find((key) => key.endsWith(part)) ?? part;

const firstPage = Object.keys(manifest).find((key) => manifest[key]?.name === 'first-page') ?? 'first-page';

const rows: readonly (readonly [string, Weight, boolean])[] = [
  ['entry', weightOf(entry), true],
  ['entry + sign-in', weightOf(entry, firstPage), true],
  ['language ru', weightOf(named('locales/ru.ts')), false],
  ['language kk', weightOf(named('locales/kk.ts')), false],
];

for (const [name, { js, css }, limited] of rows) {
  const over = limited && (js > BUDGET.js || css > BUDGET.css);
  if (over) process.exitCode = 1;
  console.log(`${over ? 'OVER ' : 'ok   '}${name.padEnd(16)} js ${js.toFixed(1)} KB  css ${css.toFixed(1)} KB`);
}
console.log(`budget: js ${BUDGET.js} KB, css ${BUDGET.css} KB (brotli)`);
