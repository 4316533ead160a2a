/** Who among the staff looked at whom, and under which case. Each row carries the hash of the row before it. */
import type { Role } from '../../schema/events/envelope.ts';
import type { AccessAct } from '../../schema/reference/access-acts.ts';
import type { Finding } from '../../schema/reference/findings.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';

export type AccessEntry = {
  readonly act: AccessAct;
  readonly by: { readonly id: string; readonly role: Role };
  /** Ids of the persons or loans concerned; empty where nothing was found. */
  readonly subjects: readonly string[];
  /** A code: by what was searched, which field was unmasked, why. */
  readonly detail: string;
  readonly caseNumber: string | null;
};

export type KeptAccess = AccessEntry & {
  readonly place: number;
  readonly at: Instant;
  readonly hash: string;
  readonly previousHash: string;
};

/** The last row; place 0 of an empty log. */
export type AccessHead = { readonly place: number; readonly hash: string };
/** What an anchor says that the log ended with (R36). */
export type AnchoredAccess = AccessHead & { readonly day: LocalDate };

/** `head`: an auditor keeps its hash to prove all that stands up to it. */
export type AccessChecked = {
  readonly head: AccessHead;
  readonly findings: readonly Finding[];
};

/** `subject`: a person or loan concerned; `by`: who looked or tried. */
export type AccessFilter = {
  readonly subject?: string | undefined;
  readonly by?: string | undefined;
  readonly caseNumber?: string | undefined;
  readonly acts?: readonly AccessAct[] | undefined;
};

export type AccessLog = {
  append(entry: AccessEntry): Promise<void>;
  /** In one transaction, in this order. */
  appendAll(entries: readonly AccessEntry[]): Promise<void>;
  /** Whose case it is: of the person who was first asked for under its number. */
  personOfCase(caseNumber: string, asked: BorrowerId): Promise<string>;
  head(): Promise<AccessHead>;
  /** What stands after this place in its order, page by page. */
  rows(after?: number): AsyncIterable<readonly KeptAccess[]>;
  /** Every hash and link; `kept`: hashes of rows that an auditor has kept. */
  check(kept?: readonly string[], anchored?: readonly AnchoredAccess[]): Promise<AccessChecked>;
  /** The newest first. */
  page(
    wanted: AccessFilter & { readonly first: number; readonly before?: bigint | undefined },
  ): Promise<{ rows: readonly KeptAccess[]; hasNextPage: boolean }>;
};
