/** The words of what is signed, in both languages side by side. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sideBySide } from '../support/side-by-side.ts';

const FILE = join(import.meta.dirname, 'papers.txt');

it('papers, consents and the texts of a rule say what tests/golden/papers.txt has', () => {
  const now = sideBySide();
  if (process.env.PAPERS === 'write') writeFileSync(FILE, now);
  expect(now).toBe(readFileSync(FILE, 'utf8'));
});
