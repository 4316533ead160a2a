import { expect, it } from 'vitest';
import { type Placed, SharedFeed } from '../../server/adapters/ledger/shared-feed.ts';

const event = (position: bigint): Placed => ({ stream: `loan-${position}`, revision: 0n, position });
const SOURCE = { prefixes: ['loan-'], isPaused: () => false };

it('one subscription carries at a time: the events of two are never mixed', async () => {
  const feed = new SharedFeed<Placed>();
  const first = feed.open(SOURCE, 5n);
  expect(feed.open(SOURCE, 0n)).toBeUndefined();
  expect(feed.ride(['loan-'], 4n, (one) => one)).toBeUndefined();
  const ride = feed.ride(['loan-'], 5n, (one) => one);
  first?.take(event(6n));
  expect(ride?.read()).toEqual(event(6n));
  const ended = new Promise((resolve) => ride?.once('error', resolve));
  first?.close();
  expect(await ended).toMatchObject({ message: 'the shared subscription ended' });
  feed.open(SOURCE, 0n)?.take(event(1n));
  expect(feed.ride(['loan-'], 1n, (one) => one)).toBeDefined();
});
