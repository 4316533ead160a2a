/** What visitors do on the pages, and what fails on their devices: no personal data; rows go away by themselves. */
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';

export type BehaviourKind = 'CREATE' | 'MC' | 'MCA' | 'FACE_DEVICE';
export type BehaviourEntry = {
  readonly kind: BehaviourKind;
  /** The path without ids and query; for a face check the vendor. */
  readonly page: string;
  /** The name of a field; for a face check what failed. */
  readonly field: string;
  /** How long the typed value was. */
  readonly size: number;
  /** The same key of the same caller is kept once. */
  readonly key: string;
};
export type BehaviourCount = Pick<BehaviourEntry, 'kind' | 'page' | 'field'> & { readonly count: number };

export type BehaviourStore = {
  /** Also removes what is older than `until`. */
  keep(
    who: { borrowerId: BorrowerId | null; caller: string },
    entries: readonly BehaviourEntry[],
    at: Instant,
    until: Instant,
  ): Promise<void>;
  /** The most frequent first. */
  counts(since: Instant, limit: number): Promise<readonly BehaviourCount[]>;
};
