/** Fixes the heads of the log under a signature. Hashes and keys live behind it; what was anchored when is the use-case's. */
import type { DailyAnchor } from '../../schema/events/anchor.ts';
import type { LocalDate } from '../../schema/values/local-date.ts';

/** The anchor before: the last position it covers, and the hash of its event. */
export type AnchorBefore = { position: bigint; hash: string };

/** What is known of an anchor outside of the ledger: its day and the hash of its event. */
export type KeptAnchor = { date: LocalDate; hash: string };

/** A place outside of the ledger where each anchor is written down, so that one taken away is missed. */
export type KeptAnchors = {
  /** In words, for whoever has to look there. */
  where: string;
  /** UNKNOWN: days were finished before anchors were kept here. */
  last(): Promise<KeptAnchor | 'UNKNOWN' | undefined>;
  /** Lasting once it answers; of the one kept last already, nothing. */
  keep(anchor: KeptAnchor): Promise<void>;
};

export type Anchors = {
  /**
   * Signed: every stream changed since `before` up to the head of the log. Undefined while the log is empty. `continued` where there is more
   * than one anchor may hold. @throws LedgerUnavailable
   */
  next(before: AnchorBefore | undefined, date: LocalDate): Promise<DailyAnchor | undefined>;
};
