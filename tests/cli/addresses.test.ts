/** A command finds the named instance or the one running here, never another's data folder. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses } from '../../server/cli/addresses.ts';
import { configOf } from '../../server/cli/instance-config.ts';
import { writeRunFile } from '../../server/cli/run-file.ts';
import { SECRETS } from '../../server/secret-settings.ts';
import { openFolder } from '../support/open-folder.ts';

const OWN = { databaseUrl: 'postgres://localhost/nesie', eventStoreUrl: 'esdb://localhost:2113' };
const OTHER = { DATABASE_URL: 'postgres://elsewhere/nesie', EVENTSTORE_URL: 'esdb://elsewhere:2113' };
let here: string;

beforeAll(() => {
  here = openFolder('nesie-here-');
  writeRunFile(here, { pid: process.pid, url: 'http://localhost:4000', eventsDatabaseUrl: null, ...OWN });
});
afterAll(() => rmSync(here, { recursive: true }));

it('without a setting it is the instance that runs here, with its folder', () => {
  expect(addresses({}, here)).toEqual({ ...OWN, dataDir: here });
  const named = { DATABASE_URL: OWN.databaseUrl, EVENTSTORE_URL: OWN.eventStoreUrl };
  expect(addresses(named, here).dataDir).toBe(here);
});

it('named addresses are another instance, without a folder unless that is named too', () => {
  expect(addresses(OTHER, here).dataDir).toBeUndefined();
  expect(addresses({ DATABASE_URL: OTHER.DATABASE_URL }, here).dataDir).toBeUndefined();
  expect(addresses({ ...OTHER, DATA_DIR: '/srv/nesie' }, here).dataDir).toBe('/srv/nesie');
});

it('secrets of this folder are not used for another instance, and none are made up for it', () => {
  const other = addresses(OTHER, here);
  expect(() => configOf(other, {})).toThrow(/^Set DATA_DIR to the data folder of the instance at DATABASE_URL/);
  const secrets = Object.fromEntries(SECRETS.map((name) => [name, Buffer.alloc(32, 1).toString('base64')]));
  expect(configOf(other, secrets).databaseUrl).toBe(OTHER.DATABASE_URL);
});
