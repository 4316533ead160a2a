/** EventStoreDB's rules for expected revisions. */
import { isMetastream, type NewEvent } from './event-record.ts';
import type { Placed } from './storage.ts';
import { isSoftDeleted, lastRevision, type StreamState } from './stream-state.ts';

/** A number may be larger than any revision of a log; an answer repeats it exactly. */
export type ExpectedRevision = 'any' | 'no-stream' | 'stream-exists' | bigint;

export type Verdict =
  | { kind: 'write' }
  /** The same events are already stored, so the answer is as if they were written now. */
  | { kind: 'already'; revision: number; position: number }
  /** The append has no events. */
  | { kind: 'nothing'; revision: number }
  | { kind: 'wrong'; current: number }
  | { kind: 'deleted' };

/** Includes events of the group being written. */
export type Lookup = (from: number, to: number) => readonly Placed[];

/** With ANY only this many last events are compared, as in EventStoreDB. */
const ANY_WINDOW = 1_000;

export const WRITE: Verdict = { kind: 'write' };

/** Revisions that may already hold these events. */
export function revisionsToCompare(
  state: StreamState,
  stream: string,
  expected: ExpectedRevision,
  count: number,
): { from: number; to: number } | undefined {
  const last = lastRevision(state, stream);
  if (count === 0 || last < 0) return undefined;
  if (expected === 'any' || expected === 'stream-exists') return { from: Math.max(0, last - ANY_WINDOW), to: last };
  const want = wanted(expected);
  return want < last ? { from: want + 1, to: Math.min(want + count, last) } : undefined;
}

const wanted = (expected: bigint | 'no-stream'): number => (expected === 'no-stream' ? -1 : Number(expected));

export function judgeAppend(
  state: StreamState,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
  lookup: Lookup,
): Verdict {
  const verdict = deletedVerdict(state, stream, expected);
  if (verdict) return verdict;
  const last = lastRevision(state, stream);
  if (events.length === 0) return nothingToWrite(last, expected);
  const range = revisionsToCompare(state, stream, expected, events.length);
  const standing = range ? lookup(range.from, range.to) : [];
  if (expected === 'any' || expected === 'stream-exists') return repeatedSomewhere(last, events, standing) ?? WRITE;
  const want = wanted(expected);
  if (want === last) return WRITE;
  const end = standing.at(-1);
  const same = standing.filter((placed, i) => placed.id === events[i]?.id).length;
  if (end && same === events.length) return { kind: 'already', revision: end.revision, position: end.position };
  const begunAnew = want === -1 && same === 0 && !isMetastream(stream) && isSoftDeleted(state);
  return begunAnew ? WRITE : { kind: 'wrong', current: last };
}

export function judgeDelete(state: StreamState, stream: string, expected: ExpectedRevision, hard: boolean): Verdict {
  const verdict = deletedVerdict(state, stream, expected);
  if (verdict) return verdict;
  const wrong: Verdict = { kind: 'wrong', current: state.last };
  const exists = state.last >= 0 || state.metaLast >= 0;
  if (!exists && !hard) return wrong;
  if (expected === 'no-stream') return state.last === -1 || isSoftDeleted(state) ? WRITE : wrong;
  return typeof expected === 'bigint' && wanted(expected) !== state.last ? wrong : WRITE;
}

/** The stream is deleted, or should exist and does not. */
function deletedVerdict(state: StreamState, stream: string, expected: ExpectedRevision): Verdict | undefined {
  if (state.tombstoned) return { kind: 'deleted' };
  if (expected !== 'stream-exists') return undefined;
  if (!isMetastream(stream) && isSoftDeleted(state)) return { kind: 'deleted' };
  const exists = lastRevision(state, stream) >= 0 || state.metaLast >= 0;
  return exists ? undefined : { kind: 'wrong', current: -1 };
}

function repeatedSomewhere(last: number, events: readonly NewEvent[], placed: readonly Placed[]): Verdict | undefined {
  const standing = new Map(placed.map((one) => [one.id, one]));
  const found = events.map((event) => standing.get(event.id));
  if (!found[0]) return undefined;
  const end = found.at(-1);
  if (!end || found.includes(undefined)) return { kind: 'wrong', current: last };
  return { kind: 'already', revision: end.revision, position: end.position };
}

function nothingToWrite(last: number, expected: ExpectedRevision): Verdict {
  const asExpected = expected === 'any' || expected === 'stream-exists' || wanted(expected) === last;
  return asExpected ? { kind: 'nothing', revision: last } : { kind: 'wrong', current: last };
}
