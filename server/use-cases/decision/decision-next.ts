/** Reads the table of R89. Pure. */
import type { Decision } from '../../../schema/events/decision.ts';
import type { LoanStatus } from '../../../schema/loan-status.ts';
import {
  DECISION_ROUTES,
  type DecisionNext,
  type DecisionRoute,
  type RoutingFacts,
} from '../../../schema/reference/decision-routing.ts';
import type { ProductType } from '../../../schema/reference/products.ts';
import type { Evidence } from '../../domain/loan/state.ts';

type Application = {
  status: LoanStatus;
  decision: Decision | null;
  productType: ProductType;
  smsLimitLeft: number;
  statementRejected: boolean;
  evidence: readonly Pick<Evidence, 'kind' | 'state'>[];
  nanoOffered: boolean;
};

export const decisionNext = (application: Application): DecisionNext => routeOf(application).next;

/** The last rows of the table hold for every fact, so that each status has one. */
export function routeOf(application: Application): DecisionRoute {
  const facts = factsOf(application);
  const route = DECISION_ROUTES.find((row) => row.in.includes(application.status) && holds(row.where ?? {}, facts));
  if (!route) throw new Error(`no row of the routing for ${application.status}`);
  return route;
}

const holds = (where: Partial<RoutingFacts>, facts: RoutingFacts): boolean =>
  (Object.keys(where) as (keyof RoutingFacts)[]).every((name) => where[name] === facts[name]);

function factsOf(application: Application): RoutingFacts {
  const { decision, productType, smsLimitLeft, statementRejected, evidence, nanoOffered } = application;
  return {
    requested: evidence.find(({ state }) => state === 'REQUESTED')?.kind ?? null,
    decided: decision !== null,
    rejectDecision60Plus: decision?.rejectDecision60Plus ?? false,
    rejectDecisionStopCredit: decision?.rejectDecisionStopCredit ?? false,
    isBILAvailable: decision?.isBILAvailable ?? false,
    isBSPLAvailable: decision?.isBSPLAvailable ?? false,
    validStatementExists: decision?.validStatementExists ?? false,
    nanoOffered,
    refusedForStatement: decision?.reasons[0]?.code === 'STATEMENT',
    statementRejected,
    rejectDecisionByKDN: decision?.rejectDecisionByKDN ?? false,
    codeLeft: smsLimitLeft > 0,
    rejectDecisionByAmount: decision?.rejectDecisionByAmount ?? false,
    hasAlternative: decision !== null && decision.scoreAmount !== null,
    instalments: productType.endsWith('_IL'),
  };
}
