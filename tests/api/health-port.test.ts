/** What an orchestrator asks of a process without an api. */
import { expect, it } from 'vitest';
import { makePulse, openHealthPort } from '../../server/compose/pulse.ts';

it('a loop that stands still fails the check, and one that goes round again passes', async () => {
  let ms = 0;
  const pulse = makePulse(() => ms);
  const health = await openHealthPort(pulse, { host: '127.0.0.1', port: 0 });
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
