/** Writers that record each acknowledged append. Fault tests compare the record with the log. */

import type { Stream } from '../../schema/events/envelope.ts';
import type { SlotEvent } from '../../schema/events/slot.ts';
import { streamNamed } from '../../schema/events/streams.ts';
import type { RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { verifyChain } from '../../server/adapters/ledger/verify-chain.ts';
import { LedgerUnavailable, type Revision, UnknownOutcome } from '../../server/ports/ledger.ts';
import { slotClaimed, slotContext, slotName } from './slot-events.ts';

export type Load = {
  acknowledged: Map<string, string[]>;
  /** @throws an error that no writer may get */
  count(): number;
  stop(): Promise<void>;
};

/** Each writer has its own stream, appends as fast as it can and repeats a command until it is acknowledged. */
export function startLoad(ledger: RawLedger, writers: number, firstStream: number): Load {
  const acknowledged = new Map<string, string[]>();
  let going = true;
  let failure: unknown;
  const write = async (n: number) => {
    const stream = slotName(firstStream + n);
    const journal: string[] = [];
    acknowledged.set(stream, journal);
    for (let expected: Revision = 'none'; going; ) {
      const context = slotContext();
      expected = await untilAcknowledged(ledger, stream, expected, context);
      journal.push(context.commandId);
    }
  };
  const running = Array.from({ length: writers }, (_, n) =>
    write(n).catch((error: unknown) => {
      failure ??= error;
    }),
  );
  return {
    acknowledged,
    count() {
      if (failure) throw failure;
      return [...acknowledged.values()].reduce((sum, journal) => sum + journal.length, 0);
    },
    async stop() {
      going = false;
      await Promise.all(running);
      if (failure) throw failure;
    },
  };
}

async function untilAcknowledged(
  ledger: RawLedger,
  stream: Stream<SlotEvent>,
  expected: Revision,
  context: ReturnType<typeof slotContext>,
): Promise<bigint> {
  for (;;) {
    try {
      return (await ledger.append(stream, expected, [slotClaimed(1)], context)).revision;
    } catch (error) {
      // WrongRevision means an alien event or a lost acknowledgement in our stream, so the test fails.
      if (!(error instanceof UnknownOutcome) && !(error instanceof LedgerUnavailable)) throw error;
    }
  }
}

/**
 * Returns complaints unless each acknowledged command is in its stream once, in order, with nothing else, and the hash
 * chain is whole.
 */
export async function complaintsAbout(ledger: RawLedger, load: Load): Promise<string[]> {
  const complaints: string[] = [];
  for (const [stream, journal] of load.acknowledged) {
    const { events } = await ledger.readLatest(streamNamed(stream));
    const stored = events.map((event) => event.metadata.commandId as string);
    if (stored.join() !== journal.join())
      complaints.push(`${stream}: ${journal.length} acknowledged, ${stored.length} stored`);
    const broken = await verifyChain(stream, ledger.readRaw(stream));
    if (broken) complaints.push(`${stream}: ${broken.fault} at ${broken.revision}`);
  }
  return complaints;
}
