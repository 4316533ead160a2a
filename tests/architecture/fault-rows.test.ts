/** Every fault has tests that exist by name, a row in docs/reliability.md, and no test that is left out. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FaultRow } from '../faults/fault-row.ts';
import { STRIKES } from '../faults/harness/strikes.ts';
import { FAULT_ROWS } from '../faults/rows.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const source = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
  sources.set(file, source);
  return source;
}

/** `…` stands for a value in the title. */
const literal = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '\\$\\{\\w+\\}');
/** `it('title'`, `test("title"`, `inFull(` and the second call of `it.each([...])('title'`. */
const isTest = (file: string, title: string): boolean =>
  new RegExp(`(?:\\b(?:it|test|inFull)|\\))\\(\\s*(['"\`])${literal(title)}\\1`).test(sourceOf(file));
const isLeftOut = (file: string): boolean => /\b(?:it|test|describe)\.(?:skip|todo|only)\b/.test(sourceOf(file));

const named = ({ tests, long = {} }: FaultRow): [file: string, title: string][] =>
  [tests, long].flatMap((part) =>
    Object.entries(part).flatMap(([file, titles]) => titles.map((title): [string, string] => [file, title])),
  );

describe('the table of faults', () => {
  it('has F1 to F34, once each and in order', () => {
    expect(FAULT_ROWS.map(({ id }) => id)).toEqual(Array.from({ length: 34 }, (_, n) => `F${n + 1}`));
  });

  it.each(FAULT_ROWS)('$id is proved by tests that exist under these names', (row) => {
    expect(Object.values(row.tests).flat().length).toBeGreaterThan(0);
    expect(named(row).filter(([file, title]) => !isTest(file, title))).toEqual([]);
    expect(Object.keys(row.tests).filter(isLeftOut)).toEqual([]);
  });

  it('a title that is not there is found missing', () => {
    const [row] = FAULT_ROWS;
    const [[file, title] = ['', '']] = row ? named(row) : [];
    expect(isTest(file, title)).toBe(true);
    expect(isTest(file, `${title} not`)).toBe(false);
    expect(isTest('tests/faults/nowhere.test.ts', title)).toBe(false);
  });

  it('every strike of the harness serves a fault', () => {
    const used = new Set(FAULT_ROWS.flatMap(({ strikes = [] }) => strikes));
    expect(Object.keys(STRIKES).filter((name) => !used.has(name as keyof typeof STRIKES))).toEqual([]);
  });

  it('docs/reliability.md has a row for each, with every file that proves it', () => {
    const lines = readFileSync(join(ROOT, 'docs/reliability.md'), 'utf8').split('\n');
    const missing = FAULT_ROWS.flatMap((row) => {
      const line = lines.find((one) => one.startsWith(`| ${row.id} `)) ?? '';
      const files = [
        ...new Set(named(row).map(([file]) => basename(file).replace(/(\.contract|\.full)?\.test\.ts$/, ''))),
      ];
      return files.filter((file) => !line.includes(file)).map((file) => `${row.id}: ${file}`);
    });
    expect(missing).toEqual([]);
  });
});
