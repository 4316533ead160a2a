/** Least recently used states are looked up again, so that memory stays flat. */
import type { StreamState } from './stream-state.ts';

export class StateCache {
  readonly #entries = new Map<string, StreamState>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(origin: string): StreamState | undefined {
    const state = this.#entries.get(origin);
    if (state) this.set(origin, state); // moves the entry to the end: the least recently used goes first
    return state;
  }

  set(origin: string, state: StreamState): void {
    this.#entries.delete(origin);
    this.#entries.set(origin, state);
    if (this.#entries.size <= this.#limit) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  clear(): void {
    this.#entries.clear();
  }
}
