import { AUDITED_PREFIXES } from '../../../../schema/events/ledger.ts';
import { admit } from './admission.ts';
import type { WriteRequest, WriteResult } from './commit-group.ts';
import { CommitSignal } from './commit-signal.ts';
import { type DiskGuard, diskGuard } from './disk-guard.ts';
import { isMetastream, originOf, type StoredEvent } from './event-record.ts';
import { type Metrics, newMetrics } from './metrics.ts';
import type { LineOptions } from './postgres-line.ts';
import { Storage } from './storage.ts';
import { firstVisible, isSoftDeleted, lastRevision, type StreamState } from './stream-state.ts';
import { WRITER_LIMITS, Writer, type WriterLimits } from './writer.ts';

export type EventLogOptions = LineOptions & {
  /** Streams whose state is kept in memory. */
  cachedStates?: number;
  limits?: Partial<WriterLimits>;
  /** The log refuses writes below this; default 256 MiB, 0 = no guard. */
  minFreeBytes?: number;
  disk?: DiskGuard;
  /** Prefixes of streams whose events are never deleted or hidden; default: the whole ledger. */
  kept?: readonly string[];
  /** Milliseconds to wait for the previous server's last statement. */
  patienceMs?: number;
};

export class EventLog {
  readonly signal: CommitSignal;
  readonly metrics: Metrics;
  readonly #storage: Storage;
  readonly #writer: Writer;
  readonly #kept: readonly string[];

  constructor(parts: {
    storage: Storage;
    writer: Writer;
    signal: CommitSignal;
    metrics: Metrics;
    kept: readonly string[];
  }) {
    this.#storage = parts.storage;
    this.#writer = parts.writer;
    this.signal = parts.signal;
    this.metrics = parts.metrics;
    this.#kept = parts.kept;
  }

  get head(): number {
    return this.#writer.head;
  }

  get cachedStates(): number {
    return this.#writer.cachedStates;
  }

  /** @throws RpcError | LogFailure */
  async append(request: WriteRequest): Promise<WriteResult> {
    admit(request, this.#kept);
    return this.#writer.write(request);
  }

  /** Does not fill the writer's cache: reads must not evict it. */
  async visible(stream: string): Promise<VisibleStream> {
    const origin = originOf(stream);
    const state = this.#writer.committed(origin) ?? (await this.#storage.stateForReading(origin));
    const meta = isMetastream(stream);
    return {
      last: lastRevision(state, stream),
      first: meta ? 0 : firstVisible(state),
      deleted: state.tombstoned,
      softDeleted: !meta && isSoftDeleted(state),
      maxAge: meta ? 0 : state.maxAge,
    };
  }

  /** Applies $tb, $maxCount and $maxAge. Backwards, `from` may be after the last revision. */
  async streamPage(stream: string, at: VisibleStream, page: { from: number; count: number; backwards: boolean }) {
    const from = page.backwards ? Math.min(page.from, at.last) : Math.max(page.from, at.first);
    if (from > at.last || from < at.first) return [];
    const count = page.backwards ? Math.min(page.count, from - at.first + 1) : page.count;
    return this.#youngEnough(stream, at, { from, count, backwards: page.backwards });
  }

  /** Forwards from `from` inclusive, backwards all below it. Reads the disk, so that an audit sees what is stored. */
  allPage(from: number, count: number, backwards: boolean): Promise<readonly StoredEvent[]> {
    return this.#storage.allPage(Math.min(from, Number.MAX_SAFE_INTEGER), count, backwards);
  }

  /** From memory if it reaches back to `from`. */
  async newPage(from: number, count: number): Promise<readonly StoredEvent[]> {
    return this.#writer.tail.page(from, count) ?? this.allPage(from, count, false);
  }

  async drain(): Promise<void> {
    await this.#writer.drain();
  }

  async close(): Promise<void> {
    await this.#storage.close();
  }

  async #youngEnough(stream: string, at: VisibleStream, page: { from: number; count: number; backwards: boolean }) {
    const oldest = at.maxAge > 0 ? Date.now() - at.maxAge * 1_000 : 0;
    for (let from = page.from; ; ) {
      const events = await this.#storage.streamPage(stream, from, page.count, page.backwards);
      const kept = oldest > 0 ? events.filter((event) => event.created >= oldest) : events;
      const last = events.at(-1);
      if (kept.length || page.backwards || !last) return kept;
      from = last.revision + 1; // The whole page is too old.
    }
  }
}

export type ServedLog = Pick<
  EventLog,
  'append' | 'visible' | 'streamPage' | 'allPage' | 'newPage' | 'signal' | 'head' | 'metrics'
>;

export type VisibleStream = Pick<StreamState, 'last' | 'maxAge'> & {
  first: number;
  deleted: boolean;
  softDeleted: boolean;
};

const MIN_FREE_BYTES = 256 * 1_048_576;

/** A new log gets a system event, as EventStoreDB's $all has, so that readers must filter. */
export async function openEventLog(options: EventLogOptions): Promise<EventLog> {
  const storage = new Storage(options);
  try {
    const signal = new CommitSignal();
    const metrics = newMetrics();
    const disk = options.disk ?? diskGuard(await storage.dataFolder(), options.minFreeBytes ?? MIN_FREE_BYTES);
    const limits = { ...WRITER_LIMITS, ...options.limits };
    const writer = new Writer({ storage, signal, disk, metrics, limits, cached: options.cachedStates ?? 20_000 });
    await writer.open(options.patienceMs ?? 10_000);
    if (writer.head === 0) await seed(writer);
    return new EventLog({ storage, writer, signal, metrics, kept: options.kept ?? AUDITED_PREFIXES });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function seed(writer: Writer): Promise<void> {
  const data = Buffer.from('{"$maxAge":86400}');
  const event = { id: crypto.randomUUID(), type: '$metadata', json: true, data, metadata: new Uint8Array() };
  await writer.write({ stream: '$$$stats-127.0.0.1:2113', expected: 'no-stream', events: [event] });
}
