/** What the server must know of a stream to judge an append or a read: never the events themselves. */
import { isMetastream, type StoredEvent, TOMBSTONE } from './event-record.ts';

/** State of a stream and of its metastream together, since each changes what the other may do. */
export type StreamState = {
  /** Last revision, -1 where nothing was ever written. */
  readonly last: number;
  /** Last revision of the metastream, -1 likewise. */
  readonly metaLast: number;
  readonly tombstoned: boolean;
  /** $tb: events before it are gone. TOMBSTONE = soft-deleted. */
  readonly truncateBefore: number;
  /** $maxCount; 0 = no limit. */
  readonly maxCount: number;
  /** $maxAge in seconds; 0 = no limit. */
  readonly maxAge: number;
};

export const NEW_STREAM: StreamState = {
  last: -1,
  metaLast: -1,
  tombstoned: false,
  truncateBefore: 0,
  maxCount: 0,
  maxAge: 0,
};

export const isSoftDeleted = (state: StreamState): boolean => state.truncateBefore >= TOMBSTONE;

/** Last revision of `stream`, which is the origin or the metastream of `state`. */
export const lastRevision = (state: StreamState, stream: string): number =>
  isMetastream(stream) ? state.metaLast : state.last;

export function parseMetadata(data: Uint8Array): Pick<StreamState, 'truncateBefore' | 'maxCount' | 'maxAge'> {
  const limits = { truncateBefore: 0, maxCount: 0, maxAge: 0 };
  try {
    const found = JSON.parse(Buffer.from(data).toString()) as Record<string, unknown> | null;
    const number = (key: string) => (typeof found?.[key] === 'number' ? Math.min(found[key], TOMBSTONE) : 0);
    return { truncateBefore: number('$tb'), maxCount: number('$maxCount'), maxAge: number('$maxAge') };
  } catch {
    return limits; // anybody may write anything into a metastream; what is no metadata sets no limits
  }
}

/** State of the origin after one more record in it or in its metastream. */
export function advance(state: StreamState, event: StoredEvent): StreamState {
  if (isMetastream(event.stream)) return { ...state, metaLast: event.revision, ...parseMetadata(event.data) };
  if (event.revision === TOMBSTONE) return { ...state, tombstoned: true };
  return { ...state, last: event.revision };
}

/** First revision a reader may still see. */
export function firstVisible(state: StreamState): number {
  return Math.max(state.truncateBefore, state.maxCount > 0 ? state.last - state.maxCount + 1 : 0, 0);
}
