/** A log in memory for tests of projections. Events pass through JSON as in the real log. */

import { createHash } from 'node:crypto';
import type { Delivered, EventSource, LedgerRecord } from '../../projections/projection.ts';
import type { Role } from '../../schema/events/envelope.ts';
import { decodeEvent, encodeEvent, type LedgerEvent } from '../../schema/events/ledger.ts';
import { streamNamed } from '../../schema/events/streams.ts';
import type { CommandId } from '../../schema/values/ids.ts';
import { instant, type LocalDate } from '../../schema/values/local-date.ts';
import type { Ledger } from '../../server/ports/ledger.ts';

export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export class TestLog implements EventSource {
  readonly events: Delivered[] = [];
  readonly #revisions = new Map<string, bigint>();
  readonly #wake = new Set<() => void>();
  #clock = Date.parse('2026-03-01T04:00:00Z');

  /** One append by `role`. `recordedAt` grows by a second an event, whatever the business day. */
  append(stream: string, on: LocalDate, events: readonly LedgerEvent[], role: Role = 'system'): bigint {
    for (const event of events) this.#put(stream, on, event, role);
    for (const wake of this.#wake) wake();
    return this.position;
  }

  appendUnreadable(stream: string): void {
    this.events.push({ type: 'Unreadable', stream, error: 'LoanTeleported v9', ...this.#place(stream) });
    for (const wake of this.#wake) wake();
  }

  async copyTo(ledger: Pick<Ledger, 'append'>): Promise<void> {
    for (const event of this.events) {
      if (event.type === 'Unreadable') continue;
      const { version: _, previousHash: __, hash: ___, ...context } = event.metadata;
      await ledger.append(
        streamNamed(event.stream),
        event.revision === 0n ? 'none' : event.revision - 1n,
        [event],
        context,
      );
    }
  }

  get position(): bigint {
    return this.events.at(-1)?.position ?? -1n;
  }

  #place(stream: string): { revision: bigint; position: bigint } {
    const revision = (this.#revisions.get(stream) ?? -1n) + 1n;
    this.#revisions.set(stream, revision);
    // As in the real log, positions are byte offsets with gaps.
    return { revision, position: this.position < 0n ? 64n : this.position + 317n };
  }

  #put(stream: string, on: LocalDate, event: LedgerEvent, role: Role): void {
    const { type, version, data } = encodeEvent(event);
    const stored = JSON.parse(JSON.stringify(data)) as unknown;
    const place = this.#place(stream);
    this.#clock += 1_000;
    const id = uuidOf(`${stream}@${place.revision}`);
    const hash = createHash('sha256').update(id).digest('hex');
    const record = {
      ...decodeEvent(type, version, stored),
      id,
      stream,
      ...place,
      metadata: {
        version,
        commandId: id as CommandId,
        causationId: id,
        correlationId: id,
        actor: { role, id: `${role}-1` },
        effectiveDate: on,
        recordedAt: instant(new Date(this.#clock)),
        previousHash: hash,
        hash,
      },
    };
    this.events.push(record as LedgerRecord);
  }

  async *readAll(_filter: unknown, after: bigint | 'start', pageSize = 500): AsyncIterable<readonly Delivered[]> {
    const rest = this.events.filter((event) => after === 'start' || event.position > after);
    for (let at = 0; at < rest.length; at += pageSize) yield rest.slice(at, at + pageSize);
  }

  async head(): Promise<bigint | 'start'> {
    return this.events.length === 0 ? 'start' : this.position;
  }

  subscribe(...[, from, deliver, options]: Parameters<EventSource['subscribe']>): () => Promise<void> {
    let after = from;
    let stopped = false;
    let wake = (): void => {};
    const notify = () => wake();
    this.#wake.add(notify);
    const drain = async (): Promise<void> => {
      for await (const batch of this.readAll({}, after, options?.batchSize)) {
        if (stopped) return;
        await deliver(batch);
        after = batch.at(-1)?.position ?? after;
      }
      options?.onState?.('caught-up');
    };
    const woken = () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 20);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    const loop = async (): Promise<void> => {
      for (let failed = false; !stopped; ) {
        try {
          if (failed && options?.resume) after = await options.resume();
          await drain();
          failed = false;
        } catch {
          failed = true;
          options?.onState?.('lost');
        }
        if (!stopped) await woken();
      }
    };
    const running = loop();
    return async () => {
      stopped = true;
      this.#wake.delete(notify);
      wake();
      await running;
    };
  }
}
