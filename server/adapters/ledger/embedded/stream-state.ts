/** What an append or a read needs to know of a stream, without its events. */
import { isMetastream, type StoredEvent, TOMBSTONE } from './event-record.ts';

/** A stream and its metastream together, since each affects the other. */
export type StreamState = {
  /** -1 for an empty stream. */
  readonly last: number;
  /** -1 likewise. */
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

/** `stream` is the origin or the metastream of `state`. */
export const lastRevision = (state: StreamState, stream: string): number =>
  isMetastream(stream) ? state.metaLast : state.last;

type Limits = Pick<StreamState, 'truncateBefore' | 'maxCount' | 'maxAge'>;

/** Each with its least value. */
const LIMITS = { $tb: 0, $maxCount: 1, $maxAge: 1 } as const;

/** Malformed metadata or one wrong limit sets no limits, as in EventStoreDB: anybody may write a metastream. */
export function parseMetadata(data: Uint8Array): Limits {
  const found = wrongLimit(data) ? undefined : objectIn(data);
  const limit = (key: keyof typeof LIMITS) => Math.min(Number(found?.[key] ?? 0), TOMBSTONE);
  return { truncateBefore: limit('$tb'), maxCount: limit('$maxCount'), maxAge: limit('$maxAge') };
}

export function wrongLimit(data: Uint8Array): string | undefined {
  const found = objectIn(data);
  return Object.entries(LIMITS).find(([key, least]) => !isLimit(found?.[key], least))?.[0];
}

// A deleted stream has the largest int64 as its $tb, which JSON.parse rounds to a number outside the safe integers.
const isLimit = (value: unknown, least: number): boolean =>
  value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= 2 ** 63);

function objectIn(data: Uint8Array): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(Buffer.from(data).toString());
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export function advance(state: StreamState, event: StoredEvent): StreamState {
  if (isMetastream(event.stream)) return { ...state, metaLast: event.revision, ...parseMetadata(event.data) };
  if (event.revision === TOMBSTONE) return { ...state, tombstoned: true };
  return { ...state, last: event.revision };
}

export function firstVisible(state: StreamState): number {
  return Math.max(state.truncateBefore, state.maxCount > 0 ? state.last - state.maxCount + 1 : 0, 0);
}
