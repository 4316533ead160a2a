/**
 * The one writer. Appends wait in a bounded queue; whatever waits is judged in order against the committed states plus what the same group
 * writes, inserted in one statement, made visible, and only then answered. After a failed insert only what Postgres holds is believed.
 */
import type { CommitSignal } from './commit-signal.ts';
import type { DiskGuard } from './disk-guard.ts';
import {
  metastreamOf,
  type NewEvent,
  originOf,
  recordSize,
  type StoredEvent,
  systemEvent,
  TOMBSTONE,
} from './event-record.ts';
import { type ExpectedRevision, judgeAppend, judgeDelete, type Lookup, type Verdict } from './expected-revision.ts';
import { LogFailure } from './log-failure.ts';
import type { Metrics } from './metrics.ts';
import { StateCache } from './state-cache.ts';
import type { Storage } from './storage.ts';
import { advance, isSoftDeleted, lastRevision, NEW_STREAM, type StreamState } from './stream-state.ts';

export type WriteRequest = {
  stream: string;
  expected: ExpectedRevision;
  events: readonly NewEvent[];
  remove?: 'soft' | 'hard';
  /** Milliseconds since 1970; not begun by then, it is not written any more. */
  deadline?: number;
};

export type WriteResult =
  | { kind: 'written'; revision: number; position: number }
  | { kind: 'wrong'; current: number }
  | { kind: 'deleted' };

export type WriterLimits = { queuedAppends: number; queuedBytes: number; groupAppends: number; groupBytes: number };
export const WRITER_LIMITS: WriterLimits = {
  queuedAppends: 4_096,
  queuedBytes: 64 * 1_048_576,
  groupAppends: 1_024,
  groupBytes: 8 * 1_048_576,
};

type Job = WriteRequest & { bytes: number; done: (result: WriteResult) => void; fail: (reason: LogFailure) => void };
type Parts = {
  storage: Storage;
  signal: CommitSignal;
  disk: DiskGuard;
  metrics: Metrics;
  limits: WriterLimits;
  cached: number;
};

/** Tentative states and records of the group being written. */
type Group = { states: Map<string, StreamState>; records: StoredEvent[]; answers: (() => void)[] };

