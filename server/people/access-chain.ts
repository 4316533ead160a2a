/** Checks the access log as kept, row by row. */
import { createHash } from 'node:crypto';
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
    const found = (what: string) => this.findings.push({ where: `access ${place}`, what });
    if (place !== this.#head.place + 1) found(`stands after ${this.#head.place}: rows between them are missing`);
    else if (previousHash !== this.#head.hash)
      found('does not follow the row before it: inserted, or that one changed');
    if (hashOfAccess(row) !== hash) found('is not what its hash says: changed after it was written');
    if (this.#wanted.has(hash)) this.#seen.add(hash);
    for (const anchor of this.#anchoredAt.get(place) ?? [])
      if (anchor.hash !== hash) found(`is not the row that ${anchor.where} signed: the log was written anew`);
    this.#head = { place, hash };
  }

  /** After the last row. */
  finish(): void {
    const ends = this.#anchored.find(({ place }) => place > this.#head.place);
    if (ends)
      this.findings.push({
        where: `access ${this.#head.place}`,
        what: `is the last row, and ${ends.where} signed ${ends.place} rows: the end was cut off`,
      });
    for (const hash of this.#wanted)
      if (!this.#seen.has(hash))
        this.findings.push({
          where: `the row you kept, ${hash}`,
          what: 'is not there: removed, or the log was written anew',
        });
  }
}
