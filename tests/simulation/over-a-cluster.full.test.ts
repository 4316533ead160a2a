/** Simulated weeks on a cluster whose followers lag and whose nodes die and change roles. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { eventCluster } from '../support/event-cluster.ts';
import { seedOf } from '../support/seed.ts';
import { Simulation } from './simulator.ts';

const SIZE = { borrowers: 24, days: 8, silence: 95 };
const seed = seedOf('simulator on a cluster');

let simulation: Simulation | undefined;
afterEach(() => simulation?.close());

describe.each([5, 200, 2_000])('followers %i ms behind', (lagMs) => {
  it('no tiyn is lost, doubled or invented', async () => {
    const cluster = await eventCluster({ lagMs });
    simulation = await Simulation.open(seed, SIZE, cluster);
    let going = true;
    const changing = (async () => {
      for (let round = 0; going; round++) {
        await sleep(4_000);
        await cluster.changePlaces({ electionMs: 200, dies: round % 2 === 0 });
      }
    })();
    try {
      await simulation.run();
    } finally {
      going = false;
      await changing;
    }
    const { code, out } = await simulation.verify();
    expect(out).toContain('the read models are what the log says');
    expect(code).toBe(0);
    expect(await simulation.differences).toEqual({});
  });
});
