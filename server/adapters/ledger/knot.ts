/**
 * Events of a stream whose order was changed: from the first that does not follow until those seen make one chain
 * again. An event that was removed, inserted or changed never lets it close.
 */

type Link = { readonly revision: bigint; readonly hash: string; readonly previousHash: string };

/** More of them were hardly exchanged by hand, and looking for their chain would cost more with each. */
const MOST = 50;

export class Knot {
  /** What the first of them should be: its revision, and the hash that it follows. */
  readonly #start: { readonly revision: bigint; readonly previousHash: string };
  readonly #links: Link[] = [];
  /** Indexes of what was found in it so far. */
  readonly findings: number[] = [];

  constructor(start: { revision: bigint; previousHash: string }) {
    this.#start = start;
  }

  get isLost(): boolean {
    return this.#links.length >= MOST;
  }

  /** With the event that closes it: the hash at the end of the chain, and the revisions that are not in their place. */
  take(link: Link): { end: string; displaced: readonly bigint[] } | undefined {
    this.#links.push(link);
    const next = new Map(this.#links.map((one) => [one.previousHash, one]));
    const chain: Link[] = [];
    for (
      let one = next.get(this.#start.previousHash);
      one && chain.length < this.#links.length;
      one = next.get(one.hash)
    )
      chain.push(one);
    const last = chain.at(-1);
    if (!last || chain.length < this.#links.length) return undefined;
    const places = chain.map((_, at) => this.#start.revision + BigInt(at));
    // One revision is still to come, or is gone.
    if (!places.every((place) => chain.some(({ revision }) => revision === place))) return undefined;
    return { end: last.hash, displaced: places.filter((place, at) => chain[at]?.revision !== place) };
  }
}
