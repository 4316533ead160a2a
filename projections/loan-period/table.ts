/**
 * Each disbursed loan on both axes of time: business days `from_date` to `to_date` (exclusive), as known from
 * `known_from` to `known_to`. Open ends are null. Portfolio at risk on any date, as known at any time, is SQL over
 * these rows (R34).
 */
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import type { PpmPerDay } from '../../schema/values/money.ts';
import { date, defineTable, instant, int8, money, nullable, type RowOf, text, uuid } from '../table.ts';

export const LOAN_PERIOD = defineTable({
  name: 'loan_period',
  columns: {
    loan_id: uuid<LoanId>(),
    from_date: date(),
    to_date: nullable(date()),
    known_from: instant(),
    known_to: nullable(instant()),
    /** A later day of which something was known before this row: then the row is of a correction. */
    known_later: nullable(date()),
    status: text<LoanStatus>(),
    principal: money(),
    /** Interest owed at `accrued_through`; later days add principal x rate. */
    accrued: money(),
    penalty: money(),
    premium: money(),
    /** The part of `premium` that was not earned yet at `accrued_through` (D0252). */
    unearned: money(),
    accrued_through: date(),
    /**
     * Economical price: the lawful maximum so far, and the day from which the present principal counts; null if the
     * limit follows the disbursed amount.
     */
    ceiling_through: nullable(date()),
    ceiling: nullable(money()),
    /** Zero while no interest accrues. */
    rate: int8<PpmPerDay>(),
    contract_rate: int8<PpmPerDay>(),
    overdue_since: nullable(date()),
    /** The first day on which the loan is late unless something is paid, whether or not an end of day has said so. */
    late_from: nullable(date()),
    issued_on: date(),
  },
  key: ['loan_id', 'from_date', 'known_from'],
  owner: 'loan_id',
  indexes: [
    // What stands on a day, as known now: the figures of analysts are read from the index alone.
    `(coalesce(to_date, 'infinity'), from_date)
      include (loan_id, to_date, known_from, status, principal, accrued, penalty, overdue_since, late_from, issued_on)
      where known_to is null`,
    // Where interest runs: of the loans that stand on a day, most have ended.
    `(coalesce(to_date, 'infinity'), from_date)
      include (loan_id, to_date, status, principal, rate, accrued_through, late_from, known_later, ceiling_through,
        ceiling)
      where known_to is null and rate > 0`,
    `(overdue_since) include (loan_id, from_date, to_date, known_from, status, principal, issued_on)
      where known_to is null and overdue_since is not null`,
    // What was believed and is replaced: with the first index it answers what was known at a moment.
    `(known_to)
      include (loan_id, from_date, to_date, known_from, status, principal, accrued, penalty, overdue_since, issued_on)
      where known_to is not null`,
  ],
});

export type LoanPeriodRow = RowOf<typeof LOAN_PERIOD>;
export type LoanPeriodTables = { loan_period: LoanPeriodRow };
