/** Settlements with the insurer and with buyers of claims, for the office. */
import type { LoanId } from '../../../schema/values/ids.ts';
import { ZERO } from '../../../schema/values/money.ts';
import { owedToBuyer } from '../../domain/claim/decider.ts';
import { priceLeft } from '../../use-cases/loan/claim.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import type { SettlementUseCases, SettlementWish } from '../../use-cases/settlement/settlement.ts';
import type { Context } from '../context.ts';
import type { Resolvers, SettlementPayload, Settlements, SoldClaim } from '../generated/resolvers.ts';
import { callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type SettlementApiDeps = {
  settlements: SettlementUseCases;
  loanOfOffer(offerNumber: string): Promise<LoanId | undefined>;
  offerOf(loanId: LoanId): Promise<string | null>;
};

export const settlementResolvers = ({ settlements, loanOfOffer, offerOf }: SettlementApiDeps): Resolvers => {
  const all = async (context: Context): Promise<Settlements> => {
    const { premiums, claims, waiting } = await settlements.all(callerOf(context).actor.id);
    return {
      premiums,
      claims: claims.map(shapeClaim),
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
      errors: first ? [] : [userError(refusal, context.locale)],
    };
  };
  /** A number of no contract is refused as an id of no loan. */
  const loanOf = async (offerNumber: string): Promise<LoanId> =>
    (await loanOfOffer(offerNumber.trim().toUpperCase())) ?? ('' as LoanId);
  return {
    Query: { settlements: (_, _args, context) => all(context) },
    Mutation: {
      payInsurer: (_, { amount, reference }, context) =>
        settle(context, { act: 'PAY_INSURER', amount: amount, reference: reference.trim() }),
      payBuyer: async (_, { offerNumber, amount, reference }, context) => {
        const loanId = await loanOf(offerNumber);
        return settle(context, { act: 'PAY_BUYER', loanId, amount: amount, reference: reference.trim() });
      },
      receiveCessionPrice: async (_, { offerNumber, amount, reference }, context) => {
        const loanId = await loanOf(offerNumber);
        return settle(context, { act: 'PRICE_RECEIVED', loanId, amount: amount, reference: reference.trim() });
      },
      confirmClaimPaid: async (_, { offerNumber }, context) =>
        settle(context, { act: 'CLAIM_PAID', loanId: await loanOf(offerNumber) }),
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
