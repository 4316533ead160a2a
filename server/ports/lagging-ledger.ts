/**
 * Reads that may come from a node that is behind: for projections, exports, audits and history. Decisions may not use
 * them, so use-cases may not import this file (.dependency-cruiser.mjs); they read by ledger.ts.
 */
import type { Stream } from '../../schema/events/envelope.ts';
import type { LedgerEvent } from '../../schema/events/ledger.ts';
import type { Recorded } from '../../schema/events/streams.ts';
import type { StreamRead } from './ledger.ts';

export type EventFilter = { prefixes: readonly string[] };

export type LaggingLedger = {
  /**
   * A stream as some node knows it, oldest first; the latest events may be missing. `upTo` stops after that revision,
   * `from` begins with that one.
   */
  readLagging<E extends LedgerEvent>(stream: Stream<E>, upTo?: bigint, from?: bigint): Promise<StreamRead<E>>;

  /** Everything after `after` in commit order, up to the head at the time of the call; pages of at most `pageSize`. */
  readAllLagging(
    filter: EventFilter,
    after: bigint | 'start',
    pageSize?: number,
  ): AsyncIterable<readonly Recorded<LedgerEvent>[]>;

  /**
   * Delivers batches in commit order for ever and reconnects by itself.
   * `caughtUp` is called at the head. Returns a stop function that waits for the running batch.
   */
  subscribe(
    filter: EventFilter,
    after: bigint | 'start',
    deliver: (batch: readonly Recorded<LedgerEvent>[]) => Promise<void>,
    options?: {
      batchSize?: number;
      onState?: (state: 'catching-up' | 'caught-up' | 'lost') => void;
      /** Asked after a failure and in a silence; default: the last batch delivered without a throw. */
      resume?: () => Promise<bigint | 'start'>;
    },
  ): () => Promise<void>;
};
