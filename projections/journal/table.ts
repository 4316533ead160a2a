/** Every posting of every event, and the turnover of each account by day. Debit positive, credit negative. */
import type { Account } from '../../schema/reference/accounts.ts';
import { date, defineTable, instant, int4, int8, money, type RowOf, text, total } from '../table.ts';

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
  // The office asks for the open balance of these accounts by borrower or contract.
  indexes: ["(account, stream) where account in ('reversal-receivable', 'buyer-payable', 'cession-proceeds')"],
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

export type JournalEntryRow = RowOf<typeof JOURNAL_ENTRY>;
export type JournalDayRow = RowOf<typeof JOURNAL_DAY>;
export type JournalTables = { journal_entry: JournalEntryRow; journal_day: JournalDayRow };
