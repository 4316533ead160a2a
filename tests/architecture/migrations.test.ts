/** A release is rolled out beside the one before it, so a migration must not hold a table that others use (D0129). */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Tables with a few rows: nothing on them takes long. */
const SMALL = ['people.key_check', 'ops.two_persons', 'ops.workflow', 'ops.workflow_term', 'ops.provider_trouble'];

const RULES: readonly (readonly [RegExp, string])[] = [
  [/\bcreate\s+(unique\s+)?index\b(?!\s+concurrently)/, 'an index of a table in use is built outside the migration'],
  [/\badd\s+(primary\s+key|unique)\b/, 'it builds an index under an exclusive lock'],
  [/\badd\s+constraint\b(?![^;]*\bnot\s+valid\b)/, 'add it as not valid, validate it later'],
  [/\bset\s+not\s+null\b/, 'it reads the whole table: a check that is not valid first'],
  [/\balter\s+column\s+\S+\s+type\b/, 'it writes the whole table anew'],
  [/\badd\s+column\s+\S+\s+\S+\s+not\s+null(?!\s+default)/, 'rows of before have no value'],
  [
    /\b(rename|drop)\s+column\b|\bdrop\s+table\b|\brename\s+to\b/,
    'the release before still uses it: one release later',
  ],
  [/^\s*(update|delete\s+from)\b/, 'it holds every row: a batch at a time, by a worker'],
];

/** What would hold up or break the release before. */
function complaintsAbout(source: string): string[] {
  const sql = source.replaceAll(/^--.*$/gm, '').toLowerCase();
  const created = [...sql.matchAll(/create table (?:if not exists )?([\w.]+)/g)].map(([, table]) => table ?? '');
  return sql.split(';').flatMap((statement) => {
    const text = statement.trim();
    if ([...created, ...SMALL].some((table) => new RegExp(`\\b${table.replace('.', '\\.')}\\b`).test(text))) return [];
    return RULES.flatMap(([pattern, why]) => (pattern.test(text) ? [`${text.slice(0, 60)}: ${why}`] : []));
  });
}

const files = globSync('{server/people,server/adapters,projections}/migrations/*.sql');

it('its name begins with a day that has come', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const [day] = /^\d{4}-\d\d-\d\d[a-z]?(?=-)/.exec(basename(file)) ?? [''];
    expect(day !== '' && day.slice(0, 10) <= today, file).toBe(true);
  }
});

describe('a migration holds no table for long', () => {
  it.each(files)('%s', (file) => {
    expect(complaintsAbout(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each([
    ['alter table people.account add column a text', 0],
    ["alter table people.account add column a text not null default 'x'", 0],
    ['alter table people.account add column a text not null', 1],
    ['create index i on people.account (a)', 1],
    ['create table people.x (a int); create index i on people.x (a)', 0],
    ['create index concurrently i on people.account (a)', 0],
    ['alter table people.account alter column a set not null', 1],
    ['alter table people.account alter column a type text', 1],
    ['alter table people.account add constraint c check (a > 0)', 1],
    ['alter table people.account add constraint c check (a > 0) not valid', 0],
    ['alter table people.account rename column a to b', 1],
    ['update people.account set a = 1', 1],
    ['alter table people.key_check add primary key (name, proof)', 0],
  ])('%s: %i complaints', (statement, count) => {
    expect(complaintsAbout(statement)).toHaveLength(count);
  });
});
