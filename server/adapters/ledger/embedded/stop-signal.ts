/** Tells open calls that the server stops. There are millions of calls, so each removes its listener when it ends. */
export class StopSignal {
  readonly #listeners = new Set<() => void>();
  /** True once the server takes nothing new. */
  requested = false;

  /** Returns a function that removes the listener. */
  onStop(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ends the calls still open, after everything taken has been answered. */
  give(): void {
    this.requested = true;
    for (const listener of [...this.#listeners]) listener();
  }
}
