/** The events of one commit during the check: each append sees those of earlier appends in the group. */
import {
  metastreamOf,
  type NewEvent,
  originOf,
  recordSize,
  type StoredEvent,
  systemEvent,
  TOMBSTONE,
} from './event-record.ts';
import { type ExpectedRevision, judgeAppend, judgeDelete, type Verdict } from './expected-revision.ts';
import type { LogEnd, Placed } from './storage.ts';
import { advance, isSoftDeleted, lastRevision, NEW_STREAM, type StreamState } from './stream-state.ts';

export type WriteRequest = {
  stream: string;
  expected: ExpectedRevision;
  events: readonly NewEvent[];
  remove?: 'soft' | 'hard';
  /** Milliseconds since 1970; an append that has not begun by then is not written. */
  deadline?: number;
};

type Written = { kind: 'written'; revision: number; position: number };
export type WriteResult = Written | { kind: 'wrong'; current: number } | { kind: 'deleted' };
export type Judged = { result: WriteResult; alreadyThere: boolean };

/** Committed events at revisions from..to, looked up before the check. */
export type CommittedIds = (stream: string, from: number, to: number) => readonly Placed[];

export class CommitGroup {
  readonly records: StoredEvent[] = [];
  readonly #states: Map<string, StreamState>;
  readonly #committed: CommittedIds;
  #end: LogEnd;

  /** `states`: committed states of all origins in the group. */
  constructor(states: Map<string, StreamState>, committed: CommittedIds, end: LogEnd) {
    this.#states = states;
    this.#committed = committed;
    this.#end = end;
  }

  /** Valid once the group is durable. */
  get states(): ReadonlyMap<string, StreamState> {
    return this.#states;
  }

  get end(): LogEnd {
    return this.#end;
  }

  judge(request: WriteRequest): Judged {
    const { stream, expected, events, remove } = request;
    const state = this.#state(stream);
    const lookup = (from: number, to: number) => this.#standing(stream, from, to);
    const verdict: Verdict = remove
      ? judgeDelete(state, stream, expected, remove === 'hard')
      : judgeAppend(state, stream, expected, events, lookup);
    if (verdict.kind === 'already') return { result: { ...verdict, kind: 'written' }, alreadyThere: true };
    if (verdict.kind === 'nothing') return { result: this.#nothing(verdict.revision), alreadyThere: true };
    return { result: verdict.kind === 'write' ? this.#write(request, state) : verdict, alreadyThere: false };
  }

  #standing(stream: string, from: number, to: number): readonly Placed[] {
    const here = this.records.filter((r) => r.stream === stream && r.revision >= from && r.revision <= to);
    return [...this.#committed(stream, from, to), ...here];
  }

  /** EventStoreDB stores a record that no reader sees. From the newest event on, readers get the same later events. */
  #nothing(revision: number): Written {
    return { kind: 'written', revision, position: this.#end.last };
  }

  #write({ stream, events, remove }: WriteRequest, state: StreamState): Written {
    if (remove === 'hard') return this.#put(stream, TOMBSTONE, systemEvent('$streamDeleted', Buffer.from('{}')));
    if (remove === 'soft') return { ...this.#truncate(stream, '9223372036854775807'), revision: state.last };
    let revision = lastRevision(state, stream);
    let result = this.#nothing(revision);
    for (const event of events) result = this.#put(stream, ++revision, event);
    // Writing to a soft-deleted stream continues after its last revision.
    if (isSoftDeleted(state) && stream === originOf(stream)) this.#truncate(stream, String(state.last + 1));
    return result;
  }

  #truncate(stream: string, before: string): Written {
    const event = systemEvent('$metadata', Buffer.from(`{"$tb":${before}}`));
    return this.#put(metastreamOf(stream), this.#state(stream).metaLast + 1, event);
  }

  #put(stream: string, revision: number, event: NewEvent): Written {
    const record: StoredEvent = { ...event, stream, revision, position: this.#end.next, created: Date.now() };
    this.#end = { next: record.position + recordSize(record), last: record.position };
    this.records.push(record);
    this.#states.set(originOf(stream), advance(this.#state(stream), record));
    return { kind: 'written', revision, position: record.position };
  }

  #state(stream: string): StreamState {
    return this.#states.get(originOf(stream)) ?? NEW_STREAM;
  }
}
