/** Checks the appends of a group in order, after at most two round trips for all look-ups. */
import { CommitGroup, type WriteRequest, type WriteResult } from './commit-group.ts';
import { originOf } from './event-record.ts';
import { revisionsToCompare } from './expected-revision.ts';
import type { Metrics } from './metrics.ts';
import type { StateCache } from './state-cache.ts';
import type { LogEnd, Placed, Storage } from './storage.ts';
import type { StreamState } from './stream-state.ts';

type Parts = { storage: Storage; states: StateCache; metrics: Metrics };
type States = Map<string, StreamState>;

export async function judgeInOrder(
  requests: readonly WriteRequest[],
  parts: Parts,
  end: LogEnd,
): Promise<{ group: CommitGroup; results: WriteResult[] }> {
  const states = await committedStates(requests, parts);
  const standing = await standingEvents(requests, states, parts.storage);
  const group = new CommitGroup(states, (stream, from, to) => between(standing.get(stream), from, to), end);
  const results = requests.map((request) => {
    const { result, alreadyThere } = group.judge(request);
    if (result.kind === 'wrong') parts.metrics.wrongRevision += 1;
    if (alreadyThere) parts.metrics.alreadyThere += 1;
    return result;
  });
  return { group, results };
}

async function committedStates(requests: readonly WriteRequest[], { storage, states }: Parts): Promise<States> {
  const found: States = new Map();
  const unknown = new Set<string>();
  for (const { stream } of requests) {
    const origin = originOf(stream);
    const known = states.get(origin);
    if (known) found.set(origin, known);
    else unknown.add(origin);
  }
  const looked = unknown.size ? await storage.statesForWriting([...unknown]) : [];
  for (const [origin, state] of looked) found.set(origin, state);
  return found;
}

type Standing = Map<string, Map<number, Placed>>;

async function standingEvents(requests: readonly WriteRequest[], states: States, storage: Storage): Promise<Standing> {
  const stretches = requests.flatMap(({ stream, expected, events, remove }) => {
    const state = states.get(originOf(stream));
    const range = state && !remove && revisionsToCompare(state, stream, expected, events.length);
    return range ? [{ stream, ...range }] : [];
  });
  const distinct = new Map(stretches.map((one) => [`${one.from}-${one.to}@${one.stream}`, one]));
  const standing: Standing = new Map();
  for (const { stream, ...placed } of distinct.size ? await storage.standing([...distinct.values()]) : []) {
    const known = standing.get(stream) ?? new Map<number, Placed>();
    standing.set(stream, known.set(placed.revision, placed));
  }
  return standing;
}

function between(placed: ReadonlyMap<number, Placed> | undefined, from: number, to: number): Placed[] {
  const found: Placed[] = [];
  for (let revision = from; placed && revision <= to; revision++) {
    const one = placed.get(revision);
    if (one) found.push(one);
  }
  return found;
}
