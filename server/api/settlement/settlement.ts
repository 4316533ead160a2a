/** GraphQL for the office: settlements with the insurer and with buyers of claims. */

import type { LoanId } from '../../../schema/values/ids.ts';
import { ZERO } from '../../../schema/values/money.ts';
import { owedToBuyer } from '../../domain/claim/decider.ts';
import { refuse } from '../../domain/decider.ts';
import { priceLeft } from '../../use-cases/loan/claim.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import type { SettlementUseCases, SettlementWish } from '../../use-cases/settlement/settlement.ts';
import type { Context } from '../context.ts';
import type { Resolvers, SettlementPayload, Settlements, SoldClaim } from '../generated/resolvers.ts';
import { pageAsk, shapePage } from '../list-page.ts';
import { callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type SettlementApiDeps = {
  settlements: SettlementUseCases;
  loanOfOffer(offerNumber: string): Promise<LoanId | undefined>;
  offerOf(loanId: LoanId): Promise<string | null>;
};

export const settlementResolvers = ({ settlements, loanOfOffer, offerOf }: SettlementApiDeps): Resolvers => {
  const all = async (context: Context): Promise<Settlements> => {
    const { premiums, waiting } = await settlements.all(callerOf(context).actor);
    return {
      premiums,
      waiting: await Promise.all(
        waiting.map(async ({ loanId, ...ask }) => ({ ...ask, offerNumber: loanId && (await offerOf(loanId)) })),
      ),
    };
  };
  const settle = async (context: Context, wish: SettlementWish): Promise<SettlementPayload> => {
    const outcome = await settlements.settle(callerOf(context), wish);
    if (!('refusal' in outcome)) {
      if (outcome.position !== null) context.wrote(outcome.position);
      return { settlements: await all(context), waiting: false, errors: [] };
    }
    const { refusal } = outcome;
    const first = refusal.code === 'TWO_PERSONS' && refusal.facts?.asked === 'first';
    return {
      settlements: await all(context),
      waiting: first,
      errors: first ? [] : [userError(outcome, context.locale)],
    };
  };
  const settleLoan = async (context: Context, offerNumber: string, wishOf: (loanId: LoanId) => SettlementWish) => {
    const loanId = await loanOfOffer(offerNumber.trim().toUpperCase());
    if (loanId) return settle(context, wishOf(loanId));
    const errors = [userError(refuse('NOT_FOUND'), context.locale)];
    return { settlements: await all(context), waiting: false, errors };
  };
  return {
    Query: {
      settlements: (_, _args, context) => all(context),
      soldClaims: async (_, asked) => shapePage(await settlements.claims(pageAsk(asked)), shapeClaim),
    },
    Mutation: {
      payInsurer: (_, { amount, reference }, context) =>
        settle(context, { act: 'PAY_INSURER', amount, reference: reference.trim() }),
      moveCapital: (_, { reference, ...wish }, context) => settle(context, { ...wish, reference: reference.trim() }),
      payBuyer: (_, { offerNumber, amount, reference }, context) =>
        settleLoan(context, offerNumber, (loanId) => ({
          act: 'PAY_BUYER',
          loanId,
          amount,
          reference: reference.trim(),
        })),
      receiveCessionPrice: (_, { offerNumber, amount, reference }, context) =>
        settleLoan(context, offerNumber, (loanId) => ({
          act: 'PRICE_RECEIVED',
          loanId,
          amount,
          reference: reference.trim(),
        })),
      confirmClaimPaid: (_, { offerNumber }, context) =>
        settleLoan(context, offerNumber, (loanId) => ({ act: 'CLAIM_PAID', loanId })),
    },
  };
};

const shapeClaim = (loan: LoanView): SoldClaim => ({
  loanId: loan.loanId,
  offerNumber: loan.offerNumber,
  buyer: loan.cession?.buyer ?? '',
  price: loan.cession?.price ?? ZERO,
  priceLeft: priceLeft(loan),
  owedToBuyer: owedToBuyer(loan.claim),
});
