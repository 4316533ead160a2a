/** /json/decision. The decision's fields are under `data`, amounts in tenge. */

import { Decision } from '../../../schema/rest/answers/credit.ts';
import { CreditIdQuery } from '../../../schema/rest/credit.ts';
import { refuse } from '../../domain/decider.ts';
import type { Rejection } from '../../domain/decision/rejection.ts';
import type { Decisions } from '../../use-cases/decision/decision.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf } from '../use-case-caller.ts';

export type DecisionRestDeps = { decisions: Decisions };

export const decisionRoutes = (deps: DecisionRestDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/decision/id',
    summary: 'Returns the decision; to be polled every second',
    policy: BORROWER,
    answer: { data: Decision },
    query: CreditIdQuery,
    handle: async ({ query, context }) => {
      const view = await deps.decisions.of(borrowerOf(context), query.creditId);
      if (!view) return refusal(refuse('NOT_FOUND'));
      const { decision, loan, next, rejection } = view;
      return {
        data: {
          status: loan.status,
          next,
          rejectDecisionByKDN: decision?.rejectDecisionByKDN ?? false,
          rejectDecisionByStatement: decision?.rejectDecisionByStatement ?? false,
          rejectDecision60Plus: decision?.rejectDecision60Plus ?? false,
          rejectDecisionStopCredit: decision?.rejectDecisionStopCredit ?? false,
          rejectDecisionByAmount: decision?.rejectDecisionByAmount ?? false,
          scoreAmount: decision?.scoreAmount || null,
          score_installment_list: (decision?.scoreInstallmentList ?? []).map((row) => ({
            term: row.term,
            amount: row.amount,
          })),
          isBSPLAvailable: decision?.isBSPLAvailable ?? false,
          isBILAvailable: decision?.isBILAvailable ?? false,
          validStatementExists: decision?.validStatementExists ?? false,
          sourceType: decision?.sourceType ?? null,
          rejection: rejection && shapeRejection(rejection),
        },
      };
    },
  }),
];

const shapeRejection = ({ reason, step, on, applyFrom, forEver }: Rejection) => ({
  reason,
  step,
  on,
  applyFrom,
  forEver,
});
