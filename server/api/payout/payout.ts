/** GraphQL: choosing the payout method. */
import { REGIONS } from '../../../schema/reference/dictionaries.ts';
import { POST_OFFICES } from '../../../schema/reference/post-offices.ts';
import type { Payout } from '../../use-cases/payout/payout.ts';
import { shapeDocument } from '../document/document.ts';
import type { PayoutOptions, Resolvers } from '../generated/resolvers.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type PayoutApiDeps = { payout: Payout };

/** In the order of the addresses' dictionary. */
const POST_REGIONS = REGIONS.filter(({ key }) => POST_OFFICES.some(({ region }) => region === key));

/** Without a loan there is nothing to choose. */
const NOTHING: PayoutOptions = {
  iban: false,
  ibanUnchecked: false,
  lastIban: null,
  post: false,
  card: false,
  cardReason: null,
};

export const payoutResolvers = ({ payout }: PayoutApiDeps): Resolvers => ({
  Query: {
    async payoutOptions(_, { loanId }, context) {
      const options = await payout.options(borrowerOf(context), loanId);
      if ('refusal' in options) return { ...NOTHING, cardReason: userError(options, context.locale) };
      const { cardReason } = options;
      return { ...options, cardReason: cardReason && userError(cardReason, context.locale) };
    },
    postRegions: (_, _none, { locale }) =>
      POST_REGIONS.map(({ key, ru, kk }) => ({ key, name: locale === 'KK' ? kk : ru })),
    postOffices: (_, { search, region }, { locale }) =>
      payout.postOffices(search, region ?? null).map((office) => ({
        id: office.id,
        index: office.index,
        name: locale === 'KK' ? office.kk : office.ru,
        address: locale === 'KK' ? office.addressKk : office.addressRu,
      })),
    bankOf: (_, { iban }, { locale }) => payout.bankOf(iban, locale),
  },
  Mutation: {
    async preparePayoutMethod(_, { loanId, input }, context) {
      const { locale } = context;
      const prepared = await payout.prepare({
        borrowerId: borrowerOf(context),
        loanId,
        locale,
        input,
      });
      if ('refusal' in prepared) return { document: null, errors: [userError(prepared, locale)] };
      return { document: shapeDocument(prepared.document, context.locale)[0] ?? null, errors: [] };
    },
  },
});
