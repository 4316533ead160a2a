/** A bank statement as its file says it. Whether it is good enough is not asked here (server/domain/statement/check.ts). */
import type { LocalDate } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';

export type Statement = {
  bank: string;
  holder: string;
  from: LocalDate;
  to: LocalDate;
  /** The card or account behind it still works. */
  active: boolean;
  /** Money in is positive, money out negative. */
  operations: readonly { on: LocalDate; amount: Tiyn }[];
};

/** INVALID: no PDF, or too large; FORMAT: a PDF that no known bank makes; NOT_PARSED: a known bank's, yet unreadable. */
export type StatementRead = { statement: Statement; pages: number } | { problem: 'INVALID' | 'FORMAT' | 'NOT_PARSED' };

export type StatementReader = { read(content: Uint8Array): StatementRead };
