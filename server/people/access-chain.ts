/** Checks the access log as kept, row by row. */
import { createHash } from 'node:crypto';
import type { AccessChecked, KeptAccess } from '../ports/access-log.ts';

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
  #head: AccessChecked['head'] = { place: 0, hash: BEGINNING };
  readonly #wanted: ReadonlySet<string>;
  readonly #seen = new Set<string>();

  /** @param kept hashes that an auditor has kept from earlier visits */
  constructor(kept: readonly string[] = []) {
    this.#wanted = new Set(kept);
  }

  get head(): AccessChecked['head'] {
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
    this.#head = { place, hash };
  }

  /** After the last row. */
  finish(): void {
    for (const hash of this.#wanted)
      if (!this.#seen.has(hash))
        this.findings.push({
          where: `the row you kept, ${hash}`,
          what: 'is not there: removed, or the log was written anew',
        });
  }
}
