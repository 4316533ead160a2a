/** Pushed events arrive in order, their number is bounded, and none follows one that could not be decoded. */
import { PassThrough } from 'node:stream';
import type { ResolvedEvent } from '@eventstore/db-client';
import { expect, test } from 'vitest';
import { rawEvent } from '../../server/adapters/ledger/decode.ts';
import { Inbox } from '../../server/adapters/ledger/inbox.ts';

const resolved = (position: number) => ({
  event: { streamId: 's', revision: BigInt(position), position: { commit: BigInt(position) }, id: '', type: 't' },
});

function inboxOf(limit: number) {
  const stream = new PassThrough({ objectMode: true });
  const inbox = new Inbox(stream, limit, (resolved: ResolvedEvent) => {
    const position = rawEvent(resolved)?.position;
    if (position === 3n) throw new Error('not ours');
    return Number(position);
  });
  return { stream, inbox };
}

test('events before a damaged one are handed out, then the reason, and nothing after it', async () => {
  const { stream, inbox } = inboxOf(10);
  for (const at of [1, 2, 3, 4]) stream.write(resolved(at));
  expect(await inbox.batch(10, 1_000)).toEqual([1, 2]);
  await expect(inbox.batch(10, 1_000)).rejects.toThrow('not ours');
});

test('no more than the limit is held, and more arrives as the reader takes events', async () => {
  const { stream, inbox } = inboxOf(4);
  for (let at = 10; at < 30; at++) stream.write(resolved(at));
  await new Promise((resolve) => setImmediate(resolve));
  expect(stream.isPaused()).toBe(true);
  const taken: number[] = [];
  while (taken.length < 20) {
    const batch = await inbox.batch(3, 1_000);
    expect(batch.length).toBeLessThanOrEqual(3);
    taken.push(...batch);
  }
  expect(taken).toEqual(Array.from({ length: 20 }, (_, n) => n + 10));
});

test('at its end the inbox hands out everything and says so; a cut-off one is an error', async () => {
  const whole = inboxOf(4);
  whole.stream.end(resolved(1));
  expect(await whole.inbox.batch(10, 1_000)).toEqual([1]);
  expect(await whole.inbox.batch(10, 1_000)).toEqual([]);
  expect(whole.inbox.ended).toBe(true);
  const cut = inboxOf(4);
  cut.stream.write(resolved(1));
  await new Promise((resolve) => setImmediate(resolve));
  cut.stream.destroy();
  expect(await cut.inbox.batch(10, 1_000)).toEqual([1]);
  await expect(cut.inbox.batch(10, 1_000)).rejects.toThrow('before its end');
  expect(cut.inbox.ended).toBe(false);
});

test('silence and the end are different answers', async () => {
  const { inbox } = inboxOf(4);
  expect(await inbox.batch(10, 5)).toEqual([]);
  expect(inbox.ended).toBe(false);
});
