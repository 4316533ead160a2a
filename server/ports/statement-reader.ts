/** A bank statement as its file states it; server/domain/statement/check.ts judges it. */
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';

export type Statement = {
  bank: string;
  holder: string;
  from: LocalDate;
  to: LocalDate;
  /** The card or account is still active. */
  active: boolean;
  /** Money in is positive, money out negative. */
  operations: readonly { on: LocalDate; amount: Tiyn }[];
};

export const STATEMENT_PROBLEMS = [
  /** No PDF, or too large. */
  'INVALID',
  /** A PDF that no known bank makes. */
  'FORMAT',
  /** Unreadable. */
  'NOT_PARSED',
  'ENCRYPTED',
  /** A program (JavaScript), a form that runs one, a command to open another program. */
  'SCRIPT',
  /** Other files inside. */
  'ATTACHMENT',
  /** Its table of contents leads in a circle. */
  'LOOP',
  /** A PDF that is something else too: a web page, an archive. */
  'MIXED',
  /** More pages, objects, memory or time than any statement needs. */
  'TOO_COMPLEX',
  /** Too many files are being read just now; this one may be fine. */
  'BUSY',
] as const;
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];

export type StatementRead = { statement: Statement; pages: number } | { problem: StatementProblem };

export type StatementReader = { read(content: Uint8Array): Promise<StatementRead> };
