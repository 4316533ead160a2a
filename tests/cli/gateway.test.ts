/** `npm run gateway`: its keys start the reference bridge; its check finds nothing there, and much elsewhere. */
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BridgeKeys, startBridge } from '../../examples/gateway-bridge/bridge.ts';
import { instant } from '../../schema/values/local-date.ts';
import { keyText, portKey, signedHeaders } from '../../server/adapters/gateway/signature.ts';
import { BadSetting } from '../../server/bad-setting.ts';
import { freePort } from '../../server/cli/free-port.ts';
import type { Finding } from '../../server/cli/gateway-callbacks.ts';
import { findingsOf } from '../../server/cli/gateway-checks.ts';
import { gateway } from '../../server/cli/gateway-commands.ts';
import { listen, ROOT_KEY } from '../support/gateway-line.ts';

const env = { GATEWAY_KEY: keyText(ROOT_KEY) };
async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await gateway(args, env, (line) => void lines.push(line));
  return { code, lines };
}

let bridge: Awaited<ReturnType<typeof startBridge>>;
beforeAll(async () => {
  const { lines } = await run('keys');
  const keys = JSON.parse(lines.join('')) as BridgeKeys;
  bridge = await startBridge({ keys, nesieUrl: 'http://127.0.0.1:1' });
});
afterAll(() => bridge.close());

it('the reference bridge keeps the contract', async () => {
  const { code, lines } = await run('check', bridge.url, '--money');
  expect(lines.filter((line) => line.startsWith('WRONG'))).toEqual([]);
  expect(code).toBe(0);
  expect(lines).toContain('ok    captcha: a solution passes for its action');
  expect(lines).toContain('ok    bank-payout: three payouts with one key at once are one');
});

it('callbacks are seen, refused once and seen again', async () => {
  const port = await freePort();
  const { lines: printed } = await run('keys');
  const keys = JSON.parse(printed.join('')) as BridgeKeys;
  const telling = await startBridge({ keys, nesieUrl: `http://127.0.0.1:${port}`, pauseMs: 10 });
  const timer = setInterval(() => void telling.deliver(), 50);
  const { code, lines } = await run('check', telling.url, '--port', 'bank-payout', '--money', '--listen', String(port));
  clearInterval(timer);
  telling.close();
  expect(lines.filter((line) => line.startsWith('WRONG'))).toEqual([]);
  expect(code).toBe(0);
  expect(lines).toContain('ok    bank-payout: it is repeated under the same webhook-id after an answer of 500');
});

it('money is not asked unless it is said', async () => {
  const { code, lines } = await run('check', bridge.url, '--port', 'bank-payout');
  expect(code).toBe(0);
  expect(lines).toContain('ok    bank-payout: payout was not asked: give --money at a test contour');
});

it('a careless bridge is told what is wrong', async () => {
  const { server, url } = await listen(async (_request, response) =>
    response.end(JSON.stringify({ status: 'ACCEPTED' })),
  );
  const { code, lines } = await run('check', url, '--port', 'post-office', '--money');
  server.close();
  expect(code).toBe(1);
  const said = lines.join('\n');
  expect(said).toMatch(/WRONG post-office: a foreign key is refused\n.*answered 200; it has to answer 401/);
  expect(said).toMatch(/WRONG post-office: payout is answered\n.*no webhook-id, no webhook-timestamp/);
});

