/** Finds a paper for a stranger who holds it; says nothing of whose it is. */
import type { PaperNumber } from '../../schema/values/paper-number.ts';
import type { StoredFile } from './files.ts';

/** By its number, or by the hash of the file or of a copy. */
export type PaperWish = { number: PaperNumber } | { hash: string };
export type FoundPaper = { file: StoredFile; copies: readonly string[] };

export type PaperChecks = {
  /** Never an upload of the borrower. */
  find(wish: PaperWish): Promise<FoundPaper | undefined>;
};
