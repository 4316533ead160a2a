/** Production with every port on its real provider: it is ready, believes only its bridge, and is seen when frozen. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { instant } from '../../schema/values/local-date.ts';
import { portKey, signedHeaders } from '../../server/adapters/gateway/signature.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { guardedEventServer } from '../support/event-server.ts';
import { testDatabase } from '../support/postgres.ts';
import { productionSecrets, productionSettings, ROOT_KEY } from '../support/production-settings.ts';
import { until } from '../support/until.ts';

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
    ...productionSettings(database.url, store.url),
    ...productionSecrets(),
    ...{ PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: String(port), HEALTH_PORT: String(health) },
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
});
