/** What a subscription has pushed and nobody has taken yet: bounded, handed out in batches. */
import type { AllStreamSubscription } from '@eventstore/db-client';
import { rawEvent } from './decode.ts';
import type { RawEvent } from './verify-chain.ts';

export class Inbox<E> {
  readonly #subscription: AllStreamSubscription;
  readonly #limit: number;
  #events: E[] = [];
  #failure: Error | undefined;
  #atHead = false;
  #wake: () => void = () => undefined;

  /** `decode` runs as the events come in, while whoever took the last batch waits for a database. */
  constructor(subscription: AllStreamSubscription, limit: number, decode: (raw: RawEvent) => E) {
    this.#subscription = subscription;
    this.#limit = limit;
    subscription.on('data', (resolved) => {
      if (this.#failure) return; // nothing is handed out past what could not be decoded
      try {
        const event = rawEvent(resolved);
        if (event) this.#events.push(decode(event));
      } catch (error) {
        this.#failure = error instanceof Error ? error : new Error(String(error));
      }
      if (this.#events.length >= limit) subscription.pause();
      this.#wake();
    });
    subscription.on('caughtUp', () => {
      this.#atHead = true;
      this.#wake();
    });
    const fail = (error: Error) => {
      this.#failure ??= error;
      this.#wake();
    };
    subscription.on('error', fail);
    subscription.on('end', () => fail(new Error('the server ended the subscription')));
    subscription.on('close', () => fail(new Error('the subscription was closed')));
  }

  /** The server has said that we are at the head, and all that came before is taken. */
  get caughtUp(): boolean {
    return this.#atHead && this.#events.length === 0 && this.#subscription.readableLength === 0;
  }

  /**
   * Up to `size` events, as soon as there are that many or no more come at the moment; empty when nothing came for `waitMs`, or at the moment
   * at which the head is reached. @throws what ended the subscription, after everything that came before
   */
  async take(size: number, waitMs: number): Promise<E[]> {
    if (this.#events.length === 0) await this.#something(waitMs);
    for (let before = 0; this.#events.length < size && this.#events.length > before; ) {
      before = this.#events.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const batch = this.#events.splice(0, size);
    if (batch.length === 0 && this.#failure) throw this.#failure;
    if (this.#events.length < this.#limit && this.#subscription.isPaused()) this.#subscription.resume();
    return batch;
  }

  fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  async close(): Promise<void> {
    await this.#subscription.unsubscribe().catch(() => undefined);
    this.#subscription.destroy();
  }

  #something(waitMs: number): Promise<void> {
    if (this.#failure) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
