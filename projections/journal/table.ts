/**
 * Every posting of every event, the turnover of each account by day, and what each event of a loan earned or cost.
 * Debit positive, credit negative.
 */
import type { Account } from '../../schema/reference/accounts.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { date, defineTable, instant, int4, int8, money, type RowOf, text, total, uuid } from '../table.ts';

export const JOURNAL_ENTRY = defineTable({
  name: 'journal_entry',
  columns: {
    stream: text(),
    revision: int8(),
    line: int4(),
    /** Commit position of the event. */
    position: int8(),
    type: text(),
    business_date: date(),
    recorded_at: instant(),
    account: text<Account>(),
    amount: money(),
  },
  key: ['stream', 'revision', 'line'],
  appendOnly: true,
  indexes: [
    // Asked for by borrower, contract or account at a bank.
    "(account, stream) where account in ('reversal-receivable', 'buyer-payable', 'cession-proceeds', 'bank')",
    "(type) include (amount) where account = 'insurer-payable'",
  ],
});

/** A trial balance on any date sums days instead of postings. */
export const JOURNAL_DAY = defineTable({
  name: 'journal_day',
  columns: {
    business_date: date(),
    account: text<Account>(),
    debit: total(),
    /** Tiyn, positive. */
    credit: total(),
    postings: int8(),
  },
  key: ['business_date', 'account'],
});

export type IncomeColumn =
  | 'principal'
  | 'interest'
  | 'penalty'
  | 'premium'
  | 'bonus_cost'
  | 'waived'
  | 'written_off'
  | 'recovered';
/** The accounts by which analysts count income, and the columns of LOAN_TURNOVER. */
export const INCOME_COLUMNS: { readonly [A in Account]?: IncomeColumn } = {
  principal: 'principal',
  'interest-income': 'interest',
  'penalty-income': 'penalty',
  'premium-income': 'premium',
  'bonus-expense': 'bonus_cost',
  waived: 'waived',
  'write-off': 'written_off',
  'recovery-income': 'recovered',
};

/** One row for each event of a loan, its claim or its bonuses that moves one of these accounts. */
export const LOAN_TURNOVER = defineTable({
  name: 'loan_turnover',
  columns: {
    /** Commit position of the event. */
    position: int8(),
    loan_id: uuid<LoanId>(),
    business_date: date(),
    recorded_at: instant(),
    principal: money(),
    interest: money(),
    penalty: money(),
    premium: money(),
    bonus_cost: money(),
    waived: money(),
    written_off: money(),
    recovered: money(),
  },
  key: ['position'],
  appendOnly: true,
});

/** The statements of the lender's bank accounts, each reading of a day a row (R850). */
export const BANK_STATEMENT = defineTable({
  name: 'bank_statement',
  columns: {
    /** Commit position of the event. */
    position: int8(),
    stream: text(),
    account: text(),
    from_date: date(),
    to_date: date(),
    opening: money(),
    closing: money(),
    clearing: money(),
    other: money(),
    recorded_at: instant(),
    document_hash: text(),
  },
  key: ['position'],
  appendOnly: true,
});

/** What the office settled through a bank account, by the payment order that a line of a statement names (R853). */
export const OFFICE_SETTLEMENT = defineTable({
  name: 'office_settlement',
  columns: {
    settlement_id: uuid<PaymentId>(),
    reference: text(),
    /** Tiyn; positive came in. */
    amount: money(),
  },
  key: ['settlement_id'],
  appendOnly: true,
  indexes: ['(reference)'],
});

export type JournalEntryRow = RowOf<typeof JOURNAL_ENTRY>;
export type JournalDayRow = RowOf<typeof JOURNAL_DAY>;
export type BankStatementRow = RowOf<typeof BANK_STATEMENT>;
export type JournalTables = {
  journal_entry: JournalEntryRow;
  journal_day: JournalDayRow;
  bank_statement: BankStatementRow;
  office_settlement: RowOf<typeof OFFICE_SETTLEMENT>;
};
