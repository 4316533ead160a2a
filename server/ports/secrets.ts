/** Sealing of what must be kept but not read, with the person's own key; and finding it again without opening it: a keyed hash. */
import type { BorrowerId } from '../../schema/values/ids.ts';

/** The text was changed or moved, or the person was forgotten: no retry will open it. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

export type Secrets = {
  /** `place` (table, column and row) is authenticated with the text, so that a cell moved elsewhere does not open. */
  seal(owner: BorrowerId, place: string, plain: string): Promise<string>;
  /** @throws SealBroken */
  open(owner: BorrowerId, place: string, sealed: string): Promise<string>;
  /** A hash, hex, that only the person's own key makes again: with the key it is forgotten what it was made of. */
  hash(owner: BorrowerId, place: string, plain: string): Promise<string>;
  blindIndex(kind: 'iban' | 'card', value: string): string;
};
