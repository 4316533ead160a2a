/** `npm run gateway -- check`: what it says of signatures, holds, reports of SMS and the facts of contract 1.1. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BridgeKeys, startBridge } from '../../examples/gateway-bridge/bridge.ts';
import { HTTP_STATUS } from '../../schema/gateway/operations.ts';
import { instant } from '../../schema/values/local-date.ts';
import { keyText, portKey, signedHeaders } from '../../server/adapters/gateway/signature.ts';
import { BadSetting } from '../../server/bad-setting.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { gateway } from '../../server/cli/gateway-commands.ts';
import { bridgeKeys, listen, ROOT_KEY, type Said } from '../support/gateway-line.ts';

const env = { GATEWAY_KEY: keyText(ROOT_KEY) };
const SIGNER = '900412400113';
async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await gateway(['check', ...args], env, (line) => void lines.push(line));
  return { code, lines, wrong: lines.filter((line) => line.startsWith('WRONG')) };
}

type Bridge = Awaited<ReturnType<typeof startBridge>>;
const keys: BridgeKeys = bridgeKeys(ROOT_KEY);
let bridge: Bridge;
beforeAll(async () => {
  bridge = await startBridge({ keys, nesieUrl: 'http://127.0.0.1:1' });
});
afterAll(() => bridge.close());

/** The reference bridge, whose answers are changed on their way; undefined leaves one as it is. */
async function changed(port: string, change: (asked: Said, answer: Said) => Said | number | undefined) {
  const { server, url } = await listen(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const headers = { ...(request.headers as Record<string, string>) };
    for (const own of ['content-length', 'connection']) delete headers[own];
    const got = await fetch(`${bridge.url}${request.url}`, { method: 'POST', headers, body });
    const text = await got.text();
    const said = text && got.status !== 409 ? change(JSON.parse(body), JSON.parse(text)) : undefined;
    if (typeof said === 'number') return void response.writeHead(said).end();
    const signedText = said ? JSON.stringify(said) : text;
    const key = portKey(ROOT_KEY, 'requests', port);
    const signed = signedHeaders([key], String(headers['webhook-id']), instant(new Date()), signedText);
    response.writeHead(said ? (HTTP_STATUS[said.status] ?? 200) : got.status, signed).end(signedText);
  });
  const { lines } = await run(url, '--port', port, '--money');
  server.close();
  return lines.join('\n');
}

describe('what a bridge forgets', () => {
  it('releasing: a call that it does not know', async () => {
    const said = await changed('cards', ({ operation }) => (operation === 'release-hold' ? 400 : undefined));
    expect(said).toMatch(
      /release-hold is answered\n +it answered 400 to release-hold: what was blocked .* only if the bridge/,
    );
    expect(said).toMatch(/\n1 findings/);
  });

  it('releasing: it says that it has not', async () => {
    const held = { status: 'BLOCKED' };
    const said = await changed('cards', ({ operation }) => (operation === 'release-hold' ? held : undefined));
    expect(said).toContain('status is "BLOCKED"; the contract has RELEASED');
  });

  it('reports of SMS: a call that it does not know, and a message that it has lost', async () => {
    const old = await changed('sms', ({ operation }) => (operation === 'inquire' ? 400 : undefined));
    expect(old).toMatch(/inquiry of a message that never came\n +it answered 400 to message: nobody learns/);
    const lost = await changed('sms', ({ operation }) =>
      operation === 'inquire' ? { status: 'NOT_FOUND' } : undefined,
    );
    expect(lost).toMatch(/inquiry of a message that was accepted\n +it answered NOT_FOUND: nobody would learn/);
    const unsaid = await changed('sms', (_asked, { status }) =>
      status === 'DELIVERED' ? { status: 'FAILED' } : undefined,
    );
    expect(unsaid).toMatch(/inquiry of a message that was accepted\n +code: /);
  });

  it.each([
    ['credit-bureau', { score: undefined }, /report is answered\n +score: /],
    ['credit-bureau', { score: 'none' }, /report is answered\n +score: /],
    ['credit-bureau', { reviewWanted: 'yes' }, /report is answered\n +reviewWanted: /],
    ['blacklist', { listVersion: 'список' }, /check is answered\n +listVersion: /],
    ['blacklist', { listVersion: 'v'.repeat(65) }, /check is answered\n +listVersion: /],
  ])('%s: %j', async (port, slip, words) => {
    expect(await changed(port, (_asked, answer) => ({ ...answer, ...slip }))).toMatch(words);
  });

  it.each([
    ['credit-bureau', { score: null, reviewWanted: true }],
    ['blacklist', { listVersion: null }],
    ['blacklist', { listVersion: undefined }],
  ])('%s may say %j', async (port, more) => {
    expect(await changed(port, (_asked, answer) => ({ ...answer, ...more }))).not.toContain('WRONG');
  });
});

describe('signatures', () => {
  /** Signs whatever is open, and tells it to the check. */
  async function signing(of: (bridge: Bridge, id: string) => void, ...more: string[]) {
    const port = await freePort();
    const telling = await startBridge({ keys, nesieUrl: `http://127.0.0.1:${port}`, pauseMs: 10 });
    const timer = setInterval(() => {
      const open = telling.db.prepare(`select id from deal where port = 'eds' and state = 'OPEN' order by rowid`).all();
      const last = open.at(-1)?.id;
      // The first page is that of the check of answers; nobody signs there.
      if (open.length > 1 && last) of(telling, String(last));
      void telling.deliver();
    }, 50);
    const wish = ['--port', 'eds', '--money', '--listen', String(port), ...more];
    const outcome = await run(telling.url, ...wish);
    clearInterval(timer);
    telling.close();
    return outcome;
  }
  const by = (iin: string | null) => (told: Bridge, id: string) =>
    void told.settle(told.find(id) as never, 'SIGNED', iin);

  it('one by the person whom open named is good', async () => {
    const { code, lines, wrong } = await signing(by(SIGNER), '--iin', SIGNER);
    expect(wrong).toEqual([]);
    expect(code).toBe(0);
    expect(lines).toContainEqual(expect.stringMatching(`^ok    eds: now sign with the key of ${SIGNER}: https:`));
    expect(lines).toContain('ok    eds: it is repeated under the same webhook-id after an answer of 500');
  });

  it("another person's IIN is told", async () => {
    const { code, lines } = await signing(by('850101300015'), '--iin', SIGNER);
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/is of the contract\n +signer.iin is not 900412400113, whom open named/);
  });

  it('a signer who is not named is told, and a notice of something else', async () => {
    const { lines } = await signing(by(null));
    expect(lines.join('\n')).toMatch(/is of the contract\n +not of the contract: data.signer.iin/);
    const unnamed = await signing((told, id) => {
      const { settle, find, sql } = told;
      settle(find(id) as never, 'SIGNED', SIGNER);
      sql.run`update notice set body = json_remove(body, '$.data.signer')`;
    });
    expect(unnamed.lines.join('\n')).toMatch(/signer.iin is missing: without an NCANode of its own Nesie answers 422/);
  });

  it('who signs is a number of 12 digits', async () => {
    await expect(run(bridge.url, '--port', 'eds', '--iin', 'me')).rejects.toThrow(BadSetting);
  });
});
