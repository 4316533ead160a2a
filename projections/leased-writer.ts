/** The connection of a lane with its lease, which is renewed between batches too. */
import type pg from 'pg';
import { LOCK_FAMILY, RUNNER_LOCK } from './generations.ts';
import { type Lease, LeaseLost, renewLease, takeLease } from './lease.ts';
import { createPipeline } from './postgres.ts';

export class RunnerBusy extends Error {
  override name = 'RunnerBusy';
}

type Open = { client: pg.Client; lease: Lease };

/**
 * Opens a new connection after a break, fails when another runner holds the lane. A release without leases holds the
 * lock of all read models alone, so each writer shares it.
 */
export class LeasedWriter {
  readonly #url: string;
  readonly #lane: string;
  readonly #leaseMs: number;
  readonly #on: { lost: () => void; beat: () => void };
  #open: Open | undefined;
  #writing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, lane: string, leaseMs: number, on: { lost: () => void; beat: () => void }) {
    this.#url = url;
    this.#lane = lane;
    this.#leaseMs = leaseMs;
    this.#on = on;
  }

  get lease(): Lease | undefined {
    return this.#open?.lease;
  }

  async open(): Promise<Open> {
    if (this.#open) return this.#open;
    const client = createPipeline(this.#url, this.#leaseMs);
    client.on('error', () => {
      if (this.#open?.client === client) this.#open = undefined;
    });
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock_shared($1, $2) as held', [
      LOCK_FAMILY,
      RUNNER_LOCK,
    ]);
    const lease = rows[0]?.held ? await takeLease(client, this.#lane, this.#leaseMs) : undefined;
    if (!lease) {
      await client.end();
      throw new RunnerBusy(`another projector writes the lane "${this.#lane}" of this database`);
    }
    this.#open = { client, lease };
    this.#timer ??= setInterval(() => void this.#renew(), this.#leaseMs / 3).unref();
    return this.#open;
  }

  /** Only on the connection on which the checkpoint was read. */
  async write<T>(work: (open: Open) => Promise<T>): Promise<T> {
    const open = this.#open;
    if (!open) throw new Error('the connection to the read models broke; the feed begins again at the checkpoint');
    this.#writing = true;
    try {
      return await work(open);
    } finally {
      this.#writing = false;
      this.#on.beat();
    }
  }

  /** Between batches, each of which renews the lease itself. After a broken connection the lane is taken anew. */
  async #renew(): Promise<void> {
    const open = this.#open;
    if (this.#writing) return;
    try {
      if (open) await renewLease(open.client, open.lease, this.#leaseMs);
      else this.#on.lost();
    } catch (error) {
      if (error instanceof LeaseLost && this.#open === open) this.#on.lost();
    }
    this.#on.beat();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const open = this.#open;
    this.#open = undefined;
    await open?.client.end().catch(() => {});
  }
}
