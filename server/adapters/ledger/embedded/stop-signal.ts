/** Tells open calls that the server stops. Calls come and go by the million, so each takes its listener away again when it ends. */
export class StopSignal {
  readonly #listeners = new Set<() => void>();
  /** True from the moment on at which nothing new is taken. */
  requested = false;

  /** Returns what takes the listener away. */
  onStop(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Everything taken is answered: break off what is still open. */
  give(): void {
    this.requested = true;
    for (const listener of [...this.#listeners]) listener();
  }
}
