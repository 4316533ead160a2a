/** Each process has its own keys and no other (R1001): every role and every key, by the one table. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { keysCommand } from '../../server/cli/keys-commands.ts';
import { readConfig } from '../../server/config.ts';
import { KEYS_OF, PROCESS_ROLES, type ProcessRole, shareOf } from '../../server/process-keys.ts';
import { replaceWithShares, shareFile } from '../../server/secret-file.ts';
import { previousOf, SECRETS } from '../../server/secret-settings.ts';
import { productionSecrets, productionSettings } from '../support/production-settings.ts';

const folder = join(tmpdir(), 'nesie-process-keys');
const file = join(folder, 'secrets.json');
const settings = productionSettings('postgres://nesie:Kk2pQ9xz@db/nesie', 'esdb://nesie:Kk2pQ9xz@es:2113?tls=true');
const { GATEWAY_KEY: bridge = '', ...others } = settings;
const all: Record<string, string> = { ...productionSecrets(), GATEWAY_KEY: bridge };

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

const start = (role: ProcessRole, secrets: Record<string, string>) => {
  writeFileSync(file, JSON.stringify(secrets));
  return readConfig({ ...others, SECRETS_FILE: file }, () => ({}), role);
};
const without = (name: string) => Object.fromEntries(Object.entries(all).filter(([one]) => one !== name));

describe.each(PROCESS_ROLES)('a process of the role %s', (role) => {
  const own = SECRETS.filter((name) => KEYS_OF[role].includes(name));
  const foreign = SECRETS.filter((name) => !own.includes(name));

  it('starts with its share, and has those keys alone', () => {
    const { keys, ownKeys, foreignKeys } = start(role, shareOf(all, role));
    expect([ownKeys, foreignKeys]).toEqual([own, []]);
    for (const name of own) expect(keys[name].present().bytes.toString('base64')).toBe(all[name]);
    for (const name of foreign)
      for (const use of [() => keys[name].present(), () => keys[name].all(), () => keys[name].find('00000000')])
        expect(use, name).toThrow(`${role} has no ${name}`);
  });

  it('does not start without one of its own', () => {
    for (const name of own) expect(() => start(role, without(name)), name).toThrow(name);
  });

  it('does without every other, and says which it was given all the same', () => {
    for (const name of foreign) expect(start(role, without(name)).foreignKeys, name).not.toContain(name);
    expect(start(role, { ...all, [previousOf('ANSWERS_KEY')]: all.CLIENT_KEY ?? '' }).foreignKeys).toEqual([
      ...foreign,
      ...(foreign.includes('ANSWERS_KEY') ? [previousOf('ANSWERS_KEY')] : []),
    ]);
  });
});

it('nobody but the api and the one process of a demo has all, and the projector has none', () => {
  const counts = PROCESS_ROLES.map((role) => [role, KEYS_OF[role].length]);
  expect(counts).toEqual([
    ['api', SECRETS.length],
    ['projector', 0],
    ['worker', 6],
    ['all', SECRETS.length],
  ]);
});

it('the projector knows no provider, in production neither', () => {
  const { ports, gateway } = readConfig({ ...others, SECRETS_FILE: '' }, () => ({}), 'projector');
  expect(new Set(Object.values(ports))).toEqual(new Set(['sandbox']));
  expect(gateway.keys).toEqual([]);
});

it('the command writes the share of a worker, and whatever changes the keys changes it too', async () => {
  writeFileSync(file, JSON.stringify(all));
  const share = (role: string) =>
    keysCommand(
      ['share', role],
      () => {
        throw new Error('it needs no database');
      },
      () => undefined,
      { env: { SECRETS_FILE: file } },
    );
  expect(await share('worker')).toBe(0);
  for (const none of ['projector', 'pigeon']) expect(await share(none)).toBe(2);
  const read = () => JSON.parse(readFileSync(shareFile(file, 'worker'), 'utf8'));
  expect(read()).toEqual(shareOf(all, 'worker'));
  expect(read().GATEWAY_KEY).toBe(bridge);
  const changed = { ...all, CODES_KEY: all.CLIENT_KEY ?? '', [previousOf('CAPTCHA_KEY')]: all.CAPTCHA_KEY ?? '' };
  replaceWithShares(file, changed);
  expect(read()).toEqual(shareOf(changed, 'worker'));
  expect(Object.keys(read())).not.toContain(previousOf('CAPTCHA_KEY'));
  expect(existsSync(shareFile(file, 'projector'))).toBe(false);
});