type Said = { status: number; text: string; id: string; headers: Record<string, string> };
const requests = portKey(ROOT_KEY, 'requests', 'bank-payout');
const sign = (said: Said, key: Buffer, at = Date.now()): void => {
  said.headers = signedHeaders([key], said.id, instant(new Date(at)), said.text);
};
const mac = ({ headers, text }: Said, key: Buffer | string) =>
  createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`);
const SLIPS: readonly [words: RegExp, spoil: (said: Said) => void][] = [
  [/key of callbacks: take that of requests/, (said) => sign(said, portKey(ROOT_KEY, 'callbacks', 'bank-payout'))],
  [/in hex/, (said) => (said.headers['webhook-signature'] = `v1,${mac(said, requests).digest('hex')}`)],
  [/decode it/, (said) => (said.headers['webhook-signature'] = `v1,${mac(said, keyText(requests)).digest('base64')}`)],
  [/begin with "v1,"/, (said) => (said.headers['webhook-signature'] = mac(said, requests).digest('base64'))],
  [/it is whole seconds/, (said) => (said.headers['webhook-timestamp'] = String(Date.now()))],
  [/60 minutes behind/, (said) => sign(said, requests, Date.now() - 3_600_000)],
  [
    /formatted after it was signed/,
    (said) => (said.text = said.text && JSON.stringify(JSON.parse(said.text), null, 1)),
  ],
  [/repeat that of the request/, (said) => (said.headers['webhook-id'] = 'msg_other')],
  [/status is "PENDING"; the contract has ACCEPTED, REFUSED/, (said) => resaid(said, 'ACCEPTED', 'PENDING')],
  [/status ACCEPTED goes with HTTP 202/, (said) => (said.status = said.status === 202 ? 200 : said.status)],
  [/no JSON object; it begins with "<p>/, (said) => resaid(said, said.text, '<p>')],
  [/it did it again/, (said) => resaid(said, /"externalId":"/, `"externalId":"${randomUUID().slice(0, 8)}`)],
  [/Nesie would send the money again/, (said) => forgotten(said)],
  [/answered 502: the bridge, or a proxy before it, fails\n\n1 findings/, (said) => (said.status = 502)],
  [/answered 401: the bridge needs the keys .*\n\n1 findings/, (said) => (said.status = 401)],
  [/answered 404: nothing takes POST .*\n\n1 findings/, (said) => (said.status = 404)],
];
function resaid(said: Said, what: string | RegExp, by: string): void {
  said.text = said.text.replace(what, by);
  sign(said, requests);
}
function forgotten(said: Said): void {
  if (!said.text.includes('"PAID"')) return;
  said.status = 404;
  said.text = '{"status":"NOT_FOUND"}';
  sign(said, requests);
}

/** The reference bridge, whose answers are spoiled on their way. */
async function spoilt(spoil: (said: Said) => void) {
  return listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => /^webhook|^idempotency/.test(name)),
    ) as Record<string, string>;
    const got = await fetch(`${bridge.url}${request.url}`, { method: 'POST', headers, body });
    const signed = Object.fromEntries([...got.headers].filter(([name]) => name.startsWith('webhook')));
    const said = { status: got.status, text: await got.text(), id: headers['webhook-id'] ?? '', headers: signed };
    spoil(said);
    response.writeHead(said.status, said.headers).end(said.text);
  });
}

it.each(SLIPS)('a slip of the author is named: %s', async (words, spoil) => {
  const { server, url } = await spoilt(spoil);
  const { code, lines } = await run('check', url, '--port', 'bank-payout', '--money');
  server.close();
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(words);
});

it('a bridge that is slower than Nesie waits is told so, and asked nothing more', async () => {
  const { server, url } = await listen(async () => undefined);
  const all: Finding[] = [];
  const asked = { url, root: ROOT_KEY, port: 'sms', money: true, patienceMs: 100 } as const;
  for await (const finding of findingsOf(asked)) all.push(finding);
  server.closeAllConnections();
  server.close();
  expect(all).toEqual([
    { what: 'a right signature is believed', wrong: 'no answer within 0.1 s, and Nesie waits no longer' },
  ]);
});

it('nobody answers, or the settings are missing: a sentence', async () => {
  const { code, lines } = await run('check', 'http://127.0.0.1:1', '--port', 'sms');
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/nobody answers: .*\n\n1 findings/);
  await expect(gateway(['check', 'http://x'], {}, () => undefined)).rejects.toThrow(/GATEWAY_KEY is missing/);
  for (const wrong of [['ftp://x'], ['http://x', '--listen', '4100'], ['http://x', '--money', '--listen', 'abc']])
    await expect(run('check', ...wrong)).rejects.toThrow(BadSetting);
});
