/**
 * Verifies each anchor's signature, its predecessor and the heads of its streams. Needs the log in order, but no
 * server.
 */
import type { DailyAnchor, LogMove } from '../../../schema/events/anchor.ts';
import { type Finding, finding, type Said, say, withParts } from '../../../schema/reference/findings.ts';
import { unreadable } from '../../../schema/reference/said-by.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import { isHandedOver, isSigned } from './anchor-key.ts';
import { recorded } from './decode.ts';
import { chainStart } from './envelope.ts';
import { differenceOf, type HeadDifference } from './head-sketch.ts';
import { merkleRoot, type StreamHead } from './merkle.ts';
import { hashOfStored, type RawEvent } from './verify-chain.ts';

export type KnownAnchor = {
  anchor: DailyAnchor;
  place: Said;
  hash: string;
  recordedAt: Instant;
  revision: bigint;
  /** Where it ends in this log: elsewhere than signed once the log was moved (R700). */
  end: bigint;
};
type Known = KnownAnchor;

export class AnchorCheck {
  readonly findings: Finding[] = [];
  readonly #anchors: Known[] = [];
  /** Where the anchor before each one stood when that one was signed. */
  readonly #signedAfter = new Map<Known, bigint | null>();
  #at = 0;
  #heads = new Map<string, StreamHead>();
  /** Events without an anchor. */
  loose = 0;
  /** Events that each anchor adds to those before it. */
  readonly #covered = new Map<Known, number>();

