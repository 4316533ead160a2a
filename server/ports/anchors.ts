/** Fixes the heads of the log under a signature; hashes and keys stay behind this port. */
import type { DailyAnchor } from '../../schema/events/anchor.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';

/** The last position that the previous anchor covers, the hash of its event, and the key that signed it. */
export type AnchorBefore = { position: bigint; hash: string; publicKey: string };

/** What is known of an anchor outside the ledger: its day and the hash of its event. */
export type KeptAnchor = { date: LocalDate; hash: string };

/** A place outside the ledger that keeps each anchor, so that a removed one is noticed. */
export type KeptAnchors = {
  /** In words, for the person who looks there. */
  where: string;
  /** UNKNOWN: days were closed before anchors were kept here. */
  last(): Promise<KeptAnchor | 'UNKNOWN' | undefined>;
  /** Durable once it resolves; repeating the last anchor changes nothing. */
  keep(anchor: KeptAnchor): Promise<void>;
};

export type Anchors = {
  /**
   * The signed anchor of every stream changed since `before`; undefined while the log is empty, `continued` where one
   * anchor cannot hold them all. `through`: no event after that position. @throws LedgerUnavailable
   */
  next(before: AnchorBefore | undefined, date: LocalDate, through?: bigint): Promise<DailyAnchor | undefined>;
};
