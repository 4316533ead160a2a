/** Whoever has a /48 of addresses has no more of any limit than some callers (R968). */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { giveBackToAddress, takeOfAddress } from '../../server/use-cases/kernel/address.ts';

const SERVER = new URL('../../server/', import.meta.url);

it('a limit by address counts the wide network around it too, and gives back to both', async () => {
  const used = new Map<string, number>();
  const add = (name: string, key: string, by: number): number => {
    const now = (used.get(`${name} ${key}`) ?? 0) + by;
    used.set(`${name} ${key}`, now);
    return now;
  };
  const limits = {
    take: async (name: string, key: string, times: number) => add(name, key, 1) <= times,
    giveBack: async (name: string, key: string) => void add(name, key, -1),
  };
  const take = (at: number, network: string | undefined) =>
    takeOfAddress(limits, 'guess', { key: `${network} ${at}`, network }, 2, 60);
  const taken = [];
  for (let at = 0; at < 12; at += 1) taken.push(await take(at, 'n'));
  expect(taken.filter(Boolean)).toHaveLength(10);
  await giveBackToAddress(limits, 'guess', { key: 'n 11', network: 'n' }, 60);
  await giveBackToAddress(limits, 'guess', { key: 'n 10', network: 'n' }, 60);
  await giveBackToAddress(limits, 'guess', { key: 'n 9', network: 'n' }, 60);
  expect(await take(12, 'n')).toBe(true);
  expect([await take(0, undefined), await take(0, undefined), await take(0, undefined)]).toEqual([true, true, false]);
});

it('no other code of the server counts an address', () => {
  const counted = globSync('**/*.ts', { cwd: SERVER.pathname, exclude: ['**/.tsbuild/**'] })
    .filter((file) => file !== 'use-cases/kernel/address.ts')
    .filter((file) => /limits\.take\(\s*[^,]+,\s*(?:\w+\.)*(?:key|clientKey|network|address)\b/.test(sourceOf(file)));
  expect(counted).toEqual([]);
});

const sourceOf = (file: string): string => readFileSync(new URL(file, SERVER), 'utf8');
