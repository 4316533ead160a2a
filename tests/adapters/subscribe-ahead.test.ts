/** A subscription loads the next page while it sends one. */

import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { expect, it } from 'vitest';
import { CommitSignal } from '../../server/adapters/ledger/embedded/commit-signal.ts';
import type { StoredEvent } from '../../server/adapters/ledger/embedded/event-record.ts';
import { readAll } from '../../server/adapters/ledger/embedded/read-all.ts';
import { PAGE, type Reading } from '../../server/adapters/ledger/embedded/reading.ts';

const eventAt = (position: number): StoredEvent => ({
  position,
  stream: 'loan-1',
  revision: position,
  id: '00000000-0000-4000-8000-000000000001',
  type: 'Noted',
  json: true,
  data: new Uint8Array(),
  metadata: new Uint8Array(),
  created: 0,
});

it('an event that is written while the last full page is sent reaches the subscriber', async () => {
  const stored = Array.from({ length: PAGE }, (_, position) => eventAt(position));
  const signal = new CommitSignal();
  const sent: number[] = [];
  const outlet = {
    gone: false,
    confirmation: async () => undefined,
    caughtUp: async () => undefined,
    waitFor: (committed: Promise<void>) => committed,
    async event({ position }: StoredEvent) {
      sent.push(position);
      // By now the next page has been loaded, and it was empty.
      if (position === PAGE - 1) {
        await new Promise((resolve) => setImmediate(resolve));
        stored.push(eventAt(PAGE));
        signal.notify();
      }
      if (position === PAGE) this.gone = true;
    },
  };
  const log = {
    signal,
    head: PAGE,
    newPage: async (from: number, count: number) => stored.slice(from, from + count),
  };
  const options = new streams.ReadReq.Options()
    .setAll(new streams.ReadReq.Options.AllOptions().setStart(new shared.Empty()))
    .setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
  const reading: Reading = Object.assign(Object.create(null), { log, outlet, options, stopping: () => false });
  await readAll(reading);
  expect(sent).toEqual(stored.map(({ position }) => position));
});
