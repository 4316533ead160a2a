/** Hashes of the streams read last, so that an append after a read needs no further one. Bounded. */
const REMEMBERED = 10_000;

export class StreamHeads {
  readonly #heads = new Map<string, { revision: bigint; hash: string }>();

  get(stream: string, revision: bigint): string | undefined {
    const head = this.#heads.get(stream);
    return head?.revision === revision ? head.hash : undefined;
  }

  set(stream: string, revision: bigint, hash: string): void {
    this.#heads.delete(stream);
    this.#heads.set(stream, { revision, hash });
    if (this.#heads.size <= REMEMBERED) return;
    for (const oldest of this.#heads.keys()) {
      this.#heads.delete(oldest);
      return;
    }
  }

  forget(stream: string): void {
    this.#heads.delete(stream);
  }
}
