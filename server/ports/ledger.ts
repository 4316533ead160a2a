/**
 * The append-only event log. One implementation speaks to EventStoreDB over gRPC. Expected revision ANY does not exist
 * here: a writer always says what it has seen.
 */
import type { EventContext, Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Recorded } from '../../schema/events/streams.ts';

export type Revision = bigint | 'none';

export type StreamRead<E extends LedgerEvent> = { events: readonly Recorded<E>[]; revision: Revision };

export type Appended = { revision: bigint; position: bigint };

/** Another writer was first: read again, look for the command id, decide again. */
export class WrongRevision extends Error {
  override name = 'WrongRevision';
}

/** No answer after sending: the events may or may not be stored. Resending the same bytes is safe. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/**
 * The log cannot be reached, accepts nothing now, or does not let us in (credentials, rights); nothing was stored.
 */
export class LedgerUnavailable extends Error {
  override name: string = 'LedgerUnavailable';
}

/** The same for an append: it was certainly not stored. */
export class NotAppended extends LedgerUnavailable {
  override name = 'NotAppended';
}

/**
 * The event store refuses for good: a deleted stream, an append too large. Nothing was stored, and a retry does not
 * help.
 */
export class LedgerRefused extends Error {
  override name = 'LedgerRefused';
}

/** Every answer comes from the leading node, which holds all that was ever acknowledged. */
export type Ledger = {
  /**
   * The whole stream, oldest first, with every acknowledged event; {events: [], revision: 'none'} where it does not
   * exist. @throws LedgerUnavailable | LedgerRefused
   */
  readLatest<E extends LedgerEvent>(stream: Stream<E>): Promise<StreamRead<E>>;

  /**
   * The stream as this process already has it, without a call. Good enough to decide on, because an append at its
   * revision proves that it was current. Undefined where it is not at hand.
   */
  known<E extends LedgerEvent>(stream: Stream<E>): StreamRead<E> | undefined;

  /**
   * Event ids are UUIDv5(commandId, index), so the same command appended twice counts once. An unknown outcome is
   * resent a few times before `UnknownOutcome`. @throws WrongRevision | UnknownOutcome | LedgerUnavailable |
   * LedgerRefused
   */
  append<E extends LedgerEvent>(
    stream: Stream<E>,
    expected: Revision,
    events: readonly NoInfer<E>[],
    context: EventContext,
  ): Promise<Appended>;

  /** The position of the last event with one of the prefixes; 'start' where there is none. */
  head(filter: { prefixes: readonly string[] }): Promise<bigint | 'start'>;

  close(): Promise<void>;
};
