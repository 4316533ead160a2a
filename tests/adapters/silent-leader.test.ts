/** A leader that accepts connections and says nothing: a long pause, a dead switch. The client alone waits 20 s. */
import { afterEach, expect, it } from 'vitest';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { eventCluster } from '../support/event-cluster.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';
import { until } from '../support/until.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

it('an append and a read that meet it are answered by the next leader, and nobody is refused', async () => {
  const cluster = await eventCluster({ canFreeze: true, preference: 'leader' });
  const ledger = openLedger({ url: cluster.url, log: silentLog });
  stops.push(cluster.stop, ledger.close);
  const append = (n: number) => ledger.append(slotName(n), 'none', [slotClaimed(1)], slotContext());
  await append(0);
  await ledger.readLatest(slotName(0));
  const frozen = cluster.freezeLeader(3_000);
  // More than the client may have on the wire: those that wait for the silent node hold back nobody.
  const appended = await Promise.all(Array.from({ length: 20 }, (_, n) => append(n + 1)));
  expect(appended.map(({ revision }) => revision)).toEqual(appended.map(() => 0n));
  await frozen;
  expect((await ledger.readLatest(slotName(20))).events).toHaveLength(1);
  await until(async () => (await ledger.trouble()) === undefined);
});

it('a read that meets it is answered by the next leader', async () => {
  const cluster = await eventCluster({ canFreeze: true, preference: 'leader' });
  const ledger = openLedger({ url: cluster.url, log: silentLog });
  stops.push(cluster.stop, ledger.close);
  await ledger.append(slotName(0), 'none', [slotClaimed(1)], slotContext());
  await ledger.readLatest(slotName(0));
  const frozen = cluster.freezeLeader(3_000);
  expect((await ledger.readLatest(slotName(0))).events).toHaveLength(1);
  await frozen;
});
