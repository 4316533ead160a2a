/** Encrypts with the person's own key what must be kept but not read, and finds it again by a keyed hash. */
import type { BorrowerId } from '../../schema/values/ids.ts';

/** The text was changed or moved, or the person was erased: no retry will open it. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

export type Secrets = {
  /** `place` (table, column and row) is authenticated with the text, so that a moved cell does not open. */
  seal(owner: BorrowerId, place: string, plain: string): Promise<string>;
  /** @throws SealBroken */
  open(owner: BorrowerId, place: string, sealed: string): Promise<string>;
  /** A hash, hex, that needs the person's own key; without the key it means nothing. */
  hash(owner: BorrowerId, place: string, plain: string): Promise<string>;
  /** Under each key of the indexes, the present one first. */
  blindIndexes(kind: 'iban' | 'card', value: string): readonly [string, ...string[]];
};

/** For what belongs to nobody that we know, or to several people. The sealed text carries its own key. */
export type Sealer = { seal(place: string, plain: string): string; open(place: string, sealed: string): string };
