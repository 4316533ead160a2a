/** R780: settings of providers change in the file of secrets, and what runs speaks by the new ones (D0174). */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type BridgeKeys, startBridge } from '../../examples/gateway-bridge/bridge.ts';
import type { Iin } from '../../schema/values/iin.ts';
import type { Phone } from '../../schema/values/phone.ts';
import { keyText } from '../../server/adapters/gateway/signature.ts';
import { gateway } from '../../server/cli/gateway-commands.ts';
import { BUILDERS } from '../../server/compose/builders.ts';
import { chooseProviders } from '../../server/compose/providers.ts';
import { renewed } from '../../server/compose/renewed.ts';
import { readConfig } from '../../server/config.ts';
import { REREAD_MS, SECRETS } from '../../server/secret-settings.ts';
import { type EdsLine, edsLine } from '../support/eds-line.ts';
import { cmsOf, issued } from '../support/eds-signers.ts';
import { openFolder } from '../support/open-folder.ts';
import { PATIENCE_MS } from '../support/size.ts';

const SETTINGS = { DATABASE_URL: 'postgres://x', EVENTSTORE_URL: 'esdb://x?tls=false' };
function secretFile() {
  const file = join(openFolder('nesie-changed-secrets-'), 'secrets.json');
  const own = Object.fromEntries(SECRETS.map((name) => [name, randomBytes(32).toString('base64')]));
  return { file, keep: (more: object) => writeFileSync(file, JSON.stringify({ ...own, ...more })) };
}

it('the secret of a provider changes in the file of secrets, and the running adapter speaks with it', async () => {
  const { file, keep } = secretFile();
  const roots = [randomBytes(32), randomBytes(32)] as const;
  const bridgeOf = async (root: Buffer) => {
    const lines: string[] = [];
    await gateway(['keys'], { GATEWAY_KEY: keyText(root) }, (line) => void lines.push(line));
    return startBridge({ keys: JSON.parse(lines.join('')) as BridgeKeys, nesieUrl: 'http://127.0.0.1:1' });
  };
  const bridges = [await bridgeOf(roots[0]), await bridgeOf(roots[1])] as const;
  keep({ GATEWAY_KEY: keyText(roots[0]), GATEWAY_URL: bridges[0].url, SMS: 'smsc' });
  const config = readConfig({ ...SETTINGS, SECRETS_FILE: file, SMS: 'gateway' }, () => ({}));
  const said: object[] = [];
  const log = { warn: (facts: object) => void said.push(facts) };
  const sms = renewed(config.liveProviders.now, () => BUILDERS.SMS.gateway({ config, log } as never));
  const { send } = sms;
  const message = { to: '77011234567' as Phone, text: 'Nesie' };
  expect(await send({ ...message, key: 'a' })).toBe('sent');
  bridges[0].close();
  keep({ GATEWAY_KEY: keyText(roots[1]), GATEWAY_URL: bridges[1].url });
  await sleep(REREAD_MS + 50);
  expect(await send({ ...message, key: 'b' })).toBe('sent');
  expect(config.ports.SMS).toBe('gateway');
  keep({ GATEWAY_KEY: 'whsec_short', GATEWAY_URL: bridges[1].url });
  await sleep(REREAD_MS + 50);
  expect(await send({ ...message, key: 'c' })).toBe('sent');
  expect(config.liveProviders.trouble()).toMatch(/^GATEWAY_KEY is whsec_ and/);
  expect(said).toEqual([]);
  bridges[1].close();
});

it('SIGEX and NCANode at other addresses: the QR code, the signature and its check come from there', async () => {
  const { file, keep } = secretFile();
  const lines = [await edsLine(), await edsLine()] as const;
  const at = ({ sigexUrl, ncanodeUrl }: EdsLine) => keep({ SIGEX_URL: sigexUrl, NCANODE_URL: ncanodeUrl });
  at(lines[0]);
  const config = readConfig({ ...SETTINGS, SECRETS_FILE: file, EDS: 'sigex' }, () => ({}));
  const log = { warn: () => undefined };
  const { eds } = chooseProviders({ config, log, people: {}, providerFailures: { count: 0 } } as never);
  const iin = '900412400113' as Iin;
  const document = Buffer.from('%PDF-1.7 the offer');
  const titles = { RU: 'Оферта', KK: 'Оферта (қаз.)' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  async function signedBy(line: EdsLine) {
    const paper = { documentHash: 'ab'.repeat(32), document, iin, title: titles.RU, titles };
    const page = await eds.open({ ...paper, key: 'k', returnUrl: 'https://nesie.kz', locale: 'RU' });
    if (page.state !== 'OPEN') return page.state;
    line.scan(page.pageUrl);
    line.answer(page.pageUrl, { cms: await cmsOf(document, [await issued({ name: 'Т', iin, serial: 2 }, line.root)]) });
    const handed = await eds.collector?.collect({ handle: page.handle ?? '', titles, document }, signal);
    const handle = handed?.state === 'WAITING' ? handed.handle : '';
    const got = await eds.collector?.collect({ handle, titles, document }, signal);
    return got?.state === 'SIGNED' && (await eds.checker?.check(got.signature, { document, iin }, signal));
  }
  expect(await signedBy(lines[0])).toEqual({ trusted: true });
  lines[0].stop();
  at(lines[1]);
  await sleep(REREAD_MS + 50);
  expect(await signedBy(lines[1])).toEqual({ trusted: true });
  lines[1].stop();
});

it('an NCANode beside a bridge checks what the bridge reports as signed; without one nothing of ours does', async () => {
  const line = await edsLine();
  const secret = { GATEWAY_KEY: keyText(randomBytes(32)), GATEWAY_URL: 'http://127.0.0.1:1' };
  const edsOf = (more: Record<string, string>) => {
    const { file, keep } = secretFile();
    keep({ ...secret, ...more });
    const config = readConfig({ ...SETTINGS, SECRETS_FILE: file, EDS: 'gateway' }, () => ({}));
    const log = { warn: () => undefined };
    return chooseProviders({ config, log, people: {}, providerFailures: { count: 0 } } as never).eds;
  };
  expect(edsOf({}).checker).toBeUndefined();
  const { collector, checker } = edsOf({ NCANODE_URL: line.ncanodeUrl });
  const iin = '900412400113' as Iin;
  const document = Buffer.from('%PDF-1.7 the offer');
  const cms = await cmsOf(document, [await issued({ name: 'Т', iin, serial: 2 }, line.root)]);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  expect(collector).toBeUndefined();
  expect(await checker?.check(cms, { document, iin }, signal)).toEqual({ trusted: true });
  line.stop();
});
