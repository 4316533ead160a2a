import { type LedgerRecord, loanIdOf, type ReadModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { DECISION, DECISION_INSTALMENT, DECISION_REASON } from './table.ts';

export const decisionModel: ReadModel = {
  name: 'decision',
  version: 1,
  critical: false,
  tables: [DECISION, DECISION_REASON, DECISION_INSTALMENT],
  follows: ['loan-'],
  project: projectDecisions,
};

async function projectDecisions(batch: readonly LedgerRecord[], tx: Rows): Promise<void> {
  for (const record of batch) {
    if (record.type !== 'LoanDecided') continue;
    const { decision, decidedOn } = record.data;
    const key = { loan_id: loanIdOf(record), revision: record.revision };
    tx.put(DECISION, {
      ...key,
      outcome: decision.outcome,
      reject_by_kdn: decision.rejectDecisionByKDN,
      reject_by_statement: decision.rejectDecisionByStatement,
      reject_60_plus: decision.rejectDecision60Plus,
      reject_stop_credit: decision.rejectDecisionStopCredit,
      reject_by_amount: decision.rejectDecisionByAmount,
      score_amount: decision.scoreAmount,
      bspl_available: decision.isBSPLAvailable,
      bil_available: decision.isBILAvailable,
      valid_statement_exists: decision.validStatementExists,
      source_type: decision.sourceType,
      rule_set: decision.ruleSet,
      kdn_ppm: decision.kdnPpm,
      locked_until: decision.lockedUntil,
      decided_on: decidedOn,
      recorded_at: record.metadata.recordedAt,
    });
    decision.reasons.forEach((reason, at) => {
      tx.put(DECISION_REASON, { ...key, line: at + 1, ...reason });
    });
    decision.scoreInstallmentList.forEach((instalment, at) => {
      tx.put(DECISION_INSTALMENT, { ...key, line: at + 1, ...instalment });
    });
  }
}
