import { expect, it } from 'vitest';
import type { StoredEvent } from '../../server/adapters/ledger/embedded/event-record.ts';
import { Tail } from '../../server/adapters/ledger/embedded/tail.ts';

const event = (position: number, bytes = 10): StoredEvent => ({
  position,
  stream: 'loan-1',
  revision: position,
  id: '00000000-0000-4000-8000-000000000001',
  type: 'Noted',
  json: true,
  data: new Uint8Array(bytes),
  metadata: new Uint8Array(),
  created: 0,
});
const positions = (page: readonly StoredEvent[] | undefined) => page?.map(({ position }) => position);

it('the tail answers from its first event on, with gaps between positions, and says where it does not reach', () => {
  const tail = new Tail();
  tail.reset(100);
  expect(tail.page(100, 9)).toEqual([]);
  tail.push([event(100), event(150), event(170)]);
  expect(positions(tail.page(101, 9))).toEqual([150, 170]);
  expect(positions(tail.page(100, 2))).toEqual([100, 150]);
  expect(tail.page(171, 9)).toEqual([]);
  expect(tail.page(99, 9)).toBeUndefined();
});

it('the tail is bounded by count and by bytes, and forgets the oldest', () => {
  const tail = new Tail();
  tail.reset(0);
  for (let n = 0; n < 10_000; n++) tail.push([event(n)]);
  expect(tail.page(0, 1)).toBeUndefined();
  expect(positions(tail.page(9_999, 9))).toEqual([9_999]);
  for (let n = 10_000; n < 10_020; n++) tail.push([event(n, 1_048_576)]);
  expect(tail.page(10_005, 1)).toBeUndefined();
  expect(positions(tail.page(10_018, 9))).toEqual([10_018, 10_019]);
});

it('after an insert of unknown outcome the tail is empty until the log gives its position', () => {
  const tail = new Tail();
  tail.reset(0);
  tail.push([event(1)]);
  tail.distrust();
  expect(tail.page(2, 9)).toBeUndefined();
  tail.reset(2);
  expect(tail.page(2, 9)).toEqual([]);
});
