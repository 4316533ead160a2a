/** Wakes subscriptions that have read to the end of the log. */
export class CommitSignal {
  readonly #waiting = new Set<() => void>();

  /** Take the ticket before the last read, or a commit in between would be missed. */
  ticket(): { committed: Promise<void>; cancel: () => void } {
    let wake = () => {};
    const committed = new Promise<void>((resolve) => {
      wake = resolve;
    });
    this.#waiting.add(wake);
    const cancel = () => {
      this.#waiting.delete(wake);
      wake();
    };
    return { committed, cancel };
  }

  notify(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }
}
