/** /json/card and the card calls of /json/payment. */

import { z } from 'zod';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import { Card, CardChecked, CardPage } from '../../../schema/rest/answers/papers.ts';
import { NOTHING } from '../../../schema/rest/answers/shape.ts';
import {
  CardIbanBody,
  CardsQuery,
  CompleteCardBody,
  DeleteCardQuery,
  StartCardBody,
} from '../../../schema/rest/money.ts';
import type { CardUseCases } from '../../use-cases/payout/card.ts';
import type { CardIbanUseCases } from '../../use-cases/payout/card-iban.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';

export type CardRestDeps = { cards: CardUseCases; cardIban: CardIbanUseCases };

/** Clients of /json expect this word when a card cannot be deleted (R100, R105). */
const IN_USE = 'borrowerHasActiveApplicationOrCredit';

export const cardRoutes = (deps: CardRestDeps): RestRoute[] => [...cardList(deps), ...registration(deps)];

function cardList({ cards, cardIban }: CardRestDeps): RestRoute[] {
  return [
    route({
      method: 'GET',
      path: '/json/card/all',
      summary: 'Lists the proved cards that can pay, or that a loan may be paid to',
      policy: BORROWER,
      answer: { data: z.array(Card) },
      query: CardsQuery,
      handle: async ({ query, context }) => {
        const usable = await cards.usable(borrowerOf(context), query.type);
        return {
          data: usable.map(({ number, id, brand, lastFour, maskedPan, provider, iban, isNumberChecked }) => ({
            cardId: number,
            id,
            brand,
            lastFour,
            maskedPan,
            provider,
            cardIban: iban,
            numberChecked: isNumberChecked,
          })),
        };
      },
    }),
    route({
      method: 'POST',
      path: '/json/payment/common/card-iban',
      summary: 'Names the account to which a proved card was issued; an empty `iban` takes it away',
      policy: BORROWER,
      answer: NOTHING,
      body: CardIbanBody,
      handle: async ({ body, context }) => {
        const outcome = await cardIban({ borrowerId: borrowerOf(context), ...body });
        return 'refusal' in outcome ? refusal(outcome) : { code: 0 };
      },
    }),
    route({
      method: 'POST',
      path: '/json/payment/common/delete-payment-card',
      summary: 'Deletes a card, not while an application, a loan or a charge of it is open',
      policy: BORROWER,
      answer: NOTHING,
      query: DeleteCardQuery,
      handle: async ({ query, context }) => {
        const outcome = await cards.remove({ borrowerId: borrowerOf(context), cardId: query.cardId });
        if (!('refusal' in outcome)) return { code: 0 };
        if (outcome.refusal.code === 'CARD_IN_USE') return { code: 1, message: IN_USE, refusal: outcome.refusal };
        return refusal(outcome);
      },
    }),
  ];
}

/** The amount check answers with data, not errors: four fields say how it ended. */
const CHECKS: Partial<Record<RefusalCode, { cardRegExpired: boolean; cardTriesLimitIsFinished: boolean }>> = {
  CARD_AMOUNT_WRONG: { cardRegExpired: false, cardTriesLimitIsFinished: false },
  CARD_TRIES_OVER: { cardRegExpired: false, cardTriesLimitIsFinished: true },
  CARD_REGISTRATION_EXPIRED: { cardRegExpired: true, cardTriesLimitIsFinished: false },
};

function registration({ cards }: CardRestDeps): RestRoute[] {
  return [
    route({
      method: 'POST',
      path: '/json/payment/common/start-card-registration',
      summary: "Starts a card registration; `data.value` is the processor's page",
      policy: BORROWER,
      answer: { data: CardPage },
      body: StartCardBody,
      handle: async ({ body, context }) => {
        const { locale } = context;
        const wish = { borrowerId: borrowerOf(context), returnPath: body.returnPath, locale };
        const started = await cards.start(callerOf(context), wish);
        if ('refusal' in started) return refusal(started);
        return { data: { value: started.redirectUrl, cardId: started.card.number } };
      },
    }),
    route({
      method: 'POST',
      path: '/json/payment/processing-kz/complete-card-registration',
      summary: 'Takes the two digits of the blocked amount; `completeResult` is null if they are wrong',
      policy: BORROWER,
      answer: { data: CardChecked },
      body: CompleteCardBody,
      handle: async ({ body, context }) => {
        const wish = { borrowerId: borrowerOf(context), cardId: body.cardId, amount: body.testAmount };
        const outcome = await cards.complete(wish);
        if (!('refusal' in outcome)) {
          const closed = { cardRegExpired: false, cardTriesLimitIsFinished: false };
          return { data: { completeResult: 'ACTIVATED' as const, cardIsActivated: true, ...closed } };
        }
        const check = CHECKS[outcome.refusal.code];
        return check ? { data: { completeResult: null, cardIsActivated: false, ...check } } : refusal(outcome);
      },
    }),
  ];
}
