/**
 * Appends wait in a bounded queue, are checked in order, inserted in one statement, made visible, then answered. After
 * a failed insert only Postgres is right. A failed group is divided until the failing append is alone.
 */
import type { CommitGroup, WriteRequest, WriteResult } from './commit-group.ts';
import type { CommitSignal } from './commit-signal.ts';
import type { DiskGuard } from './disk-guard.ts';
import { recordSize } from './event-record.ts';
import { judgeInOrder } from './judge-in-order.ts';
import { asLogFailure, LogFailure } from './log-failure.ts';
import type { Metrics } from './metrics.ts';
import { StateCache } from './state-cache.ts';
import type { LogEnd, Storage } from './storage.ts';
import type { StreamState } from './stream-state.ts';
import { Tail } from './tail.ts';

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
  /** Streams whose state is kept in memory. */
  cached: number;
};

export class Writer {
  readonly #parts: Parts;
  readonly #states: StateCache;
  readonly #queue: Job[] = [];
  readonly tail = new Tail();
  #queuedBytes = 0;
  #end: LogEnd = { last: 0, next: 0 };
  #running: Promise<void> | undefined;
  #healthy = false;
  #draining = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#states = new StateCache(parts.cached);
  }

  get head(): number {
    return this.#end.next;
  }

  get cachedStates(): number {
    return this.#states.size;
  }

  /** Undefined if not cached, or while an insert's outcome is unknown. */
  committed(origin: string): StreamState | undefined {
    return this.#healthy ? this.#states.get(origin) : undefined;
  }

  /** `patienceMs`: how long to wait for a previous server to release the log. */
  async open(patienceMs: number): Promise<void> {
    this.#states.clear();
    this.#end = await this.#parts.storage.openWriter(patienceMs);
    this.tail.reset(this.#end.next);
    this.#healthy = true;
  }

  /** @throws LogFailure */
  write(request: WriteRequest): Promise<WriteResult> {
    const { limits, metrics } = this.#parts;
    const bytes = request.events.reduce((sum, e) => sum + recordSize({ ...e, stream: request.stream }), 0);
    const full = this.#queue.length >= limits.queuedAppends || this.#queuedBytes + bytes > limits.queuedBytes;
    if (full || this.#draining) {
      metrics.refused += 1;
      return Promise.reject(
        this.#draining
          ? new LogFailure('draining', 'the server stops')
          : new LogFailure('queue-full', 'too many appends wait'),
      );
    }
    metrics.appends += 1;
    return new Promise((resolve, fail) => {
      this.#queue.push({ ...request, bytes, done: resolve, fail });
      this.#queuedBytes += bytes;
      metrics.queuedPeak = Math.max(metrics.queuedPeak, this.#queue.length);
      this.#running ??= this.#run();
    });
  }

  /** Resolves when everything accepted has been answered. */
  async drain(): Promise<void> {
    this.#draining = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve)); // appends of the same tick join the group
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

  async #commit(jobs: readonly Job[]): Promise<void> {
    const { storage, signal } = this.#parts;
    let stored = false;
    try {
      await this.#prepare();
      const { group, results } = await judgeInOrder(jobs, { ...this.#parts, states: this.#states }, this.#end);
      if (group.records.length) await storage.insert(group.records);
      stored = true;
      this.#believe(group);
      for (const [i, result] of results.entries()) jobs[i]?.done(result);
      if (group.records.length) signal.notify();
    } catch (error) {
      const failure = stored ? new LogFailure('unknown', String(error), error) : asLogFailure(error);
      if (failure.kind !== 'internal' || jobs.length === 1) return this.#failAll(jobs, failure);
      const middle = jobs.length >> 1;
      await this.#commit(jobs.slice(0, middle));
      await this.#commit(jobs.slice(middle));
    }
  }

  /** @throws LogFailure if nothing may be written now */
  async #prepare(): Promise<void> {
    const complaint = await this.#parts.disk.complaint();
    if (complaint) throw new LogFailure('disk-low', complaint);
    if (this.#healthy) return;
    await this.open(2_000);
    this.#parts.signal.notify(); // an insert of unknown outcome may have become visible
  }

  #believe(group: CommitGroup): void {
    const { metrics } = this.#parts;
    for (const [origin, state] of group.states) this.#states.set(origin, state);
    this.tail.push(group.records);
    metrics.commits += group.records.length ? 1 : 0;
    metrics.eventsWritten += group.records.length;
    metrics.bytesWritten += group.end.next - this.#end.next;
    this.#end = group.end;
  }

  #failAll(jobs: readonly Job[], failure: LogFailure): void {
    const { metrics } = this.#parts;
    if (failure.kind === 'unavailable' || failure.kind === 'unknown') {
      this.#healthy = false;
      this.tail.distrust();
      metrics.failedCommits += 1;
    }
    metrics.refused += jobs.length;
    for (const job of jobs) job.fail(failure);
  }
}
