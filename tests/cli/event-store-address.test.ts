import { describe, expect, it } from 'vitest';
import { BadSetting } from '../../server/bad-setting.ts';
import { addresses } from '../../server/cli/addresses.ts';
import { readConfig } from '../../server/config.ts';
import { addressComplaint } from '../../server/event-store-address.ts';
import { SECRETS, type SecretName } from '../../server/secret-settings.ts';

const here = import.meta.filename;
const secret = Buffer.alloc(32, 7).toString('base64');
const secrets = () => Object.fromEntries(SECRETS.map((name) => [name, secret])) as Record<SecretName, string>;

const WRONG: [address: string, pattern: RegExp][] = [
  ['http://host:2113', /is not the address of an EventStoreDB \(it begins with http:\/\/\)\. It looks like esdb:\/\//],
  ['postgres://user:hidden@host/db', /it begins with postgres:\/\//],
  ['other schemes', /is not the address of an EventStoreDB\. It looks like/],
  ['esdb://', /is not the address/],
  ['esdb://user@host?tls=true', /a user without a password/],
  ['esdb://user:hid:den@host?tls=true', /a colon in it/],
  ['esdb://user:hidden@host?tls=false', /sends no credentials/],
  ['esdb://host?tls=true&tlsCAFile=/no/such/ca.crt', /names the file \/no\/such\/ca\.crt, which cannot be read/],
];

const RIGHT = [
  'esdb://host:2113?tls=false',
  'esdb+discover://cluster.example:2113?tls=false&nodePreference=leader',
  `esdb://user:pass%3Aword@a:1,b:2,c:3?tls=true&tlsCAFile=${here}`,
  'esdb://host',
];

describe('the address of the event store', () => {
  it.each(WRONG)('%s is reported as wrong, without its password', (address, pattern) => {
    const complaint = addressComplaint('EVENTSTORE_URL', address, false) ?? '';
    expect(complaint).toMatch(pattern);
    expect(complaint).not.toMatch(/hid/);
  });

  it.each(RIGHT)('%s is accepted', (address) => {
    expect(addressComplaint('EVENTSTORE_URL', address, false)).toBeUndefined();
  });

  it('production needs TLS and a user', () => {
    for (const address of ['esdb://host?tls=false', 'esdb://host'])
      expect(addressComplaint('EVENTSTORE_URL', address, true)).toMatch(/production needs TLS and a user/);
    expect(addressComplaint('EVENTSTORE_URL', 'esdb://user:password@host', true)).toBeUndefined();
  });

  it('a wrong address is a sentence at the start of a process and of a command', () => {
    const env = { DATABASE_URL: 'postgres://h/d', EVENTSTORE_URL: 'http://host:2113' };
    expect(() => readConfig(env, secrets)).toThrow(BadSetting);
    expect(() => readConfig(env, secrets)).toThrow(/EVENTSTORE_URL is not the address/);
    expect(() => addresses({ ...env, DATA_DIR: '/nonexistent' })).toThrow(/^EVENTSTORE_URL is not the address/);
    const lagging = { ...env, EVENTSTORE_URL: 'esdb://host', EVENTSTORE_LAGGING_URL: 'host:2113' };
    expect(() => readConfig(lagging, secrets)).toThrow(/^EVENTSTORE_LAGGING_URL is not the address/);
  });
});
