/** Who is told what by /healthz and /readyz. */
import { afterAll, expect, it } from 'vitest';
import type { ServerDeps } from '../../server/api/deps.ts';
import { makeMeters } from '../../server/compose/meters.ts';
import { makePulse } from '../../server/compose/pulse.ts';
import { type AccessApp, accessApp } from '../support/access-app.ts';

const TOKEN = 'a token of twenty-four or more';
const opened: AccessApp[] = [];
afterAll(async () => {
  for (const one of opened) await one.close();
});

/** `metrics` undefined: the installation has no METRICS_TOKEN. */
async function appWith(metrics: ServerDeps['metrics']) {
  const access = await accessApp({
    config: { env: 'production' },
    metrics,
    warnings: { disk: async () => '7 MB are left on the disk of the data folder' },
  });
  opened.push(access);
  return async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    const ask = async (url: string) => (await access.app.inject({ url, headers })).json();
    return { ready: await ask('/readyz'), health: await ask('/healthz') };
  };
}

const { registry, answered } = makeMeters(makePulse());
const METRICS = { token: TOKEN, type: registry.contentType, text: () => registry.metrics(), answered, apart: false };

it('production tells strangers the status, and why to whoever has METRICS_TOKEN (R891)', async () => {
  const short = { ready: { ready: true }, health: { ok: true } };
  const asked = await appWith(METRICS);
  expect(await asked()).toEqual(short);
  expect(await asked('Bearer another')).toEqual(short);
  expect(await (await appWith(undefined))(`Bearer ${TOKEN}`)).toEqual(short);
  const told = await asked(`Bearer ${TOKEN}`);
  expect(told.ready).toEqual({
    ready: true,
    checks: { postgres: 'ok' },
    warnings: { disk: '7 MB are left on the disk of the data folder' },
  });
  expect(told.health).toMatchObject({ ok: true, counts: {} });
});
