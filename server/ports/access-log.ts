/** Who among the staff looked at whom, and under which case. Each row carries the hash of the row before it. */
import type { Role } from '../../schema/events/envelope.ts';
import type { AccessAct } from '../../schema/reference/access-acts.ts';
import type { Instant } from '../../schema/values/local-date.ts';

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

export type AccessLog = { append(entry: AccessEntry): Promise<void> };
