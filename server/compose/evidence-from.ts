/** What an evidence pack is made of, from the ledger; for the server and for the command alike. */
import { ANCHOR_STREAM } from '../../schema/events/anchor.ts';
import { anchoredPlaces } from '../adapters/ledger/anchored-places.ts';
import { recorded } from '../adapters/ledger/decode.ts';
import type { RawLedger } from '../adapters/ledger/eventstore.ts';
import { isDeletedStream } from '../adapters/ledger/read-events.ts';
import type { StoredEvent } from '../ports/anchored-places.ts';
import type { EvidenceDeps } from '../use-cases/audit/evidence-pack.ts';

export const evidenceFrom = (
  ledger: RawLedger,
): Pick<EvidenceDeps, 'stored' | 'decoded' | 'lastAnchor' | 'places'> => ({
  places: anchoredPlaces(ledger),
  async stored(stream) {
    const events: StoredEvent[] = [];
    try {
      for await (const event of ledger.readRaw(stream)) events.push(event);
    } catch (error) {
      if (!isDeletedStream(error)) throw error;
    }
    return events;
  },
  decoded: recorded,
  async lastAnchor() {
    const last = (await ledger.readLatest(ANCHOR_STREAM)).events.findLast(({ type }) => type === 'DailyAnchored');
    return last?.type === 'DailyAnchored' ? { date: last.data.date, hash: last.metadata.hash } : null;
  },
});
