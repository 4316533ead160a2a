/** The command lines of docs/deployment.md start the three processes: every setting in them is known, and suffices. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { PROCESS_ROLES, shareOf } from '../../server/process-keys.ts';
import { productionSecrets, productionSettings } from '../support/production-settings.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const section = /## Without containers\n([\s\S]*?)\n## /.exec(read('docs/deployment.md'))?.[1] ?? '';
/** Of `A=1 B='x y'`. */
const pairsIn = (line: string): Record<string, string> =>
  Object.fromEntries(
    [...line.matchAll(/\b([A-Z_]+)=('[^']*'|\S+)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll("'", '').replaceAll('…', 'Kk2pQ9xz'),
    ]),
  );
const shared = pairsIn([...section.matchAll(/^export (.*)$/gm)].map(([, line]) => line).join(' '));
const lines = [...section.matchAll(/^(.*) node server\/main\.ts --role=(\w+)$/gm)].flatMap(([, line = '', name]) =>
  PROCESS_ROLES.filter((role) => role === name).map((role) => [role, pairsIn(line)] as const),
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nesie-lines-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('there is a line for each process, with a port for its figures and with the keys that it needs', () => {
  expect(lines.map(([role]) => role)).toEqual(['api', 'projector', 'worker']);
  expect(lines.map(([, own]) => [own.PORT, own.SECRETS_FILE])).toEqual([
    ['4000', 'keys/secrets.json'],
    [undefined, undefined],
    [undefined, 'keys/worker/secrets.json'],
  ]);
  expect(new Set(lines.map(([, own]) => own.HEALTH_PORT)).size).toBe(3);
});

it('every setting that a line names exists', () => {
  const known = read('server/config.ts');
  const named = [shared, ...lines.map(([, own]) => own)].flatMap((one) => Object.keys(one));
  expect(named.length).toBeGreaterThan(12);
  for (const name of named) expect(known, name).toMatch(new RegExp(`^  ${name}: `, 'm'));
});

it.each(lines)('%s starts with its line and the file of settings', (role, own) => {
  // What settings.env has: all that production wants and no line names.
  const { GATEWAY_KEY: bridge = '', ...settings } = productionSettings('', '');
  const secrets = { ...productionSecrets(), GATEWAY_KEY: bridge };
  const file = join(folder, `${role}.json`);
  writeFileSync(file, JSON.stringify(shareOf(secrets, role)));
  const env = { ...settings, ...shared, ...own, ...(own.SECRETS_FILE ? { SECRETS_FILE: file } : {}) };
  const config = readConfig(env, () => ({}), role);
  expect([config.env, config.healthPort, config.foreignKeys]).toEqual(['production', Number(own.HEALTH_PORT), []]);
});
