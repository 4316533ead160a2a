/**
 * The append-only log of facts. One implementation speaks to EventStoreDB over gRPC; nothing else may.
 * Expected revision ANY does not exist here: a writer always says what it has seen.
 */
import type { EventContext, Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Recorded } from '../../schema/events/streams.ts';

export type Revision = bigint | 'none';

export type StreamRead<E extends LedgerEvent> = { events: readonly Recorded<E>[]; revision: Revision };

export type Appended = { revision: bigint; position: bigint };

/** Somebody else wrote first: read again, look for the command id, decide again. */
export class WrongRevision extends Error {
  override name = 'WrongRevision';
}

/** Timeout or broken connection after sending: the events may or may not be stored. Resending the same bytes is safe. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/** The log cannot be reached, has no leader, or takes nothing now; nothing was stored. */
export class LedgerUnavailable extends Error {
  override name: string = 'LedgerUnavailable';
}

/** The same of an append: it surely was not stored. */
export class NotAppended extends LedgerUnavailable {
  override name = 'NotAppended';
}

/** The event store refuses for good: rights, credentials, a deleted stream, an append too large. Nothing was stored, and trying again does not help. */
export class LedgerRefused extends Error {
  override name = 'LedgerRefused';
}

/** Every answer comes from the node that leads: it holds all that was ever acknowledged to anyone. */
export type Ledger = {
  /** Whole stream, oldest first, with everything acknowledged so far; an absent stream is {events: [], revision: 'none'}. @throws LedgerUnavailable | LedgerRefused */
  readLatest<E extends LedgerEvent>(stream: Stream<E>): Promise<StreamRead<E>>;

  /**
   * The stream as this process knows it, read a moment ago or brought by a subscription, without asking anyone: good enough to decide on, because
   * an append at its revision proves that it was still true. Undefined where it is not at hand.
   */
  known<E extends LedgerEvent>(stream: Stream<E>): StreamRead<E> | undefined;

  /**
   * Event ids are UUIDv5(commandId, index), so the same command appended twice at the same place is one.
   * An unknown outcome is resolved inside by resending the same bytes a few times before `UnknownOutcome` is thrown.
   * @throws WrongRevision | UnknownOutcome | LedgerUnavailable | LedgerRefused
   */
  append<E extends LedgerEvent>(
    stream: Stream<E>,
    expected: Revision,
    events: readonly NoInfer<E>[],
    context: EventContext,
  ): Promise<Appended>;

  /** Position of the last event with one of the prefixes, or 'start' where there is none. */
  head(filter: { prefixes: readonly string[] }): Promise<bigint | 'start'>;

  close(): Promise<void>;
};
