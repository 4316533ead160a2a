import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sizeReport, weigh } from '../../web/size.ts';

let dist: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'nesie-size-'));
  mkdirSync(join(dist, '.vite'));
});
afterAll(() => rmSync(dist, { recursive: true }));

/** A file that cannot be compressed. */
function file(name: string, kilobytes: number): string {
  writeFileSync(join(dist, name), randomBytes(kilobytes * 1024));
  return name;
}

function weighed(first: readonly string[], code: readonly string[], texts: readonly string[] = []) {
  const pages = [
    { screens: { first: { code: first, texts: [] } } },
    { screens: { 'Home.tsx': { code, texts } } },
    { screens: { 'Home.tsx': { code: [], texts: [] } } },
  ];
  writeFileSync(join(dist, '.vite/pages.json'), JSON.stringify(pages));
  return weigh(dist).filter(({ over }) => over);
}

it('what fits the budget passes', () => {
  expect(weighed([file('a.js', 110), file('a.css', 9)], [file('b.js', 55)], [file('c.js', 12)])).toEqual([]);
});

it('a first page, a later screen or its texts over the budget fail and are named', () => {
  expect(weighed([file('a.js', 118)], []).map(({ name }) => name)).toEqual(['first']);
  expect(weighed([file('a.css', 11)], []).map(({ name }) => name)).toEqual(['first']);
  expect(weighed([], [file('b.js', 40), file('c.js', 22)]).map(({ name }) => name)).toEqual(['Home.tsx']);
  const heavy = weighed([], [], [file('c.js', 16)]);
  expect(sizeReport(heavy)[0]).toMatch(/^OVER Home\.tsx .* texts 16\.0 KB$/);
});
