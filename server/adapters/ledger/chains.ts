/**
 * Checks the hash chains of all streams at once, in log order. Unlike `verifyChain` it continues after a broken link.
 */
import { atRevision, type Finding, finding, type Said, say } from '../../../schema/reference/findings.ts';
import { chainStart, hashOf } from './envelope.ts';
import { Knot } from './knot.ts';
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
  /** Undefined where a later event explained several by one. */
  readonly #found: (Finding | undefined)[] = [];
  readonly #heads = new Map<string, Head>();
  readonly #gaps: Gap[] = [];
  /** Of streams whose order was changed. */
  readonly #knots = new Map<string, Knot>();
  readonly #broken = new Set<string>();
  /** The event with the highest position, and the position before it. */
  #order: { last: Pick<RawEvent, 'stream' | 'revision' | 'position'> | undefined; before: bigint } = {
    last: undefined,
    before: -1n,
  };

  get findings(): readonly Finding[] {
    return this.#found.filter((one) => one !== undefined);
  }

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
      this.#say(event, say('CONTENT_CHANGED'));
    }
    const head = this.#heads.get(event.stream) ?? {
      next: 0n,
      hash: chainStart(event.stream),
      before: undefined,
      latest: undefined,
      position: event.position,
    };
    if (event.revision < head.next) {
      this.#outOfPlace(event, head);
      return;
    }
    if (event.revision > head.next) this.#gap(event, head);
    else if (previousHash !== head.hash) this.#brokenLink(event, head);
    else this.#inOrder(event);
    const step = stepBack(head.latest, event);
    // The chain still holds, so later events are checked as before.
    if (step.back && !this.isBroken(event.stream)) this.#found.push(finding(atRevision(event), step.back));
    const { stream, revision, position } = event;
    const end = this.#knotted(event) ?? hash;
    this.#heads.set(stream, { next: revision + 1n, hash: end, before: head.hash, latest: step.latest, position });
  }

  /** The hash that the next event follows, once the events of a knot make a chain again. */
  #knotted(event: RawEvent): string | undefined {
    const { stream, revision } = event;
    const knot = this.#knots.get(stream);
    const closed = knot?.take({ revision, ...hashesIn(event.metadata) });
    if (closed || knot?.isLost) this.#knots.delete(stream);
    if (!knot || !closed) return undefined;
    const [first, last] = [closed.displaced[0], closed.displaced.at(-1)];
    if (first === undefined || last === undefined) return closed.end;
    for (const index of knot.findings) this.#found[index] = undefined;
    const said = closed.displaced.length === 2 ? say('SWAPPED', { other: last }) : say('SHUFFLED', { last });
    this.#say({ stream, revision: first }, said);
    return closed.end;
  }

  #inOrder(event: RawEvent): void {
    const { last, before } = this.#order;
    if (event.position >= (last?.position ?? -1n)) {
      this.#order = { last: event, before: last?.position ?? -1n };
    } else if (last && event.position >= before) {
      // Only the event that jumped ahead is out of place.
      this.#say(last, say('STANDS_AHEAD', { position: last.position, other: event.position }));
      this.#order = { last: event, before };
    } else this.#say(event, say('STANDS_BEHIND', { position: event.position, other: last?.position ?? '' }));
  }

  #gap(event: RawEvent, head: Head): void {
    const [from, to] = [head.next, event.revision - 1n];
    const which = from === to ? say('REVISION_MISSING', { from }) : say('REVISIONS_MISSING', { from, to });
    const index = this.#inKnot(event, head, which);
    this.#gaps.push({ stream: event.stream, from, to, event, index });
  }

  /** An earlier revision is the missing one, found later, or an extra one. */
  #outOfPlace(event: RawEvent, head: Head): void {
    const { stream, revision } = event;
    const gap = this.#gaps.find((one) => one.stream === stream && one.from <= revision && revision <= one.to);
    if (!gap) {
      this.#say(event, say('REVISION_TWICE'));
      return;
    }
    this.#found[gap.index] = finding(atRevision(gap.event), say('BEFORE_EARLIER', { revision }));
    const end = this.#knotted(event);
    if (end !== undefined) this.#heads.set(stream, { ...head, hash: end });
  }

  #brokenLink(event: RawEvent, head: Head): void {
    const { previousHash } = hashesIn(event.metadata);
    if (previousHash !== head.before) this.#inKnot(event, head, say('LINK_BROKEN'));
    else this.#inKnot(event, head, say('FOLLOWS_ONE_BEFORE', { revision: head.next - 1n }));
  }

  /** Returns the index of the finding. */
  #inKnot(event: RawEvent, { next: revision, hash: previousHash }: Head, wrong: Said): number {
    const knot = this.#knots.get(event.stream) ?? new Knot({ revision, previousHash });
    this.#knots.set(event.stream, knot);
    const index = this.#say(event, wrong);
    knot.findings.push(index);
    return index;
  }

  /** Returns the index of the finding. */
  #say(event: At, wrong: Said): number {
    this.#broken.add(event.stream);
    return this.#found.push(finding(atRevision(event), wrong)) - 1;
  }
}
