/** Finds persons without reading them: by keyed hashes of what they are looked up by. */
import type { BorrowerId } from '../../schema/values/ids.ts';

export type PersonSearch = {
  byPhone(phone: string): Promise<readonly BorrowerId[]>;
  /** Whoever has stated this IIN, proved or not. */
  byIin(iin: string): Promise<readonly BorrowerId[]>;
  /** Persons whose name has all of these words, whole. */
  byName(words: readonly string[], limit: number): Promise<readonly BorrowerId[]>;
};
