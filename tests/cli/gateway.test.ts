/** `npm run gateway`: its keys start the reference bridge; its check finds nothing there, and much elsewhere. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BridgeKeys, startBridge } from '../../examples/gateway-bridge/bridge.ts';
import { keyText } from '../../server/adapters/gateway/signature.ts';
import { gateway } from '../../server/cli/gateway-commands.ts';
import { freePort } from '../../server/cli/postgres.ts';
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
  expect(said).toMatch(/WRONG post-office: payout is answered\n.*does not repeat webhook-id/);
  expect(said).toMatch(/WRONG .*the same key with other data is a conflict/);
});

it('nobody answers, or the settings are missing: a sentence', async () => {
  const { code, lines } = await run('check', 'http://127.0.0.1:1', '--port', 'sms');
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(/WRONG sms: a foreign key is refused\n.*no answer/);
  await expect(gateway(['check', 'http://x'], {}, () => undefined)).rejects.toThrow(/GATEWAY_KEY is missing/);
});
