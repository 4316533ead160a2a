/** Reads a stretch of the log up to its head at the time of the call. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FORWARDS, START } from '@eventstore/db-client';
import { LedgerUnavailable } from '../../ports/ledger.ts';
import type { Connection } from './connection.ts';
import { headOf } from './head.ts';
import { pagesOf, pauseBefore, type Wanted } from './read-events.ts';
import { refusalOf } from './refusals.ts';
import type { RawEvent } from './verify-chain.ts';

/** How long a reader waits for a follower that does not advance. */
const FOLLOWER_PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 50;
/** Tries in a row without an event between them. */
const MOST_TRIES = 12;

/** Reads to the leader's head at the time of the call, and waits for a lagging follower. */
export async function* stretchOfAll(
  { leader, lagging }: { leader: Connection; lagging: Connection },
  wanted: Wanted,
  after: bigint | 'start',
): AsyncGenerator<RawEvent[]> {
  const head = await headOf(leader);
  if (head === 'start') return;
  const at: Progress = { position: after === 'start' ? -1n : after, tries: 0, movedAt: Date.now() };
  while (at.position < head) {
    try {
      for await (const page of upTo(lagging, head, at)) yield page.filter(wanted);
      if (at.position >= head) return;
      if (Date.now() - at.movedAt > FOLLOWER_PATIENCE_MS)
        throw new LedgerUnavailable(`the node that is read stands at ${at.position}, the log has reached ${head}`);
      await sleep(LOOK_AGAIN_MS);
    } catch (error) {
      lagging.failed(error);
      if (!refusalOf(error).passes || ++at.tries > MOST_TRIES) throw error;
      await sleep(pauseBefore(at.tries));
    }
  }
}

type Progress = { position: bigint; tries: number; movedAt: number };

async function* upTo(connection: Connection, head: bigint, at: Progress): AsyncGenerator<RawEvent[]> {
  const fromPosition = at.position < 0n ? START : { commit: at.position, prepare: at.position };
  const options = { ...connection.asking, fromPosition, direction: FORWARDS } as const;
  for await (const page of pagesOf(connection.client.readAll(options, { highWaterMark: 512 }))) {
    // A read includes the position it starts from.
    const wanted = page.filter(({ position }) => position > at.position && position <= head);
    const last = wanted.at(-1);
    if (last) {
      at.position = last.position;
      at.tries = 0;
      at.movedAt = Date.now();
      yield wanted;
    }
    if ((page.at(-1)?.position ?? 0n) >= head) return;
  }
}
