/**
 * The append-only log of facts. One implementation speaks to EventStoreDB over gRPC; nothing else may.
 * Expected revision ANY does not exist here: a writer always says what it has seen.
 */
import type { EventContext, Recorded } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';

export type Revision = bigint | 'none';

export type StreamRead = { events: readonly Recorded<LedgerEvent>[]; revision: Revision };

export type Appended = { revision: bigint; position: bigint };

/** Somebody else wrote first: read again, look for the command id, decide again. */
export class WrongRevision extends Error {
  override name = 'WrongRevision';
}

/** Timeout or broken connection after sending: the events may or may not be stored. Resending the same bytes is safe. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/** The log cannot be reached; nothing was stored. */
export class LedgerUnavailable extends Error {
  override name = 'LedgerUnavailable';
}

export type EventFilter = { prefixes: readonly string[] };

export type Ledger = {
  /** Whole stream, oldest first; an absent stream is {events: [], revision: 'none'}. `upTo` stops after that revision. */
  read(stream: string, upTo?: bigint): Promise<StreamRead>;

  /**
   * The stream as this process knows it, read a moment ago or brought by a subscription, without asking anyone: good enough to decide on, because an append at its revision proves that it was
   * still true. Undefined where it is not at hand.
   */
  known(stream: string): StreamRead | undefined;

  /**
   * Event ids are UUIDv5(commandId, index), so the same command appended twice at the same place is one.
   * An unknown outcome is resolved inside by resending the same bytes a few times before `UnknownOutcome` is thrown.
   * @throws WrongRevision | UnknownOutcome | LedgerUnavailable
   */
  append(stream: string, expected: Revision, events: readonly LedgerEvent[], context: EventContext): Promise<Appended>;

  /** Everything after `after` in commit order, up to the head at the time of the call; pages of at most `pageSize`. */
  readAll(
    filter: EventFilter,
    after: bigint | 'start',
    pageSize?: number,
  ): AsyncIterable<readonly Recorded<LedgerEvent>[]>;

  /**
   * Calls `deliver` one batch at a time, in commit order, for ever; comes back by itself after a lost connection, from the last batch that
   * was delivered without a throw. `caughtUp` is told when the head has been reached. Returns a stop function that waits for the running batch.
   */
  subscribe(
    filter: EventFilter,
    after: bigint | 'start',
    deliver: (batch: readonly Recorded<LedgerEvent>[]) => Promise<void>,
    options?: { batchSize?: number; onState?: (state: 'catching-up' | 'caught-up' | 'lost') => void },
  ): () => Promise<void>;

  /** Position of the last event of the log (any prefix), or 'start' of an empty one. */
  head(filter: EventFilter): Promise<bigint | 'start'>;

  close(): Promise<void>;
};
