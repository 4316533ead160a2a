/**
 * Waits, for a limited time, until the read models have reached an append. NOTIFY wakes it after each batch; it also
 * polls, so a lost notification costs only milliseconds.
 */
import type pg from 'pg';
import { openClient, openPool, SERVING } from '../postgres.ts';

const POLL_MS = 100;
const RECONNECT_MS = 500;

export type Waiter = {
  /** True once every named model (or all live ones) has reached `position`; false after the timeout. */
  waitFor(position: bigint, timeoutMs: number, models?: readonly string[]): Promise<boolean>;
  /** The slowest live model; 'start' before its first event. */
  position(): Promise<bigint | 'start'>;
  close(): Promise<void>;
};

type Waiting = { position: bigint; models: readonly string[] | undefined; done: (reached: boolean) => void };

export async function createWaiter(url: string, pollMs = POLL_MS): Promise<Waiter> {
  const board = new Board(url, pollMs);
  await board.listen();
  return {
    waitFor: (position, timeoutMs, models) => board.waitFor(position, timeoutMs, models),
    position: async () => {
      await board.poll();
      return board.slowest();
    },
    close: () => board.close(),
  };
}

class Board {
  readonly #url: string;
  readonly #pollMs: number;
  readonly #pool: pg.Pool;
  readonly #positions = new Map<string, bigint>();
  readonly #waiting = new Set<Waiting>();
  #listener: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, pollMs: number) {
    this.#url = url;
    this.#pollMs = pollMs;
    this.#pool = openPool({ ...SERVING, connectionString: url, max: 1, application_name: 'nesie wait' });
  }

  async listen(): Promise<void> {
    const client = openClient({ connectionString: this.#url, application_name: 'nesie wait' });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#notified(payload ?? ''));
    try {
      await client.connect();
      const { rows } = await client.query<{ name: string }>('select name from rm.channel');
      const [channel] = rows;
      if (!channel) throw new Error('the read models have no channel');
      await client.query(`listen ${client.escapeIdentifier(channel.name)}`);
      this.#listener = client;
    } catch {
      this.#lost(client);
      await client.end().catch(() => undefined);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#listener === client) this.#listener = undefined;
    if (this.#closed || this.#listener || this.#reconnect) return;
    this.#reconnect = setTimeout(() => {
      this.#reconnect = undefined;
      void this.listen();
    }, RECONNECT_MS);
    this.#reconnect.unref();
  }

  async waitFor(position: bigint, timeoutMs: number, models?: readonly string[]): Promise<boolean> {
    if (this.#reached(position, models)) return true;
    const answer = new Promise<boolean>((resolve) => {
      const one: Waiting = { position, models, done: resolve };
      this.#waiting.add(one);
      setTimeout(() => {
        this.#waiting.delete(one);
        resolve(false);
      }, timeoutMs).unref();
    });
    void this.poll();
    this.#timer ??= setInterval(() => void this.poll(), this.#pollMs).unref();
    return await answer;
  }

  #reached(position: bigint, models: readonly string[] | undefined): boolean {
    const names = models ?? [...this.#positions.keys()];
    return names.length > 0 && names.every((name) => (this.#positions.get(name) ?? -1n) >= position);
  }

  slowest(): bigint | 'start' {
    const all = [...this.#positions.values()];
    const least = all.reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);
    return least === undefined || least < 0n ? 'start' : least;
  }

  #notified(payload: string): void {
    if (payload === '') return void this.poll();
    const [position = '', ...halted] = payload.split(' ');
    for (const [model, known] of this.#positions) {
      if (!halted.includes(model) && BigInt(position) > known) this.#positions.set(model, BigInt(position));
    }
    this.#settle();
  }

  async poll(): Promise<void> {
    try {
      const { rows } = await this.#pool.query<{ model: string; position: bigint | null }>(
        'select c.model, c.position from rm.pointer p join rm.checkpoint c using (model, generation)',
      );
      for (const { model, position } of rows) this.#positions.set(model, position ?? -1n);
    } catch {
      // While the database is away waiters time out, and their callers handle that.
    }
    this.#settle();
  }

  #settle(): void {
    for (const one of this.#waiting) {
      if (!this.#reached(one.position, one.models)) continue;
      this.#waiting.delete(one);
      one.done(true);
    }
    if (this.#waiting.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#reconnect);
    for (const one of this.#waiting) one.done(false);
    this.#waiting.clear();
    await this.#listener?.end().catch(() => {});
    await this.#pool.end();
  }
}
