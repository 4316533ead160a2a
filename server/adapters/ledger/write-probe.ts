/**
 * Appends the same event at the same revision each time: only the first is stored, but every append passes rights, disk
 * and database up to the leader's log.
 */
import { type AppendToStreamOptions, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import type { Connection } from './connection.ts';
import { withTimeout } from './timeout.ts';
import { type Trouble, troubleOf } from './trouble.ts';

const STREAM = 'write-probe';
const EVENT = jsonEvent({ id: '3f0c1f0e-6f43-4a5c-9d5e-0b7a2c9d4e11', type: 'WriteProbed', data: {} });

/** After this the caller gets the last known reason. */
const PATIENCE_MS = 1_500;

export class WriteProbe {
  readonly #connection: Connection;
  readonly #timeoutMs: number;
  readonly #url: string;
  #asking: Promise<Trouble | undefined> | undefined;
  #last: Trouble | undefined;

  constructor(connection: Connection, timeoutMs: number, url: string) {
    this.#connection = connection;
    this.#timeoutMs = timeoutMs;
    this.#url = url;
  }

  /** Undefined if a write is accepted. */
  async trouble(): Promise<Trouble | undefined> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return withTimeout(this.#asking, PATIENCE_MS).catch(async (late) => this.#last ?? troubleOf(late, this.#url));
  }

  async #ask(): Promise<Trouble | undefined> {
    const options: AppendToStreamOptions = {
      expectedRevision: NO_STREAM,
      deadline: this.#timeoutMs,
      requiresLeader: true,
    };
    try {
      await withTimeout(this.#connection.client.appendToStream(STREAM, EVENT, options), this.#timeoutMs);
      this.#last = undefined;
    } catch (error) {
      this.#connection.failed(error);
      this.#last = await troubleOf(error, this.#url);
    }
    return this.#last;
  }
}
