/** What a rebuild is asked for, and its reader. */
import type pg from 'pg';
import { LEDGER_PREFIXES } from '../schema/events/ledger.ts';
import type { GenerationWriter } from './generation-writer.ts';
import type { Lease } from './lease.ts';
import type { Delivered, EventSource, ReadModel } from './projection.ts';

export type RebuildProgress = { events: number; position: bigint; head: bigint };
export type RebuildOptions = {
  url: string;
  source: EventSource;
  model: ReadModel;
  pageSize?: number;
  /** Rows held in memory before they are written; default: what fits into the heap. */
  rowsInMemory?: number;
  /** Stops at the live generation's position and compares the bytes of both before the swap. */
  compare?: boolean;
  onProgress?: (progress: RebuildProgress) => void;
  /** The right to another version than the live one. Default: taken, if no projector has it. */
  leaseOf?: (client: pg.Client) => Promise<Lease | undefined>;
  /** In how many partitions another version is kept; default: as many as the live one. */
  partitions?: number;
  /** From a newer version to that of this release, while no process of the newer one runs. */
  back?: boolean;
  /** Ends it within a page. */
  signal?: AbortSignal;
};
/**
 * `differing` names tables whose bytes differ from the previously live generation; undefined if not compared. Not
 * `live`: it waits for the projector of this release to lead.
 */
export type Rebuilt = { generation: number; events: number; differing: string[] | undefined; live: boolean };

/** `target` included. */
export async function readTo(
  options: RebuildOptions,
  writer: GenerationWriter,
  target: bigint | 'start',
  isWanted: (event: Delivered) => boolean = () => true,
): Promise<void> {
  if (target === 'start' || (writer.position !== null && writer.position >= target)) return;
  const after = writer.position ?? 'start';
  for await (const page of options.source.readAll({ prefixes: LEDGER_PREFIXES }, after, options.pageSize ?? 2_000)) {
    options.signal?.throwIfAborted();
    const events = page.filter((event) => event.position <= target && isWanted(event));
    if (events.length > 0) await writer.take(events);
    options.onProgress?.({ events: writer.events, position: writer.position ?? 0n, head: target });
    if ((page.at(-1)?.position ?? 0n) >= target) return;
  }
}
