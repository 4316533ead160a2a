/**
 * Checks the hash chains of all streams at once, in log order. Unlike `verifyChain` it continues after a broken link.
 */
import { chainStart, hashOf } from './envelope.ts';
import { stepBack } from './step-back.ts';
import { hashesIn, type RawEvent } from './verify-chain.ts';

export type Finding = { where: string; what: string };

/**
 * `before`: the hash of the second last event, which reveals an inserted event. `latest`: the time of the last write.
 */
type Head = { next: bigint; hash: string; before: string | undefined; latest: string | undefined };
type Gap = { stream: string; from: bigint; to: bigint; finding: Finding };

export class Chains {
  readonly findings: Finding[] = [];
  readonly #heads = new Map<string, Head>();
  readonly #gaps: Gap[] = [];
  /** A missing predecessor's hash -> the finding about it. */
  readonly #wanted = new Map<string, Finding>();
  readonly #broken = new Set<string>();
  /** The event with the highest position, and the position before it. */
  #order: { last: Pick<RawEvent, 'stream' | 'revision' | 'position'> | undefined; before: bigint } = {
    last: undefined,
    before: -1n,
  };

  get streams(): readonly string[] {
    return [...this.#heads.keys()];
  }

  /** Undefined for an empty stream. */
  lastOf(stream: string): bigint | undefined {
    const head = this.#heads.get(stream);
    return head && head.next - 1n;
  }

  /** Later events of a stream with a finding need not match the earlier ones. */
  isBroken(stream: string): boolean {
    return this.#broken.has(stream);
  }

  take(event: RawEvent): void {
    const { hash, previousHash } = hashesIn(event.metadata);
    const { id, type, data } = event;
    if (hashOf({ id, type, data, metadata: Object(event.metadata) as object }) !== hash) {
      this.#found(event, 'is not what its hash says: changed after it was written');
    }
    const head = this.#heads.get(event.stream) ?? {
      next: 0n,
      hash: chainStart(event.stream),
      before: undefined,
      latest: undefined,
    };
    if (event.revision < head.next) {
      this.#outOfPlace(event);
      return;
    }
    if (event.revision > head.next) this.#gap(event, head.next);
    else if (previousHash !== head.hash) this.#brokenLink(event, head, { hash, previousHash });
    else this.#inOrder(event);
    const step = stepBack(head.latest, event);
    // The chain still holds, so later events are checked as before.
    if (step.what && !this.isBroken(event.stream)) this.findings.push({ where: whereOf(event), what: step.what });
    this.#heads.set(event.stream, { next: event.revision + 1n, hash, before: head.hash, latest: step.latest });
  }

  #inOrder(event: RawEvent): void {
    const { last, before } = this.#order;
    if (event.position >= (last?.position ?? -1n)) {
      this.#order = { last: event, before: last?.position ?? -1n };
    } else if (last && event.position >= before) {
      // Only the event that jumped ahead is out of place.
      this.#found(last, `stands at position ${last.position} before ${event.position}: reordered`);
      this.#order = { last: event, before };
    } else this.#found(event, `stands at position ${event.position} behind ${last?.position}: reordered`);
  }

  #gap(event: RawEvent, from: bigint): void {
    const to = event.revision - 1n;
    const which = from === to ? `revision ${from} is` : `revisions ${from} to ${to} are`;
    this.#gaps.push({
      stream: event.stream,
      from,
      to,
      finding: this.#found(event, `${which} missing before it: removed`),
    });
  }

  /** An earlier revision is the missing one, found later, or an extra one. */
  #outOfPlace(event: RawEvent): void {
    const { stream, revision } = event;
    const gap = this.#gaps.find((one) => one.stream === stream && one.from <= revision && revision <= one.to);
    if (!gap) this.#found(event, 'comes after an event that has this revision already: inserted');
    else gap.finding.what = `comes before revision ${revision}: reordered`;
  }

  #brokenLink(event: RawEvent, head: Head, { hash, previousHash }: { hash: string; previousHash: string }): void {
    const swapped = this.#wanted.get(hash);
    if (swapped) {
      swapped.what = 'does not follow its predecessor: the two are reordered';
    } else if (previousHash === head.before) {
      this.#found(event, `does not follow its predecessor but the one before: revision ${head.next - 1n} was inserted`);
    } else {
      const what = 'does not follow its predecessor: an event between the two was removed, or this one was inserted';
      this.#wanted.set(previousHash, this.#found(event, what));
    }
  }

  #found(event: Pick<RawEvent, 'stream' | 'revision'>, what: string): Finding {
    const finding = { where: whereOf(event), what };
    this.findings.push(finding);
    this.#broken.add(event.stream);
    return finding;
  }
}

export const whereOf = ({ stream, revision }: { stream: string; revision: bigint | string }): string =>
  `${stream} revision ${revision}`;
