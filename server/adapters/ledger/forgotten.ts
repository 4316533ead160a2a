/**
 * Ids of forgotten persons in a stream of the event store that is no part of the ledger: no figure, export or anchor
 * knows it. Where the event store stands apart from Postgres it outlives a restore of Postgres (D0197).
 */
import { z } from 'zod';
import { BorrowerId } from '../../../schema/events/codecs.ts';
import type { KeptForgotten } from '../../ports/forgetting.ts';
import type { Ids } from '../../ports/ids.ts';
import { WrongRevision } from '../../ports/ledger.ts';
import type { RawLedger } from './eventstore.ts';
import type { RawEvent } from './verify-chain.ts';

export const FORGOTTEN_STREAM = 'forgotten-persons';
const TYPE = 'PersonForgotten';
const Data = z.object({ borrowerId: BorrowerId });
/** Of one append. */
const MOST = 500;

export function streamOfForgotten(ledger: Pick<RawLedger, 'readRaw' | 'appendCopies'>, ids: Ids): KeptForgotten {
  let known: { ids: Set<BorrowerId>; next: bigint } | undefined;

  async function read() {
    const found = { ids: new Set<BorrowerId>(), next: 0n };
    for await (const { data, revision } of ledger.readRaw(FORGOTTEN_STREAM)) {
      found.ids.add(Data.parse(data).borrowerId);
      found.next = revision + 1n;
    }
    known = found;
    return found;
  }

  const eventOf = (borrowerId: BorrowerId, revision: bigint): RawEvent => ({
    stream: FORGOTTEN_STREAM,
    revision,
    position: 0n,
    id: ids.derived(borrowerId, FORGOTTEN_STREAM),
    type: TYPE,
    data: Data.encode({ borrowerId }),
    metadata: { recordedAt: new Date().toISOString() },
  });

  /** Another process may append at the same moment: then what it wrote is read first. */
  async function append(wanted: readonly BorrowerId[]): Promise<void> {
    for (;;) {
      const at = known ?? (await read());
      const [first, ...others] = wanted
        .filter((id) => !at.ids.has(id))
        .slice(0, MOST)
        .map((id, n) => eventOf(id, at.next + BigInt(n)));
      if (!first) return;
      known = undefined;
      try {
        await ledger.appendCopies([first, ...others]);
      } catch (error) {
        if (!(error instanceof WrongRevision)) throw error;
      }
    }
  }

  return { where: `stream ${FORGOTTEN_STREAM}`, ids: async () => (await read()).ids, add: append };
}
