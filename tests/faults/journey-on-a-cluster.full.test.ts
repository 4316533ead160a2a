/** Connections prefer lagging followers, while nodes die and change roles. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { localDate } from '../../schema/values/local-date.ts';
import { freePort } from '../../server/cli/free-port.ts';
import { startStack } from '../../server/cli/stack.ts';
import { graphqlDriver } from '../e2e/drivers/graphql.ts';
import { mainJourney } from '../e2e/journey.ts';
import { worldAt } from '../e2e/world.ts';
import { eventCluster } from '../support/event-cluster.ts';
import { anApplicant, chance } from '../support/person.ts';
import { seedOf } from '../support/seed.ts';
import { until } from '../support/until.ts';

const ROOT = join(import.meta.dirname, '..', '..');

describe.each([5, 200, 2_000])('followers %i ms behind', (lagMs) => {
  it('from a phone number to a second loan; the audit is clean', async () => {
    const cluster = await eventCluster({ lagMs });
    const dataDir = mkdtempSync(join(tmpdir(), 'nesie-cluster-'));
    chmodSync(dataDir, 0o711);
    const stack = await startStack({
      root: ROOT,
      dataDir,
      host: '127.0.0.1',
      port: await freePort(),
      env: { NESIE_ENV: 'demo', EVENTSTORE_URL: cluster.url },
      say: () => undefined,
      giveUp: (reason) => {
        throw new Error(reason);
      },
      unsafeFast: true,
    });
    let going = true;
    const changing = (async () => {
      for (let round = 0; going; round++) {
        await sleep(5_000);
        await cluster.changePlaces({ electionMs: 200, dies: round % 2 === 0 });
      }
    })();
    try {
      const world = worldAt(stack.run);
      const seed = seedOf('journey on a cluster');
      const applicant = anApplicant(chance(seed), localDate('1988-05-15'));
      const { second } = await mainJourney(graphqlDriver(world), applicant);
      going = false;
      await changing;
      // The test reads at a follower, which may be behind.
      const issued = async () => (await world.eventsOf(`loan-${second}`)).some(({ type }) => type === 'LoanIssued');
      await until(issued);
      expect(await world.audit('verify', '--all', '--at-rest')).toContain('0 findings');
    } finally {
      going = false;
      await changing;
      await stack.stop();
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
