/** May these events be appended? The rules of EventStoreDB, apart from wire and storage. */
import { isMetastream, type NewEvent } from './event-record.ts';
import type { Placed } from './storage.ts';
import { isSoftDeleted, lastRevision, type StreamState } from './stream-state.ts';

export type ExpectedRevision = 'any' | 'no-stream' | 'stream-exists' | number;

export type Verdict =
  | { kind: 'write' }
  /** The same events stand there already: answered as if written now. `position` -1 = nothing was written. */
  | { kind: 'already'; revision: number; position: number }
  | { kind: 'wrong'; current: number }
  | { kind: 'deleted' };

/** Looks up what stands at revisions from..to of the stream in question, the group being written included. */
export type Lookup = (from: number, to: number) => Promise<Placed[]>;

/** With ANY a repetition is looked for among this many last events only: best effort, as in the real server. */
const ANY_WINDOW = 1_000;

export const WRITE: Verdict = { kind: 'write' };

export async function judgeAppend(
  state: StreamState,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
  lookup: Lookup,
): Promise<Verdict> {
  const gone = deletedVerdict(state, stream, expected);
  if (gone) return gone;
  const last = lastRevision(state, stream);
  const soft = !isMetastream(stream) && isSoftDeleted(state);
  if (typeof expected === 'number' || expected === 'no-stream') {
    return judgeExact({ state, last, soft, expected, events, lookup });
  }
  return (await repeatedSomewhere(last, events, lookup)) ?? (events.length ? WRITE : nothingToWrite(last));
}

export function judgeDelete(state: StreamState, stream: string, expected: ExpectedRevision, hard: boolean): Verdict {
  const gone = deletedVerdict(state, stream, expected);
  if (gone) return gone;
  const wrong: Verdict = { kind: 'wrong', current: state.last };
  const exists = state.last >= 0 || state.metaLast >= 0;
  if (!exists && !hard) return wrong;
  if (expected === 'no-stream') return state.last === -1 || isSoftDeleted(state) ? WRITE : wrong;
  return typeof expected === 'number' && expected !== state.last ? wrong : WRITE;
}

/** Refusals that do not depend on the events: the stream is gone, or was to exist and does not. */
function deletedVerdict(state: StreamState, stream: string, expected: ExpectedRevision): Verdict | undefined {
  if (state.tombstoned) return { kind: 'deleted' };
  if (expected !== 'stream-exists') return undefined;
  if (!isMetastream(stream) && isSoftDeleted(state)) return { kind: 'deleted' };
  const exists = lastRevision(state, stream) >= 0 || state.metaLast >= 0;
  return exists ? undefined : { kind: 'wrong', current: -1 };
}

type Exact = {
  state: StreamState;
  last: number;
  soft: boolean;
  expected: number | 'no-stream';
  events: readonly NewEvent[];
  lookup: Lookup;
};

async function judgeExact({ state, last, soft, expected, events, lookup }: Exact): Promise<Verdict> {
  const want = expected === 'no-stream' ? -1 : expected;
  if (want === last) return events.length ? WRITE : nothingToWrite(last);
  const wrong: Verdict = { kind: 'wrong', current: last };
  if (want > last) return wrong;
  // A soft-deleted stream that was begun again starts at $tb, so that is where NO_STREAM put its events.
  const before = want === -1 && state.truncateBefore > 0 && !soft ? state.truncateBefore - 1 : want;
  const standing = events.length ? await lookup(before + 1, Math.min(before + events.length, last)) : [];
  const same = standing.filter((placed, i) => placed.id === events[i]?.id).length;
  const end = standing.at(-1);
  if (end && same === events.length) return { kind: 'already', revision: end.revision, position: end.position };
  return want === -1 && soft && same === 0 ? WRITE : wrong;
}

async function repeatedSomewhere(
  last: number,
  events: readonly NewEvent[],
  lookup: Lookup,
): Promise<Verdict | undefined> {
  const [first] = events;
  if (!first || last < 0) return undefined;
  const standing = new Map((await lookup(Math.max(0, last - ANY_WINDOW), last)).map((placed) => [placed.id, placed]));
  if (!standing.has(first.id)) return undefined;
  const found = events.map((event) => standing.get(event.id));
  const end = found.at(-1);
  if (!end || found.includes(undefined)) return { kind: 'wrong', current: last };
  return { kind: 'already', revision: end.revision, position: end.position };
}

const nothingToWrite = (last: number): Verdict => ({ kind: 'already', revision: last, position: -1 });
