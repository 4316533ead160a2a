/** Each event with its effect on every balance. */
import type { Role } from '../../schema/events/envelope.ts';
import type { LoanEventType } from '../../schema/events/loan.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { date, defineTable, instant, int8, money, type RowOf, text, uuid } from '../table.ts';

export const TIMELINE = defineTable({
  name: 'loan_timeline',
  columns: {
    loan_id: uuid<LoanId>(),
    revision: int8(),
    position: int8(),
    event_id: uuid(),
    type: text<LoanEventType>(),
    status: text<LoanStatus>(),
    actor_role: text<Role>(),
    actor_id: text(),
    correlation_id: text(),
    business_date: date(),
    recorded_at: instant(),
    principal_before: money(),
    principal_after: money(),
    interest_before: money(),
    interest_after: money(),
    penalty_before: money(),
    penalty_after: money(),
    premium_before: money(),
    premium_after: money(),
  },
  key: ['loan_id', 'revision'],
  appendOnly: true,
});

export type TimelineRow = RowOf<typeof TIMELINE>;
