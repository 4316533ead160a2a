/** Writers that keep a journal of acknowledged appends, which the fault tests compare with the log. */

import type { Stream } from '../../schema/events/envelope.ts';
import type { SlotEvent } from '../../schema/events/slot.ts';
import { streamNamed } from '../../schema/events/streams.ts';
import type { RawLedger } from '../../server/adapters/ledger/eventstore.ts';
import { verifyChain } from '../../server/adapters/ledger/verify-chain.ts';
import { LedgerUnavailable, type Revision, UnknownOutcome } from '../../server/ports/ledger.ts';
import { slotClaimed, slotContext, slotName } from './slot-events.ts';

export type Load = {
  /** Command ids in the order in which each stream's appends were acknowledged. */
  acknowledged: Map<string, string[]>;
  /** @throws what no writer may meet */
  count(): number;
  /** Lets every writer finish the append it is at. */
  stop(): Promise<void>;
};

/** `writers` streams, each with one writer that appends as fast as it is answered and never gives up on a command. */
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
      // WrongRevision would mean that a stranger or a lost acknowledgement is in our stream: it fails the test.
      if (!(error instanceof UnknownOutcome) && !(error instanceof LedgerUnavailable)) throw error;
    }
  }
}

/**
 * Every acknowledged command is in its stream once, in order, with nothing else, and the chain is whole. Returns
 * complaints.
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
