/** Rules, decision records, files and folders that a document cites must exist. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const SELF = 'tests/architecture/citations.test.ts';
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && file !== SELF && existsSync(join(ROOT, file)));
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const written = tracked.filter(
  (file) => /\.(ts|tsx|mjs|graphql|md|css|ya?ml)$/.test(file) && !file.includes('/generated/'),
);
const documents = tracked.filter((file) => /^([A-Z]+|docs\/.*|tests\/golden\/README)\.md$/.test(file));
const records = documents.filter((file) => file.startsWith('docs/decisions/'));

const found = (pattern: RegExp, files = written): string[] =>
  files.flatMap((file) => [...text(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`));
const unresolved = (pattern: RegExp, known: readonly string[]): string[] =>
  found(pattern).filter((citation) => !known.includes(citation.slice(citation.lastIndexOf(' ') + 1)));
const headings = (file: string, pattern: RegExp): string[] =>
  [...text(file).matchAll(pattern)].flatMap(([, name]) => name ?? []);

describe('citations', () => {
  const rules = headings('docs/rules.md', /^### (R\d+)\. \S/gm);

  it('of a rule, as R7, lead to its heading in docs/rules.md', () => {
    expect(rules.length).toBeGreaterThan(100);
    expect(rules).toEqual([...new Set(rules)]);
    expect(unresolved(/\bR\d+\b/g, rules)).toEqual([]);
  });

  it('of a record, as D0007, lead to the record with this number', () => {
    expect(
      unresolved(
        /\bD\d{4}\b/g,
        records.flatMap((file) => headings(file, /^# (D\d{4})\. \S/gm)),
      ),
    ).toEqual([]);
  });

  it('name nothing that stands outside the repository', () => {
    const elsewhere =
      /\b((decisions?|records?|design section|specification( sections?)?) \d+|docs\/decisions\/\d{4}\b(?!-))/gi;
    expect(found(elsewhere)).toEqual([]);
  });
});

describe('a record of a decision', () => {
  it.each(records)('%s has its number, a title and the four headings', (file) => {
    const number = /\/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1];
    expect(text(file)).toMatch(new RegExp(`^# D${number}\\. \\S`));
    expect(headings(file, /^## (.+)$/gm)).toEqual(['Context', 'Decision', 'Rejected', 'Consequences']);
    expect(text(file).split('\n')).toSatisfy((lines: string[]) => lines.every((line) => line.length <= 120));
  });
});

describe('the glossary', () => {
  it('names nothing as code that the code does not have', () => {
    const code = written
      .filter((file) => !file.endsWith('.md'))
      .map(text)
      .join('\n');
    const names = headings('GLOSSARY.md', /`([A-Za-z][\w.-]*)`/g).map((name) => name.split('.').at(-1) ?? name);
    expect(names.filter((name) => !code.includes(name))).toEqual([]);
  });
});

describe('files and folders', () => {
  const PATH = /`((?:schema|server|projections|web|tests|docs|\.ci)\/[^`\s]*)`/g;
  const LINK = /\]\((?!https?:)([^)#]+)/g;
  it.each(documents)('named in %s are there', (file) => {
    const named = headings(file, PATH).filter((path) => !/[<{*…]/.test(path));
    const linked = headings(file, LINK).map((path) => join(dirname(file), path));
    expect([...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
