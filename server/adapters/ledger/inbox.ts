/** Buffers events until a reader takes them: bounded, many at a time. */
import type { Readable } from 'node:stream';

type Pausable = Pick<Readable, 'isPaused' | 'readableLength'> & { pause(): unknown; resume(): unknown };
type Source<T> = Pausable & {
  on(event: 'data', listener: (one: T) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: string | symbol, listener: () => void): unknown;
};

export class Inbox<T, E> {
  readonly #source: Pausable;
  readonly #limit: number;
  #events: E[] = [];
  #failure: Error | undefined;
  #atHead = false;
  #ended = false;
  #wake: () => void = () => undefined;

  /** `decode` runs on arrival, while the reader waits for a database; undefined drops the event. */
  constructor(source: Source<T>, limit: number, decode: (one: T) => E | undefined) {
    this.#source = source;
    this.#limit = limit;
    source.on('data', (one) => {
      if (this.#failure) return; // Nothing is delivered after an event that failed to decode.
      try {
        const decoded = decode(one);
        if (decoded !== undefined) this.#events.push(decoded);
      } catch (error) {
        this.#failure = error instanceof Error ? error : new Error(String(error));
      }
      if (this.#events.length >= limit) source.pause();
      this.#wake();
    });
    source.on('caughtUp', () => {
      this.#atHead = true;
      this.#wake();
    });
    source.on('end', () => {
      this.#ended = true;
      this.#wake();
    });
    source.on('error', (error) => this.fail(error));
    source.on('close', () => {
      if (!this.#ended) this.fail(new Error('closed before its end'));
    });
  }

  /** The server has reached the head, and the reader has taken all events before it. */
  get caughtUp(): boolean {
    return this.#atHead && this.empty && this.#source.readableLength === 0;
  }

  get empty(): boolean {
    return this.#events.length === 0;
  }

  get ended(): boolean {
    return this.#ended && this.empty;
  }

  /**
   * Up to `size` events as soon as there are any, with those that are just arriving. Empty after `waitMs` without one,
   * at the end, or at the head. @throws what broke the source, after every earlier event
   */
  async batch(size: number, waitMs: number): Promise<E[]> {
    if (this.#events.length === 0) await this.#something(waitMs);
    for (let before = 0; this.#events.length < size && this.#events.length > before; ) {
      before = this.#events.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const batch = this.#events.splice(0, size);
    if (batch.length === 0 && this.#failure) throw this.#failure;
    if (this.#events.length < this.#limit && this.#source.isPaused()) this.#source.resume();
    return batch;
  }

  fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  #something(waitMs: number): Promise<void> {
    if (this.#failure || this.#ended) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      this.#wake = () => {
        this.#wake = () => undefined;
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
