/** GraphQL: the borrower's cards. */
import { bankByCode } from '../../../schema/reference/banks.ts';
import { bankCodeOfCard } from '../../../schema/reference/card-bins.ts';
import type { Locale } from '../../ports/borrowers.ts';
import type { CardShown, CardUseCases } from '../../use-cases/payout/card.ts';
import type { CardIbanUseCases } from '../../use-cases/payout/card-iban.ts';
import type { Card, Resolvers } from '../generated/resolvers.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';
import { userError } from '../user-errors.ts';

export type CardApiDeps = { cards: CardUseCases; cardIban: CardIbanUseCases };

export const cardResolvers = ({ cards, cardIban }: CardApiDeps): Resolvers => ({
  Query: {
    cards: async (_, _args, context) =>
      (await cards.all(borrowerOf(context))).map((card) => shapeCard(card, context.locale)),
  },
  Mutation: {
    async startCardRegistration(_, { returnPath }, context) {
      const { locale } = context;
      const started = await cards.start(callerOf(context), { borrowerId: borrowerOf(context), returnPath, locale });
      if ('refusal' in started) return { redirectUrl: null, card: null, errors: [userError(started, locale)] };
      return { redirectUrl: started.redirectUrl, card: shapeCard(started.card, locale), errors: [] };
    },
    async completeCardRegistration(_, { cardId, testAmount }, context) {
      const { locale } = context;
      const outcome = await cards.complete({ borrowerId: borrowerOf(context), cardId, amount: testAmount });
      if ('refusal' in outcome) return { card: null, errors: [userError(outcome, locale)] };
      return { card: shapeCard(outcome.card, locale), errors: [] };
    },
    async renameCard(_, { cardId, name }, context) {
      const { locale } = context;
      const outcome = await cards.rename({ borrowerId: borrowerOf(context), cardId, name });
      if ('refusal' in outcome) return { card: null, errors: [userError(outcome, locale)] };
      return { card: shapeCard(outcome.card, locale), errors: [] };
    },
    async setCardIban(_, { cardId, iban }, context) {
      const { locale } = context;
      const outcome = await cardIban({ borrowerId: borrowerOf(context), cardId, iban });
      if ('refusal' in outcome) return { card: null, errors: [userError(outcome, locale)] };
      return { card: shapeCard(outcome.card, locale), errors: [] };
    },
    async deleteCard(_, { cardId }, context) {
      const outcome = await cards.remove({ borrowerId: borrowerOf(context), cardId });
      if ('refusal' in outcome) return { ok: false, errors: [userError(outcome, context.locale)] };
      return { ok: true, errors: [] };
    },
  },
});

const shapeCard = ({ rejectionText: no, ...card }: CardShown, locale: Locale): Card => ({
  id: card.id,
  brand: card.brand,
  maskedPan: card.maskedPan,
  lastFour: card.lastFour,
  name: card.name,
  bank: bankByCode(bankCodeOfCard(card.maskedPan) ?? '')?.[locale === 'KK' ? 'kk' : 'ru'] ?? null,
  iban: card.iban,
  numberChecked: card.isNumberChecked,
  provider: card.provider,
  takesOnly: card.takesOnly,
  state: card.state,
  triesLeft: card.triesLeft,
  rejection: no && { code: no.code, action: no.action, message: locale === 'KK' ? no.kk : no.ru },
});
