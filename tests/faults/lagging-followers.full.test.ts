/** Connections prefer lagging followers: no decision may be read from one, and no loan may stall. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { type EventCluster, eventCluster } from '../support/event-cluster.ts';
import { complaintsAbout, startLoad } from '../support/ledger-load.ts';
import { complete } from '../support/lending-steps.ts';
import { aBorrower, type LendingWorld, lendingWorld } from '../support/lending-world.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';
import { until } from '../support/until.ts';

const LAGS = [5, 200, 2_000];
const LIVES = 24;
/** If leaders change until the end, a busy machine may need minutes for one loan. */
const CHANGES = Number.POSITIVE_INFINITY;
const DECIDED = new Set(['APPROVED', 'AGREED', 'WAITING_FOR_ISSUANCE_CONSENT', 'WAITING_REJECT', 'REJECTED']);

let world: LendingWorld | undefined;
afterEach(async () => {
  const last = world;
  world = undefined;
  await last?.close();
});

async function open(lagMs: number): Promise<{ cluster: EventCluster; world: LendingWorld }> {
  const cluster = await eventCluster({ lagMs });
  world = await lendingWorld({ events: cluster });
  return { cluster, world };
}

/** From nothing to a decision, all loans at once. */
async function lives(place: LendingWorld, count: number): Promise<void> {
  const runner = place.startWorkflows();
  const people = [];
  for (let n = 0; n < count; n++) people.push(await aBorrower(place));
  const loans = await Promise.all(people.map((person) => complete(place, person)));
  await until(async () => {
    const statuses = await Promise.all(loans.map(async ({ loanId }) => (await place.loan(loanId)).status));
    return statuses.every((status) => DECIDED.has(status));
  });
  await runner.stop();
}

describe.each(LAGS)('followers %i ms behind', (lagMs) => {
  // The next test asks for the same, and for more.
  it('every application gets its decision', async () => {
    const { world: place } = await open(lagMs);
    await lives(place, LIVES);
  });

  it('also while the nodes change places', async () => {
    const { cluster, world: place } = await open(lagMs);
    let going = true;
    const changing = (async () => {
      for (let round = 0; going && round < CHANGES; round++) {
        // Where the machine is slow, leaders that change faster than they answer would only starve everybody.
        const before = cluster.appends();
        await until(() => !going || cluster.appends() > before);
        await sleep(700);
        await cluster.changePlaces({ electionMs: 150, dies: round % 2 === 0 });
      }
    })();
    try {
      await lives(place, LIVES);
    } finally {
      going = false;
      await changing;
    }
  });

  it('an audit reads a stream to its end, also what no follower has yet', async () => {
    const cluster = await eventCluster({ lagMs });
    const ledger = openLedger({ url: cluster.url, log: silentLog });
    for (let n = 0; n < 3; n++) {
      await ledger.append(slotName(n), 'none', [slotClaimed(n)], slotContext());
      // It has asked nobody yet, and prefers a follower.
      const auditor = openLedger({ url: cluster.url, log: silentLog });
      const read = [];
      for await (const event of auditor.readRaw(slotName(n))) read.push(event.type);
      expect(read).toEqual(['SlotClaimed']);
      await auditor.close();
    }
    await ledger.close();
    await cluster.stop();
  });

  it('no acknowledged append is lost or doubled while leaders die, and a subscriber gets each once', async () => {
    const cluster = await eventCluster({ lagMs });
    const ledger = openLedger({ url: cluster.url, log: silentLog, watchdogMs: 1_000 });
    const heard: string[] = [];
    const deliver = async (batch: readonly { metadata: { commandId: string } }[]) =>
      void heard.push(...batch.map(({ metadata }) => metadata.commandId));
    const stop = ledger.subscribe({ prefixes: ['slot-'] }, 'start', deliver);
    const load = startLoad(ledger, 8, 0);
    for (let round = 0; round < 15; round++) {
      const before = load.count();
      await until(() => load.count() > before + 50);
      await cluster.changePlaces({ electionMs: 150, dies: round % 2 === 0 });
    }
    await load.stop();
    expect(await complaintsAbout(ledger, load)).toEqual([]);
    await until(() => heard.length >= load.count());
    expect(heard.length).toBe(load.count());
    expect(new Set(heard).size).toBe(heard.length);
    expect(cluster.notLeaderAnswers()).toBeGreaterThan(0);
    await stop();
    await ledger.close();
    await cluster.stop();
  });
});
