/** A connection that is silent both ways for ever. The client's keep-alive notices it after about 20 seconds. */
import { expect, it } from 'vitest';
import { openLedger } from '../../server/adapters/ledger/eventstore.ts';
import { eventServer } from '../support/event-server.ts';
import { lineTo } from '../support/line.ts';
import { silentLog } from '../support/silent-log.ts';
import { slotClaimed, slotContext, slotName } from '../support/slot-events.ts';
import { until } from '../support/until.ts';

it('a subscription that died silently is restored within 30 seconds', async () => {
  const server = await eventServer();
  const line = await lineTo(Number(new URL(server.url.replace('esdb:', 'http:')).port));
  const far = openLedger({ url: `esdb://127.0.0.1:${line.port}?tls=false`, log: silentLog, watchdogMs: 1_000 });
  const seen: bigint[] = [];
  const states: string[] = [];
  const deliver = async (batch: readonly { position: bigint }[]) => void seen.push(...batch.map((e) => e.position));
  far.subscribe({ prefixes: ['slot-'] }, 'start', deliver, { onState: (state) => states.push(state) });
  await far.append(slotName(1), 'none', [slotClaimed(1)], slotContext());
  await until(() => seen.length === 1);
  line.freeze();
  await far.append(slotName(2), 'none', [slotClaimed(1)], slotContext()).catch(() => undefined);
  await until(() => states.includes('lost'));
  // Appends use a connection of their own; its keep-alive ends it some seconds later, and the borrower repeats the
  // request.
  const context = slotContext();
  const append = () =>
    far.append(slotName(3), 'none', [slotClaimed(1)], context).then(
      () => true,
      () => false,
    );
  await until(append);
  await until(() => seen.length >= 2);
  expect(new Set(seen).size).toBe(seen.length);
  await far.close();
  await line.close();
  await server.stop();
});
