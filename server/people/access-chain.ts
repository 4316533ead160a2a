/** Checks the access log as kept, row by row. */
import { createHash } from 'node:crypto';
import { finding, type Said, say } from '../../schema/reference/findings.ts';
import type { AccessChecked, AccessHead, AnchoredAccess, KeptAccess } from '../ports/access-log.ts';

export const BEGINNING = '0'.repeat(64);

/** Over every column, in a fixed order. */
export const hashOfAccess = ({
  place,
  at,
  act,
  by,
  subjects,
  detail,
  caseNumber,
  previousHash,
}: Omit<KeptAccess, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([place, at, act, by.id, by.role, subjects, detail, caseNumber, previousHash]))
    .digest('hex');

export class AccessCheck {
  readonly findings: AccessChecked['findings'][number][] = [];
  #head: AccessHead = { place: 0, hash: BEGINNING };
  readonly #wanted: ReadonlySet<string>;
  readonly #seen = new Set<string>();
  readonly #anchored: readonly AnchoredAccess[];
  readonly #anchoredAt: ReadonlyMap<number, readonly AnchoredAccess[]>;

  /** @param kept hashes that an auditor has kept from earlier visits */
  constructor(kept: readonly string[] = [], anchored: readonly AnchoredAccess[] = []) {
    this.#wanted = new Set(kept);
    this.#anchored = anchored;
    this.#anchoredAt = Map.groupBy(anchored, ({ place }) => place);
  }

  get head(): AccessHead {
    return this.#head;
  }

  /** In the order of the places. */
  take(row: KeptAccess): void {
    const { place, hash, previousHash } = row;
    const found = (said: Said) => this.findings.push(finding(say('ACCESS_ROW', { place }), said));
    if (place !== this.#head.place + 1) found(say('ROWS_MISSING', { place: this.#head.place }));
    else if (previousHash !== this.#head.hash) found(say('ROW_LINK'));
    if (hashOfAccess(row) !== hash) found(say('CONTENT_CHANGED'));
    if (this.#wanted.has(hash)) this.#seen.add(hash);
    for (const anchor of this.#anchoredAt.get(place) ?? [])
      if (anchor.hash !== hash) found(say('NOT_THE_ROW_SIGNED', { day: anchor.day }));
    this.#head = { place, hash };
  }

  /** After the last row. */
  finish(): void {
    const ends = this.#anchored.find(({ place }) => place > this.#head.place);
    if (ends)
      this.findings.push(
        finding(
          say('ACCESS_ROW', { place: this.#head.place }),
          say('END_CUT_OFF', { day: ends.day, rows: ends.place }),
        ),
      );
    for (const hash of this.#wanted)
      if (!this.#seen.has(hash)) this.findings.push(finding(say('KEPT_ROW', { hash }), say('KEPT_ROW_GONE')));
  }
}