  /**
   * @param events all events of the stream `anchor`, in order
   * @param keys public keys that may have signed (SPKI, DER, base64); none: the key that the first anchor names
   */
  constructor(events: readonly RawEvent[], keys: readonly string[]) {
    for (const event of events) this.#read(event);
    const given = keys.length > 0 ? keys : this.#anchors.slice(0, 1).map(({ anchor }) => anchor.publicKey);
    const trusted = withHandovers(this.#anchors, given);
    for (const [index, known] of this.#anchors.entries()) this.#check(known, this.#anchors[index - 1], trusted);
    if (keys.length > 0 && this.#anchors.length === 0) {
      this.findings.push(finding(say('ANCHORS'), say('NO_ANCHOR_FOR_KEY')));
    }
  }

  get known(): readonly Known[] {
    return this.#anchors;
  }

  get count(): number {
    return this.#anchors.length;
  }

  get last(): Known | undefined {
    return this.#anchors.at(-1);
  }

  /** Events after this anchor. */
  after(known: Known): number {
    const later = this.#anchors.slice(this.#anchors.indexOf(known) + 1);
    return later.reduce((sum, one) => sum + (this.#covered.get(one) ?? 0), this.loose);
  }

  /** Takes every event but the anchors. */
  take(event: RawEvent): void {
    while (event.position > (this.#open?.end ?? event.position)) this.#close();
    const open = this.#open;
    if (open) this.#covered.set(open, (this.#covered.get(open) ?? 0) + 1);
    if (!open) this.loose += 1;
    else if (event.position > (this.#anchors[this.#at - 1]?.end ?? -1n)) {
      this.#heads.set(event.stream, { revision: event.revision, hash: hashOfStored(event) });
    }
  }

  /** `upTo`: anchors of later positions are left to the next audit. */
  finish(upTo?: bigint): void {
    while (this.#open && this.#open.end <= (upTo ?? this.#open.end)) this.#close();
  }

  get #open(): Known | undefined {
    return this.#anchors[this.#at];
  }

  #close(): void {
    const { anchor, place, end } = this.#anchors[this.#at] as Known;
    const after = this.#anchors[this.#at - 1]?.end ?? 0n;
    const [heads, lost] = [this.#heads, anchor.streams - this.#heads.size];
    this.#heads = new Map();
    this.#at += 1;
    const { streams } = anchor;
    const found = (said: Said) => this.findings.push(finding(place, withParts(said, namesOf(anchor, heads))));
    if (lost > 0) found(say('STREAMS_LOST', { streams, after, end, lost }));
    else if (lost < 0) found(say('STREAMS_ADDED', { streams, after, end, more: -lost }));
    else if (merkleRoot(heads) !== anchor.merkleRoot) found(say('ENDS_DIFFER', { streams, after, end }));
  }

  #read(event: RawEvent): void {
    const place = say('ANCHOR_REVISION', { revision: event.revision });
    try {
      const read = recorded(event);
      if (read.type === 'DailyAnchored') {
        const { hash, recordedAt } = read.metadata;
        const { revision, data: anchor } = read;
        const at = say('ANCHOR', { revision, day: anchor.date });
        const known = { anchor, place: at, hash, recordedAt, revision, end: anchor.position };
        this.#signedAfter.set(known, this.last?.end ?? null);
        this.#anchors.push(known);
      } else if (read.type === 'LogMoved') this.#move(read.data, place);
      else this.findings.push(finding(place, say('NOT_AN_ANCHOR', { event: read.type })));
    } catch (error) {
      this.findings.push(finding(place, unreadable(error)));
    }
  }

  #move({ ends }: LogMove, place: Said): void {
    for (const { revision, position } of ends) {
      const moved = this.#anchors.find((known) => known.revision === revision);
      if (moved) moved.end = position;
      else this.findings.push(finding(place, say('MOVES_NO_ANCHOR', { revision })));
    }
  }

  #check(known: Known, before: Known | undefined, trusted: readonly string[]): void {
    const { anchor, place } = known;
    const found = (said: Said) => this.findings.push(finding(place, said));
    if (!isSigned(anchor)) found(say('SIGNATURE_FALSE'));
    if (!trusted.includes(anchor.publicKey)) found(say('OTHER_KEY', { key: anchor.publicKey }));
    if (anchor.previousAnchorHash !== (before?.hash ?? chainStart('anchor'))) {
      found(say('ANCHOR_LINK'));
    }
    const keyBefore = before?.anchor.publicKey ?? anchor.publicKey;
    if (keyBefore !== anchor.publicKey && !isHandedOver(anchor, keyBefore)) found(say('KEY_NOT_HANDED_OVER'));
    if (anchor.after !== this.#signedAfter.get(known)) found(say('ANCHOR_BEGINS_ELSEWHERE'));
    if (before && anchor.date < before.anchor.date) found(say('ANCHOR_EARLIER'));
  }
}

/** Whoever trusts a key trusts those that it handed over to, and those from which it took over. */
export function withHandovers(anchors: readonly Pick<Known, 'anchor'>[], given: readonly string[]): readonly string[] {
  const trusted = new Set(given);
  const handovers = anchors.flatMap(({ anchor }) =>
    anchor.former && isSigned(anchor) && isHandedOver(anchor, anchor.former.publicKey)
      ? [[anchor.former.publicKey, anchor.publicKey] as const]
      : [],
  );
  for (const [from, to] of handovers) if (trusted.has(from)) trusted.add(to);
  // A later anchor holds the hashes of all before it, so its key vouches for them.
  for (const [from, to] of handovers.toReversed()) if (trusted.has(to)) trusted.add(from);
  return [...trusted];
}

/** Empty for anchors without a sketch, or if too many streams differ. */
function namesOf({ sketch }: DailyAnchor, heads: ReadonlyMap<string, StreamHead>): readonly Said[] {
  const found = sketch === undefined ? undefined : differenceOf(sketch, heads);
  if (!found) return [];
  const streams = [...new Set(found.map(({ stream }) => stream))].sort();
  return streams.map((stream) => nameOf(stream, found));
}

function nameOf(stream: string, found: readonly HeadDifference[]): Said {
  const end = (by: 1 | -1) => found.find((one) => one.stream === stream && one.by === by)?.revision;
  const [signed, there] = [end(1), end(-1)];
  if (there === undefined) return say('END_GONE', { stream, revision: signed ?? '' });
  if (signed === undefined) return say('END_UNSIGNED', { stream, revision: there });
  if (signed === there) return say('END_OTHER_CONTENT', { stream, revision: there });
  return say('END_OTHER', { stream, there, signed });
}
