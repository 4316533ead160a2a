import type pg from 'pg';
import type { Decision } from '../../schema/events/decision.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { kyselyOn } from '../postgres.ts';
import type { DecisionInstalmentRow, DecisionReasonRow, DecisionRow, DecisionTables } from './table.ts';

export type StoredDecision = DecisionRow & {
  reasons: Pick<DecisionReasonRow, 'code' | 'observed' | 'limit'>[];
  instalments: Pick<DecisionInstalmentRow, 'term' | 'amount'>[];
};
export function decisionReads(pool: pg.Pool) {
  const db = kyselyOn<DecisionTables>(pool);

  /** Oldest first: a loan may be decided again after a statement. */
  const decisionsOf = async (loanId: LoanId): Promise<StoredDecision[]> => {
    const own = { loan_id: loanId };
    const [rows, reasons, instalments] = await Promise.all([
      db.selectFrom('decision').selectAll().where('loan_id', '=', loanId).orderBy('revision').execute(),
      db.selectFrom('decision_reason').selectAll().where('loan_id', '=', own.loan_id).orderBy('line').execute(),
      db.selectFrom('decision_instalment').selectAll().where('loan_id', '=', own.loan_id).orderBy('line').execute(),
    ]);
    return rows.map((row) => ({
      ...row,
      reasons: reasons.filter((reason) => reason.revision === row.revision),
      instalments: instalments.filter((instalment) => instalment.revision === row.revision),
    }));
  };

  return {
    decisionsOf,
    /** The last decision, in force. */
    decisionOf: async (loanId: LoanId): Promise<StoredDecision | undefined> => (await decisionsOf(loanId)).at(-1),
  };
}

/** A stored row back to the decision that it came from, field by field. */
export const decisionEntity = (stored: StoredDecision): Decision => ({
  outcome: stored.outcome,
  rejectDecisionByKDN: stored.reject_by_kdn,
  rejectDecisionByStatement: stored.reject_by_statement,
  rejectDecision60Plus: stored.reject_60_plus,
  rejectDecisionStopCredit: stored.reject_stop_credit,
  rejectDecisionByAmount: stored.reject_by_amount,
  scoreAmount: stored.score_amount,
  scoreInstallmentList: stored.instalments.map(({ term, amount }) => ({ term, amount })),
  isBSPLAvailable: stored.bspl_available,
  isBILAvailable: stored.bil_available,
  validStatementExists: stored.valid_statement_exists,
  sourceType: stored.source_type,
  ruleSet: stored.rule_set,
  kdnPpm: stored.kdn_ppm,
  reasons: stored.reasons.map(({ code, observed, limit }) => ({ code, observed, limit })),
  lockedUntil: stored.locked_until,
});
