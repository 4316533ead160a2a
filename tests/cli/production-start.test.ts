/** Production with every port on its real provider: it is ready, believes only its bridge, and is seen when frozen. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { instant } from '../../schema/values/local-date.ts';
import { portKey, signedHeaders } from '../../server/adapters/gateway/signature.ts';
import { vapidKeys } from '../../server/adapters/push/vapid.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { PORTS } from '../../server/provider-settings.ts';
import { SECRETS } from '../../server/secret-settings.ts';
import { guardedEventServer } from '../support/event-server.ts';
import { testDatabase } from '../support/postgres.ts';
import { until } from '../support/until.ts';

const ROOT_KEY = Buffer.alloc(32, 9);
const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

function processOf(role: 'api' | 'worker', env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [MAIN, `--role=${role}`], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise<boolean>((resolve) => {
    createInterface(child.stdout).on('line', (line) => line.includes('"ready":true') && resolve(true));
    child.once('exit', () => resolve(false));
  });
  return { child, exited, ready, complaint: () => complaint };
}

it('production starts with all ports on the gateway', async () => {
  const [events, database] = [await testDatabase(), await testDatabase()];
  const [port, health] = [await freePort(), await freePort()];
  const store = await guardedEventServer(events.url);
  const settings = {
    ...{ PATH: process.env.PATH, NESIE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port) },
    ...{ HEALTH_PORT: String(health) },
    ...{ PUBLIC_URL: 'https://nesie.kz', LICENCE_NUMBER: '02.21.0017.М', REGISTER_ENTRY: '05M21C017' },
    ...{ DATABASE_URL: database.url, EVENTSTORE_URL: store.url },
    ...Object.fromEntries(Object.entries(PORTS).map(([name, vendors]) => [name, vendors[1]])),
    ...Object.fromEntries(SECRETS.map((name, n) => [name, createHash('sha256').update(`${n}`).digest('base64')])),
    ...{ GATEWAY_URL: 'https://bridge.lender.kz', GATEWAY_KEY: `whsec_${ROOT_KEY.toString('base64')}` },
    GATEWAY_PUSH_KEY: vapidKeys(ROOT_KEY).publicKey,
  };
  const api = processOf('api', settings);
  const worker = processOf('worker', settings);
  try {
    for (const one of [api, worker]) expect(await one.ready, one.complaint()).toBe(true);
    const base = `http://127.0.0.1:${port}`;
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect((await fetch(`${base}/sandbox`)).status).not.toBe(200);

    const body = JSON.stringify({
      type: 'money.asked',
      timestamp: new Date().toISOString(),
      data: { text: 'NS-2026-1' },
    });
    const asked = async (use: 'terminal' | 'wallet') => {
      const headers = signedHeaders([portKey(ROOT_KEY, 'callbacks', use)], 'msg_1', instant(new Date()), body);
      const answer = await fetch(`${base}/webhooks/terminal`, { method: 'POST', headers, body });
      return { status: answer.status, said: await answer.json() };
    };
    expect(await asked('terminal')).toMatchObject({ status: 200, said: { found: false } });
    expect(await asked('wallet')).toMatchObject({ status: 401 });

    const healthy = (path: string) =>
      fetch(`http://127.0.0.1:${health}${path}`, { signal: AbortSignal.timeout(1_000) }).then(
        async (answer) => ({ status: answer.status, ...((await answer.json()) as object) }),
        (error: Error) => error.name,
      );
    await until(async () => JSON.stringify(await healthy('/healthz')).includes('"workflows"'));
    for (const path of ['/healthz', '/readyz'])
      expect(await healthy(path)).toMatchObject({ status: 200, ok: true, ready: true });
    worker.child.kill('SIGSTOP');
    expect(await healthy('/healthz')).toBe('TimeoutError');
  } finally {
    for (const { child } of [api, worker]) {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
    }
    await Promise.all([api.exited, worker.exited]);
    await store.stop();
    await events.drop();
    await database.drop();
  }
}, 300_000);
