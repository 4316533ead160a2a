/** Millions of calls listen to it, so each removes its listener when it ends. */
export class StopSignal {
  readonly #listeners = new Set<() => void>();
  requested = false;

  /** Returns a function that removes the listener. */
  onStop(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends open calls, after everything accepted has been answered. */
  give(): void {
    this.requested = true;
    for (const listener of [...this.#listeners]) listener();
  }
}
