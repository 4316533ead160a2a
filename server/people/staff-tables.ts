/** Of the staff: their second factor, and what they looked at. */
import type { ColumnType, Generated } from 'kysely';
import type { Role } from '../../schema/events/envelope.ts';
import type { AccessAct } from '../../schema/reference/access-acts.ts';
import type { SavedFilter } from '../ports/saved-filters.ts';

/** Sealed secrets: `next_secret` does nothing before a code of it has been typed. `recovery` holds keyed hashes. */
export type SecondFactorTable = {
  account_id: string;
  secret: Buffer | null;
  next_secret: Buffer | null;
  /** Of the last code that was used; int8. */
  last_step: Generated<string>;
  recovery: Generated<string[]>;
};

/** `counter` is int8; a key that counts nothing leaves it at 0. */
export type SecurityKeyTable = {
  id: string;
  account_id: string;
  public_key: Buffer;
  counter: ColumnType<string, string | number, string | number>;
  transports: string[];
  /** Browser and system in which it was added. */
  agent: string | null;
  added_at: Date;
  used_at: Date | null;
};

/** One for each session: a new one replaces the one before. */
export type KeyChallengeTable = { session_id: string; challenge: string; purpose: 'ADD' | 'SHOW'; until: Date };

/** A view: accounts that have an application or a key. */
export type FactorOnView = { account_id: string };

export type AccessLogTable = {
  place: ColumnType<bigint | string, number, never>;
  at: ColumnType<Date, string, never>;
  act: AccessAct;
  by_id: string;
  by_role: Role;
  subjects: string[];
  detail: string;
  case_number: string | null;
  previous_hash: string;
  hash: string;
};

export type QueryLogTable = {
  place: Generated<bigint | string>;
  asked_at: Generated<Date>;
  by_id: string;
  operation: string;
  milliseconds: number;
  rows: number;
  refused: string | null;
};

export type SavedFilterTable = SavedFilter & { account_id: string };

export type CaseOfPersonTable = { case_number: string; account_id: string };
