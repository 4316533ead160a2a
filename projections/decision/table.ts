/** What the rule engine answered: one row a decision (a loan may be decided again after a statement), with reasons and instalments beside it. */
import type { Decision, DecisionReason } from '../../schema/events/decision.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { bool, date, defineTable, instant, int4, int8, money, nullable, type RowOf, text, uuid } from '../table.ts';

export const DECISION = defineTable({
  name: 'decision',
  columns: {
    loan_id: uuid<LoanId>(),
    revision: int8(),
    outcome: text<Decision['outcome']>(),
    reject_by_kdn: bool(),
    reject_by_statement: bool(),
    reject_60_plus: bool(),
    reject_stop_credit: bool(),
    reject_by_amount: bool(),
    score_amount: nullable(money()),
    bspl_available: bool(),
    bil_available: bool(),
    valid_statement_exists: bool(),
    source_type: text<Decision['sourceType']>(),
    rule_set: text(),
    /** Debt load in ppm: 540000 is 54 %. */
    kdn_ppm: int4(),
    locked_until: nullable(date()),
    decided_on: date(),
    recorded_at: instant(),
  },
  key: ['loan_id', 'revision'],
  appendOnly: true,
});

export const DECISION_REASON = defineTable({
  name: 'decision_reason',
  columns: {
    loan_id: uuid<LoanId>(),
    revision: int8(),
    line: int4(),
    code: text<DecisionReason>(),
    observed: text(),
    limit: text(),
  },
  key: ['loan_id', 'revision', 'line'],
  appendOnly: true,
});

export const DECISION_INSTALMENT = defineTable({
  name: 'decision_instalment',
  columns: { loan_id: uuid<LoanId>(), revision: int8(), line: int4(), term: int4(), amount: money() },
  key: ['loan_id', 'revision', 'line'],
  appendOnly: true,
});

export type DecisionRow = RowOf<typeof DECISION>;
export type DecisionReasonRow = RowOf<typeof DECISION_REASON>;
export type DecisionInstalmentRow = RowOf<typeof DECISION_INSTALMENT>;
export type DecisionTables = {
  decision: DecisionRow;
  decision_reason: DecisionReasonRow;
  decision_instalment: DecisionInstalmentRow;
};