export class Writer {
  readonly #parts: Parts;
  readonly #states: StateCache;
  readonly #queue: Job[] = [];
  #queuedBytes = 0;
  #next = 0;
  #running: Promise<void> | undefined;
  #healthy = false;
  #draining = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#states = new StateCache(parts.cached);
  }

  /** Position after the last event. */
  get head(): number {
    return this.#next;
  }

  get cachedStates(): number {
    return this.#states.size;
  }

  /** `patienceMs`: how long to wait for a predecessor to let go of the log. */
  async open(patienceMs: number): Promise<void> {
    this.#states.clear();
    this.#next = await this.#parts.storage.openWriter(patienceMs);
    this.#healthy = true;
  }

  /** @throws LogFailure */
  write(request: WriteRequest): Promise<WriteResult> {
    const { limits, metrics } = this.#parts;
    const bytes = request.events.reduce((sum, e) => sum + recordSize({ ...e, stream: request.stream }), 0);
    const full = this.#queue.length >= limits.queuedAppends || this.#queuedBytes + bytes > limits.queuedBytes;
    if (this.#draining || full) {
      metrics.refused += 1;
      const [kind, why] = full
        ? (['queue-full', 'too many appends wait'] as const)
        : (['draining', 'the server stops'] as const);
      return Promise.reject(new LogFailure(kind, why));
    }
    metrics.appends += 1;
    return new Promise((done, fail) => {
      this.#queue.push({ ...request, bytes, done, fail });
      this.#queuedBytes += bytes;
      metrics.queuedPeak = Math.max(metrics.queuedPeak, this.#queue.length);
      this.#running ??= this.#run();
    });
  }

  /** Takes nothing new and resolves when everything taken has been answered. */
  async drain(): Promise<void> {
    this.#draining = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // what arrived in the same tick belongs into the same group
    while (this.#queue.length) await this.#commit(this.#take());
    this.#running = undefined;
  }

  #take(): Job[] {
    const { groupAppends, groupBytes } = this.#parts.limits;
    let count = 0;
    for (let bytes = 0; count < Math.min(groupAppends, this.#queue.length); count++) {
      bytes += this.#queue[count]?.bytes ?? 0;
      if (bytes > groupBytes && count > 0) break;
    }
    const jobs = this.#queue.splice(0, count);
    for (const job of jobs) this.#queuedBytes -= job.bytes;
    return jobs.filter((job) => {
      const late = job.deadline !== undefined && job.deadline <= Date.now();
      if (late) job.fail(new LogFailure('timeout', 'the deadline passed before the append was begun'));
      return !late;
    });
  }

  async #commit(jobs: Job[]): Promise<void> {
    const { storage, signal, metrics } = this.#parts;
    const start = this.#next;
    let inserting = false;
    try {
      await this.#prepare();
      const group = await this.#judge(jobs);
      if (group.records.length) {
        inserting = true;
        await storage.insert(group.records);
        metrics.commits += 1;
        metrics.eventsWritten += group.records.length;
        metrics.bytesWritten += this.#next - start;
      }
      for (const [origin, state] of group.states) this.#states.set(origin, state);
      for (const answer of group.answers) answer();
      if (group.records.length) signal.notify();
    } catch (error) {
      this.#next = start;
      const failure = asFailure(error, inserting);
      if (failure.kind !== 'disk-low') {
        this.#healthy = false;
        metrics.failedCommits += 1;
      }
      metrics.refused += jobs.length;
      for (const job of jobs) job.fail(failure);
    }
  }

  async #prepare(): Promise<void> {
    const complaint = await this.#parts.disk.complaint();
    if (complaint) throw new LogFailure('disk-low', complaint);
    if (this.#healthy) return;
    await this.open(2_000);
    this.#parts.signal.notify(); // an insert of unknown outcome may have become visible
  }

  async #judge(jobs: readonly Job[]): Promise<Group> {
    const states = await this.#statesOf(new Set(jobs.map((job) => originOf(job.stream))));
    const group: Group = { states, records: [], answers: [] };
    for (const job of jobs) {
      const state = states.get(originOf(job.stream)) ?? NEW_STREAM;
      const verdict = job.remove
        ? judgeDelete(state, job.stream, job.expected, job.remove === 'hard')
        : await judgeAppend(state, job.stream, job.expected, job.events, this.#lookup(job.stream, group));
      const result = this.#apply(job, verdict, group);
      group.answers.push(() => job.done(result));
    }
    return group;
  }

  async #statesOf(origins: Set<string>): Promise<Map<string, StreamState>> {
    const states = new Map<string, StreamState>();
    const unknown: string[] = [];
    for (const origin of origins) {
      const known = this.#states.get(origin);
      if (known) states.set(origin, known);
      else unknown.push(origin);
    }
    if (unknown.length)
      for (const [name, state] of await this.#parts.storage.statesForWriting(unknown)) states.set(name, state);
    return states;
  }

  #lookup(stream: string, group: Group): Lookup {
    return async (from, to) => {
      const pending = group.records.filter((r) => r.stream === stream && r.revision >= from && r.revision <= to);
      return [...(await this.#parts.storage.placed(stream, from, to)), ...pending];
    };
  }

  #apply(job: Job, verdict: Verdict, group: Group): WriteResult {
    const { metrics } = this.#parts;
    if (verdict.kind === 'wrong') metrics.wrongRevision += 1;
    if (verdict.kind === 'wrong' || verdict.kind === 'deleted') return verdict;
    if (verdict.kind === 'already') {
      metrics.alreadyThere += 1;
      return { ...verdict, kind: 'written' };
    }
    const state = group.states.get(originOf(job.stream)) ?? NEW_STREAM;
    if (job.remove === 'hard')
      return this.#put(group, job.stream, TOMBSTONE, systemEvent('$streamDeleted', Buffer.from('{}')));
    if (job.remove === 'soft')
      return { ...this.#putMetadata(group, job.stream, '9223372036854775807'), revision: state.last };
    let result: WriteResult = { kind: 'written', revision: lastRevision(state, job.stream), position: -1 };
    let revision = lastRevision(state, job.stream);
    for (const event of job.events) result = this.#put(group, job.stream, ++revision, event);
    // A soft-deleted stream that is written again begins where the old one ended.
    if (isSoftDeleted(state) && job.stream === originOf(job.stream))
      this.#putMetadata(group, job.stream, String(state.last + 1));
    return result;
  }

  #putMetadata(group: Group, stream: string, truncateBefore: string): WriteResult & { kind: 'written' } {
    const state = group.states.get(stream) ?? NEW_STREAM;
    const event = systemEvent('$metadata', Buffer.from(`{"$tb":${truncateBefore}}`));
    return this.#put(group, metastreamOf(stream), state.metaLast + 1, event);
  }

  #put(group: Group, stream: string, revision: number, event: NewEvent): WriteResult & { kind: 'written' } {
    const record: StoredEvent = { ...event, stream, revision, position: this.#next, created: Date.now() };
    this.#next += recordSize(record);
    group.records.push(record);
    const origin = originOf(stream);
    group.states.set(origin, advance(group.states.get(origin) ?? NEW_STREAM, record));
    return { kind: 'written', revision, position: record.position };
  }
}

function asFailure(error: unknown, inserting: boolean): LogFailure {
  if (error instanceof LogFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new LogFailure(inserting ? 'unknown' : 'unavailable', message, error);
}
