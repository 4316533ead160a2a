import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const CLEAN = [
  'codegen.ts',
  'projections',
  'schema',
  'server/adapters',
  'server/api',
  'server/cli',
  'server/compose',
  'server/config.ts',
  'server/domain',
  'server/people',
  'server/ports',
  'server/seed',
  'server/use-cases',
  'server/workers',
  'server/workflows',
  'tests',
  'vitest.config.ts',
  'web',
];

const COLUMNS = 120;
const LINES = 3;

const filesIn = (folder: string): string[] =>
  execFileSync('git', ['ls-files', folder], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|graphql)$/.test(file) && !file.includes('/generated/'));
const linesOf = (file: string): string[] => readFileSync(join(ROOT, file), 'utf8').split('\n');
/** Texts for people may be longer than a line of code. */
const isText = (line: string): boolean => /['"`]|[а-яё]/i.test(line);
const isComment = (line: string): boolean => /^\s*(\/\*|\*|\/\/|""")|^\s*"[^"]*"$/.test(line);

describe.each(CLEAN)('in %s', (folder) => {
  it('no comment and no line of code is wider than 120 columns, texts aside', () => {
    const wide = filesIn(folder).flatMap((file) =>
      linesOf(file).flatMap((line, at) =>
        line.length > COLUMNS && (isComment(line) || !isText(line)) ? [`${file}:${at + 1}`] : [],
      ),
    );
    expect(wide).toEqual([]);
  });

  it('a comment below the head of a file has at most three lines', () => {
    const long = filesIn(folder).flatMap((file) =>
      [
        ...linesOf(file)
          .join('\n')
          .matchAll(/^[ \t]*\/\*\*\n((?:[ \t]*\*.*\n)+?)[ \t]*\*\//gm),
      ].flatMap(({ index, 1: body = '' }) =>
        index > 0 && body.trimEnd().split('\n').length > LINES ? [`${file}: ${body}`] : [],
      ),
    );
    expect(long).toEqual([]);
  });
});
