/** Timestamps of anchors by an imitation of an authority, which signs over real HTTP. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rfc3161 } from '../../server/adapters/timestamp/rfc3161.ts';
import { readToken, rootsOf } from '../../server/adapters/timestamp/token.ts';
import { issued } from '../support/eds-signers.ts';
import { openFolder } from '../support/open-folder.ts';
import { type Fault, timestampAuthority } from '../support/timestamp-authority.ts';

const ANCHOR = 'ab'.repeat(32);

let authority: Awaited<ReturnType<typeof timestampAuthority>>;
const stamp = (anchor = ANCHOR) => rfc3161({ url: authority.url, roots: rootsOf(authority.rootPem) }).stamp(anchor);

beforeAll(async () => {
  authority = await timestampAuthority();
});
afterAll(() => authority.close());

it('a token names the moment and the authority, is of this hash alone, and stands against the roots', async () => {
  const { at, authority: by, token } = await stamp();
  expect(by).toBe('Clock of the test');
  expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
  await expect(readToken(token, 'cd'.repeat(32))).rejects.toThrow('it is a timestamp of something else');
  const strangers = (await issued({ name: 'Another root', serial: 9 })).certificate;
  await expect(readToken(token, ANCHOR, [strangers])).rejects.toThrow('its signature is not true');
  const changed = Uint8Array.from(token);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await expect(readToken(changed, ANCHOR)).rejects.toThrow('its signature is not true');
});

it('openssl verifies the same token', async () => {
  const { token } = await stamp();
  const folder = openFolder('nesie-timestamp-');
  const file = (name: string, content: Uint8Array | string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const given = ['-in', file('a.tsr', token), '-token_in', '-data', file('a.txt', ANCHOR)];
  const said = execFileSync('openssl', ['ts', '-verify', ...given, '-CAfile', file('root.pem', authority.rootPem)]);
  expect(said.toString()).toContain('Verification: OK');
});

it.each<[Fault, RegExp]>([
  ['down', /does not answer: HTTP 503/],
  ['refuse', /the timestamp authority refuses/],
  ['garbage', /the answer is no timestamp|refuses/],
  ['replay', /it is a timestamp of something else/],
  ['for-signing', /its certificate is not one for timestamps/],
  ['forged', /its signature is not true/],
])('an authority that errs (%s) gives no timestamp', async (fault, why) => {
  await stamp('cd'.repeat(32));
  authority.state.fault = fault;
  await expect(stamp()).rejects.toThrow(why);
  authority.state.fault = 'NONE';
});

it('the answer to an earlier question about the same hash is refused', async () => {
  await stamp();
  authority.state.fault = 'replay';
  await expect(stamp()).rejects.toThrow('the timestamp answers another question');
  authority.state.fault = 'NONE';
});
