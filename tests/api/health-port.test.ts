/** What an orchestrator asks of a process without an api. */
import { expect, it } from 'vitest';
import { makeMeters } from '../../server/compose/meters.ts';
import { makePulse, openHealthPort } from '../../server/compose/pulse.ts';

it('a loop that stands still fails the check, and one that goes round again passes', async () => {
  let ms = 0;
  const pulse = makePulse(() => ms);
  const health = await openHealthPort(
    pulse,
    { token: undefined, registry: makeMeters(makePulse()).registry },
    { host: '127.0.0.1', port: 0 },
  );
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${health.port}${path}`)).status;
  const both = async () => [await ask('/healthz'), await ask('/readyz')];
  expect(await both()).toEqual([200, 503]);
  health.ready();
  pulse.beat('workflows');
  pulse.beat('projector of all');
  expect(await both()).toEqual([200, 200]);
  ms = 119_000;
  pulse.beat('workflows');
  expect(await both()).toEqual([200, 200]);
  ms = 121_000;
  expect(await both()).toEqual([503, 503]);
  pulse.beat('projector of all');
  expect(await both()).toEqual([200, 200]);
  expect(await ask('/metrics')).toBe(404);
  await health.stop();
});

it('calls of providers that a worker makes are told to whoever has the token', async () => {
  const token = 'a-token-of-the-metrics-24';
  const { registry, providerCall } = makeMeters(makePulse());
  const health = await openHealthPort(makePulse(), { token, registry }, { host: '127.0.0.1', port: 0 });
  const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${health.port}/metrics`, { headers });
  providerCall('sms', 'send', 'answered', 0.2);
  expect([(await ask({})).status, (await ask({ authorization: 'Bearer wrong' })).status]).toEqual([401, 401]);
  const told = await (await ask({ authorization: `Bearer ${token}` })).text();
  expect(told).toContain('nesie_provider_call_seconds_count{provider="sms",call="send",outcome="answered"} 1');
  await health.stop();
});

it('what the process depends on makes it unready with the reason, and never asks for a restart (R981)', async () => {
  let trouble: string | undefined = 'The event store refuses the credentials.';
  const at = { host: '127.0.0.1', port: 0 };
  const counted = { token: undefined, registry: makeMeters(makePulse()).registry };
  let asked = 0;
  const ledger = async () => {
    asked += 1;
    return trouble;
  };
  const health = await openHealthPort(makePulse(), counted, at, { ledger });
  health.ready();
  const ask = (path: string) => fetch(`http://127.0.0.1:${health.port}${path}`);
  const unready = await ask('/readyz');
  expect([unready.status, (await unready.json()).said]).toEqual([503, { ledger: trouble }]);
  expect([(await ask('/healthz')).status, asked]).toEqual([200, 1]);
  trouble = undefined;
  expect((await ask('/readyz')).status).toBe(200);
  await health.stop();
});
