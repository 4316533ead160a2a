/**
 * Checks the hash chains of all streams at once, in log order. Unlike `verifyChain` it continues after a broken link.
 */
import { atRevision, type Finding, finding, type Said, say } from '../../../schema/reference/findings.ts';
import { chainStart, hashOf } from './envelope.ts';
import { stepBack } from './step-back.ts';
import { hashesIn, type RawEvent } from './verify-chain.ts';

/**
 * `before`: the hash of the second last event, which reveals an inserted event. `latest`: the time of the last write.
 * `position`: of the last event.
 */
type Head = {
  next: bigint;
  hash: string;
  before: string | undefined;
  latest: string | undefined;
  position: bigint;
};
/** `index`: of its finding, which a later event may explain. */
type Gap = { stream: string; from: bigint; to: bigint; event: At; index: number };
type At = Pick<RawEvent, 'stream' | 'revision'>;

export class Chains {
  readonly findings: Finding[] = [];
  readonly #heads = new Map<string, Head>();
  readonly #gaps: Gap[] = [];
  /** A missing predecessor's hash -> the finding about it. */
  readonly #wanted = new Map<string, { event: At; index: number }>();
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

  /** The position of its last event; undefined for an empty stream. */
  endOf(stream: string): bigint | undefined {
    return this.#heads.get(stream)?.position;
  }

  /** Later events of a stream with a finding need not match the earlier ones. */
  isBroken(stream: string): boolean {
    return this.#broken.has(stream);
  }

  take(event: RawEvent): void {
    const { hash, previousHash } = hashesIn(event.metadata);
    const { id, type, data } = event;
    if (hashOf({ id, type, data, metadata: Object(event.metadata) as object }) !== hash) {
      this.#found(event, say('CONTENT_CHANGED'));
    }
    const head = this.#heads.get(event.stream) ?? {
      next: 0n,
      hash: chainStart(event.stream),
      before: undefined,
      latest: undefined,
      position: event.position,
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
    if (step.back && !this.isBroken(event.stream)) this.findings.push(finding(atRevision(event), step.back));
    const { stream, revision, position } = event;
    this.#heads.set(stream, { next: revision + 1n, hash, before: head.hash, latest: step.latest, position });
  }

  #inOrder(event: RawEvent): void {
    const { last, before } = this.#order;
    if (event.position >= (last?.position ?? -1n)) {
      this.#order = { last: event, before: last?.position ?? -1n };
    } else if (last && event.position >= before) {
      // Only the event that jumped ahead is out of place.
      this.#found(last, say('STANDS_AHEAD', { position: last.position, other: event.position }));
      this.#order = { last: event, before };
    } else this.#found(event, say('STANDS_BEHIND', { position: event.position, other: last?.position ?? '' }));
  }

  #gap(event: RawEvent, from: bigint): void {
    const to = event.revision - 1n;
    const which = from === to ? say('REVISION_MISSING', { from }) : say('REVISIONS_MISSING', { from, to });
    this.#gaps.push({ stream: event.stream, from, to, event, index: this.#found(event, which) });
  }

  /** An earlier revision is the missing one, found later, or an extra one. */
  #outOfPlace(event: RawEvent): void {
    const { stream, revision } = event;
    const gap = this.#gaps.find((one) => one.stream === stream && one.from <= revision && revision <= one.to);
    if (!gap) this.#found(event, say('REVISION_TWICE'));
    else this.#explain(gap, say('BEFORE_EARLIER', { revision }));
  }

  #brokenLink(event: RawEvent, head: Head, { hash, previousHash }: { hash: string; previousHash: string }): void {
    const swapped = this.#wanted.get(hash);
    if (swapped) {
      this.#explain(swapped, say('SWAPPED'));
    } else if (previousHash === head.before) {
      this.#found(event, say('FOLLOWS_ONE_BEFORE', { revision: head.next - 1n }));
    } else {
      this.#wanted.set(previousHash, { event, index: this.#found(event, say('LINK_BROKEN')) });
    }
  }

  /** Returns the index of the finding. */
  #found(event: At, wrong: Said): number {
    this.#broken.add(event.stream);
    return this.findings.push(finding(atRevision(event), wrong)) - 1;
  }

  #explain({ event, index }: { event: At; index: number }, wrong: Said): void {
    this.findings[index] = finding(atRevision(event), wrong);
  }
}
