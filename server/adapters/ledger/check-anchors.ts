/**
 * Verifies each anchor's signature, its predecessor and the heads of its streams. Needs the log in order, but no
 * server.
 */
import type { DailyAnchor, LogMove } from '../../../schema/events/anchor.ts';
import type { Instant } from '../../../schema/values/local-date.ts';
import { isHandedOver, isSigned } from './anchor-key.ts';
import type { Finding } from './chains.ts';
import { recorded, whyUnread } from './decode.ts';
import { chainStart } from './envelope.ts';
import { differenceOf, type HeadDifference } from './head-sketch.ts';
import { merkleRoot, type StreamHead } from './merkle.ts';
import { hashOfStored, type RawEvent } from './verify-chain.ts';

export type KnownAnchor = {
  anchor: DailyAnchor;
  where: string;
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
      this.findings.push({ where: 'anchor', what: 'there is none, though a key was given to check them with' });
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
    const { anchor, where, end } = this.#anchors[this.#at] as Known;
    const after = this.#anchors[this.#at - 1]?.end ?? 'start';
    const [heads, lost] = [this.#heads, anchor.streams - this.#heads.size];
    this.#heads = new Map();
    this.#at += 1;
    const stretch = `between positions ${after} and ${end}`;
    const say = (what: string) => this.findings.push({ where, what: `${what}${namesOf(anchor, heads)}` });
    if (lost > 0)
      say(`covers ${anchor.streams} streams that changed ${stretch}, ${lost} of which are not there: removed`);
    else if (lost < 0)
      say(`covers ${anchor.streams} streams that changed ${stretch}, and ${-lost} more stand there: inserted`);
    else if (merkleRoot(heads) !== anchor.merkleRoot) {
      say(`the ends of its ${anchor.streams} streams ${stretch} are not those signed: changed, removed or inserted`);
    }
  }

  #read(event: RawEvent): void {
    const where = `anchor revision ${event.revision}`;
    try {
      const read = recorded(event);
      if (read.type === 'DailyAnchored') {
        const { hash, recordedAt } = read.metadata;
        const { revision, data: anchor } = read;
        const known = { anchor, where: `${where} (${anchor.date})`, hash, recordedAt, revision, end: anchor.position };
        this.#signedAfter.set(known, this.last?.end ?? null);
        this.#anchors.push(known);
      } else if (read.type === 'LogMoved') this.#move(read.data, where);
      else this.findings.push({ where, what: `${read.type} is no anchor: inserted` });
    } catch (error) {
      this.findings.push({ where, what: `cannot be read: ${whyUnread(error)}` });
    }
  }

  #move({ ends }: LogMove, where: string): void {
    for (const { revision, position } of ends) {
      const moved = this.#anchors.find((known) => known.revision === revision);
      if (moved) moved.end = position;
      else this.findings.push({ where, what: `moves an anchor of revision ${revision}, which is not there` });
    }
  }

  #check(known: Known, before: Known | undefined, trusted: readonly string[]): void {
    const { anchor, where } = known;
    const say = (what: string) => this.findings.push({ where, what });
    if (!isSigned(anchor)) say('its signature is not true: forged or changed');
    if (!trusted.includes(anchor.publicKey)) say(`signed with another key: ${anchor.publicKey}`);
    if (anchor.previousAnchorHash !== (before?.hash ?? chainStart('anchor'))) {
      say('does not name the anchor before it: an anchor was removed, inserted or changed');
    }
    const keyBefore = before?.anchor.publicKey ?? anchor.publicKey;
    if (keyBefore !== anchor.publicKey && !isHandedOver(anchor, keyBefore))
      say('has another key than the anchor before it, which did not hand over to it');
    if (anchor.after !== this.#signedAfter.get(known)) say('does not begin where the anchor before it ends');
    if (before && anchor.date < before.anchor.date) say(`is of an earlier day than the one before it`);
  }
}

/** Whoever trusts a key trusts those that it handed over to, and those from which it took over. */
function withHandovers(anchors: readonly Known[], given: readonly string[]): readonly string[] {
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
function namesOf({ sketch }: DailyAnchor, heads: ReadonlyMap<string, StreamHead>): string {
  const found = sketch === undefined ? undefined : differenceOf(sketch, heads);
  if (!found || found.length === 0) return '';
  const streams = [...new Set(found.map(({ stream }) => stream))].sort();
  return `: ${streams.map((stream) => nameOf(stream, found)).join('; ')}`;
}

function nameOf(stream: string, found: readonly HeadDifference[]): string {
  const end = (by: 1 | -1) => found.find((one) => one.stream === stream && one.by === by)?.revision;
  const [signed, there] = [end(1), end(-1)];
  if (there === undefined) return `${stream} up to revision ${signed} is not there`;
  if (signed === undefined) return `${stream} up to revision ${there} was not signed`;
  return `${stream} ends at revision ${there}, signed was ${signed}${signed === there ? ' of another content' : ''}`;
}
