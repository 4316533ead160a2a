/**
 * A read model is a name, a version, tables, and a pure fold from events to rows. It takes time from the event, reads
 * no other model and no clock, and never refuses a recorded fact. A rebuild gives the same bytes.
 */

import type { LedgerEvent } from '../schema/events/ledger.ts';
import type { LoanEvent } from '../schema/events/loan.ts';
import { isIn, type LedgerPrefix, type Recorded, type RecordIn } from '../schema/events/streams.ts';
import type { Rows } from './rows.ts';
import type { Table } from './table.ts';

export type LedgerRecord = Recorded<LedgerEvent>;
export type LoanRecord = Recorded<LoanEvent>;

/** Of an unknown type, a newer version, or damaged. */
export type Unreadable = {
  readonly type: 'Unreadable';
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint;
  readonly error: string;
};
export type Delivered = LedgerRecord | Unreadable;

export type ReadModel = {
  readonly name: string;
  /** Raise it whenever the same events would give other rows; the next start then rebuilds the model. */
  readonly version: number;
  /**
   * A critical model stops at an event it cannot apply. Other models make it a dead letter, skip its stream and go on.
   */
  readonly critical: boolean;
  /** Rows gather several streams, so the model is not split into partitions (D0144). */
  readonly across?: true;
  readonly tables: readonly Table[];
  /** Prefixes of streams; other events only advance the checkpoint. */
  readonly follows: readonly string[];
  /** Loads the rows that a batch touches, then folds. Writes to `tx` reach Postgres in sets, with the checkpoint. */
  readonly project: (batch: readonly LedgerRecord[], tx: Rows) => Promise<void>;
};

type TypedModel<P extends LedgerPrefix> = Omit<ReadModel, 'follows' | 'project'> & {
  readonly follows: readonly P[];
  readonly project: (batch: readonly RecordIn<P>[], tx: Rows) => Promise<void>;
};

/** A model receives only the events of the streams it follows. */
export function readModel<P extends LedgerPrefix>(model: TypedModel<P>): ReadModel {
  const isFollowed = (record: LedgerRecord): record is RecordIn<P> =>
    model.follows.some((prefix) => isIn(prefix, record));
  return { ...model, project: (batch, tx) => model.project(batch.filter(isFollowed), tx) };
}

/** Typed by structure, so that projections do not depend on the server. */
export type EventSource = {
  readAll(
    filter: { prefixes: readonly string[] },
    after: bigint | 'start',
    pageSize?: number,
  ): AsyncIterable<readonly Delivered[]>;
  /** `isMine`: other events may come undecoded, as unreadable. */
  subscribe(
    filter: { prefixes: readonly string[]; isMine?: (stream: string) => boolean },
    after: bigint | 'start',
    deliver: (batch: readonly Delivered[]) => Promise<void>,
    options?: {
      batchSize?: number;
      onState?: (state: 'catching-up' | 'caught-up' | 'lost') => void;
      /** Asked after a failure and in a silence; default: the last batch delivered without a throw. */
      resume?: () => Promise<bigint | 'start'>;
    },
  ): () => Promise<void>;
  head(filter: { prefixes: readonly string[] }): Promise<bigint | 'start'>;
};

export const isReadable = (event: Delivered): event is LedgerRecord => event.type !== 'Unreadable';

export const follows = (model: ReadModel, stream: string): boolean => model.follows.some((p) => stream.startsWith(p));

export const schemaOf = (model: string, generation: number): string => `rm_${model.replaceAll('-', '_')}_${generation}`;
