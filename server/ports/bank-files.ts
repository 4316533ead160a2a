/** A bank that is reached by files: orders go out, answers and statements come in (D0118). */
import type { BankSide } from '../../schema/events/bank.ts';
import type { Iban } from '../../schema/values/iban.ts';
import type { PaymentId } from '../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { WholeStatement } from '../domain/bank/parts.ts';
import type { PaidIn } from './incoming-provider.ts';

/** The money of a payout came back after it had been paid. */
export type PayoutReturn = { key: string; externalId: string; code: string; operatedAt: Instant };

export type BankFiles = {
  /** Writes waiting orders to a file, puts files out, reads what the bank has left. */
  exchange(): Promise<void>;
  /** Money of statements that the ledger does not know yet. */
  came(): Promise<readonly PaidIn[]>;
  counted(externalId: string): Promise<void>;
  returned(): Promise<readonly PayoutReturn[]>;
  /** False: the ledger cannot follow, and the operator sees it. */
  told(key: string, followed: boolean): Promise<void>;
  readonly statements: BankStatements;
};

/**
 * PAYOUT, RETURN: of an order of ours. INCOMING: money for the ledger to take. PROVIDER: a payment organisation
 * settles. SETTLED: what the office has settled. OTHER, ASK: nothing that the ledger knows.
 */
export type LineKind = 'PAYOUT' | 'RETURN' | 'INCOMING' | 'PROVIDER' | 'SETTLED' | 'OTHER' | 'ASK';
export type StatementLine = {
  readonly id: string;
  readonly on: LocalDate;
  /** Credits are positive. */
  readonly amount: Tiyn;
  readonly kind: LineKind;
  /** As the ledger has counted it; null before. */
  readonly side: BankSide | null;
  /** Of the payment order, in letters and digits alone. */
  readonly number: string | null;
};
export type UnpostedStatement = Omit<WholeStatement, 'lines'> & {
  readonly id: string;
  /** Those that no statement before has listed. */
  readonly lines: readonly StatementLine[];
};

export type BankStatements = {
  /** Statements that the ledger does not have yet, the oldest first. */
  unposted(): Promise<readonly UnpostedStatement[]>;
  markPosted(id: string): Promise<void>;
  /** Which side the ledger counts these lines on, noted before it does. */
  place(side: BankSide, ids: readonly string[]): Promise<void>;
  /** Recent lines with a number that may be a settlement of the office. */
  unexplained(): Promise<readonly StatementLine[]>;
  /** False where the settlement is another line already. */
  settledBy(id: string, settlement: PaymentId): Promise<boolean>;
  /** Lines counted on the other side that are of one of these kinds by now. */
  aside(kinds: readonly LineKind[]): Promise<readonly { readonly account: Iban; readonly line: StatementLine }[]>;
};
