/** A gap in the revisions means that a subscription lost an event and must read again. */
export class GapInStream extends Error {
  override name = 'GapInStream';
}

const REMEMBERED = 50_000;

export class Contiguity {
  readonly #last = new Map<string, bigint>();
  /** Every stream is known from its first event on. */
  #complete: boolean;

  constructor(fromStart: boolean) {
    this.#complete = fromStart;
  }

  /** @throws GapInStream */
  check(event: { stream: string; revision: bigint }): void {
    const known = this.#last.get(event.stream) ?? (this.#complete ? -1n : undefined);
    if (known !== undefined && event.revision !== known + 1n) {
      throw new GapInStream(`${event.stream}: revision ${event.revision} came after ${known}`);
    }
    this.#last.delete(event.stream);
    this.#last.set(event.stream, event.revision);
    if (this.#last.size <= REMEMBERED) return;
    for (const oldest of this.#last.keys()) {
      this.#last.delete(oldest);
      this.#complete = false;
      return;
    }
  }

  /** Call it when a batch was not delivered. */
  forget(): void {
    this.#last.clear();
    this.#complete = false;
  }
}
