/** GraphQL: the decision, which the waiting page requests every second. */
import type { DecisionOffer } from '../../domain/decision/offer.ts';
import type { Decisions, DecisionView } from '../../use-cases/decision/decision.ts';
import type { Decision, DecisionOffer as Offer, Resolvers } from '../generated/resolvers.ts';
import { shapePrice } from '../loan/shape-price.ts';
import { borrowerOf } from '../use-case-caller.ts';

export const decisionResolvers = ({ decisions }: { decisions: Decisions }): Resolvers => ({
  Query: {
    decision: async (_, { loanId }, context) => {
      const view = await decisions.of(borrowerOf(context), loanId);
      return view ? shapeDecision(view) : null;
    },
  },
});

export const shapeDecision = ({
  loan,
  decision,
  next,
  smsLimitLeft,
  waitedSeconds,
  promise,
  offer,
  origin,
}: DecisionView): Decision => ({
  status: loan.status,
  next,
  rejectDecisionByKDN: decision?.rejectDecisionByKDN ?? false,
  rejectDecisionByStatement: decision?.rejectDecisionByStatement ?? false,
  rejectDecision60Plus: decision?.rejectDecision60Plus ?? false,
  rejectDecisionStopCredit: decision?.rejectDecisionStopCredit ?? false,
  rejectDecisionByAmount: decision?.rejectDecisionByAmount ?? false,
  scoreAmount: decision?.scoreAmount ?? null,
  scoreInstallmentList: decision?.scoreInstallmentList ?? [],
  isBSPLAvailable: decision?.isBSPLAvailable ?? false,
  isBILAvailable: decision?.isBILAvailable ?? false,
  validStatementExists: decision?.validStatementExists ?? false,
  sourceType: decision?.sourceType ?? 'AUTO',
  ruleSet: decision?.ruleSet ?? null,
  smsLimitLeft,
  waitedSeconds,
  promise,
  offer: offer && shapeOffer(offer),
  origin,
});

const shapeOffer = ({ terms, payment, price }: DecisionOffer): Offer => ({
  productType: terms.productType,
  pricing: terms.pricing,
  term: terms.term,
  payment,
  price: shapePrice(price, terms.amount),
});
