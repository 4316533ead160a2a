/** /json/payment: choosing the payout method (both create-remittance calls, R21) and paying. */

import { isDayOff, nextWorkingDay } from '../../../schema/reference/calendar.ts';
import { BankDay, Document, OneClick, PaymentPage } from '../../../schema/rest/answers/papers.ts';
import {
  CardRemittanceQuery,
  IbanRemittanceBody,
  OneClickBody,
  SimplePaymentQuery,
} from '../../../schema/rest/money.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { addDays } from '../../../schema/values/local-date.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentUseCases } from '../../use-cases/payment/payment.ts';
import type { Payout } from '../../use-cases/payout/payout.ts';
import type { PayoutInput } from '../../use-cases/payout/payout-destination.ts';
import type { Context } from '../context.ts';
import { shapeDocument } from '../document/document.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestAnswer, type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';

const DOCUMENT = { data: Document.nullable() };

export type PaymentRestDeps = { clock: Clock; payments: PaymentUseCases; payout: Payout };

export const paymentRoutes = (deps: PaymentRestDeps): RestRoute[] => [...remittance(deps), ...paying(deps)];

function remittance({ payout }: PaymentRestDeps): RestRoute[] {
  const choose = async (loanId: LoanId, input: PayoutInput, context: Context): Promise<RestAnswer<typeof DOCUMENT>> => {
    const { locale } = context;
    const wish = { borrowerId: borrowerOf(context), loanId, locale, input };
    const prepared = await payout.prepare(wish);
    return 'refusal' in prepared
      ? refusal(prepared)
      : { data: shapeDocument(prepared.document, context.locale)[0] ?? null };
  };
  return [
    route({
      method: 'POST',
      path: '/json/payment/common/create-remittance',
      summary: 'Chooses a card for the payout; APPLICATION_FOR_TRANSFER_MONEY is signed next',
      policy: BORROWER,
      answer: DOCUMENT,
      query: CardRemittanceQuery,
      handle: ({ query, context }) => choose(query.creditId, { kind: 'CARD', cardId: query.cardId }, context),
    }),
    route({
      method: 'POST',
      path: '/json/payment/onlinebank/create-remittance',
      summary: 'Chooses an account for the payout; APPLICATION_FOR_TRANSFER_MONEY is signed next',
      policy: BORROWER,
      answer: DOCUMENT,
      body: IbanRemittanceBody,
      handle: ({ body, context }) => choose(body.creditId, { kind: 'IBAN', iban: body.iban }, context),
    }),
  ];
}

function paying({ clock, payments, payout }: PaymentRestDeps): RestRoute[] {
  return [
    route({
      method: 'GET',
      path: '/json/payment/onlinebank/check-online-bank-day',
      summary: "Tells whether banks work today, and whether the lender's bank says whose an account is",
      policy: BORROWER,
      answer: { data: BankDay },
      handle: async () => {
        const today = await clock.today();
        const isOnlineBankDay = !isDayOff(today);
        const nextBankDay = nextWorkingDay(addDays(today, 1));
        return { data: { isOnlineBankDay, date: today, nextBankDay, ownerChecked: payout.ownersAreChecked } };
      },
    }),
    route({
      method: 'POST',
      path: '/json/payment/common/simple-payment',
      summary: "Opens a payment; `data.value` is the processor's page",
      policy: BORROWER,
      answer: { data: PaymentPage },
      query: SimplePaymentQuery,
      handle: async ({ query, context }) => {
        const { locale } = context;
        const { creditId: loanId, amount, confirmed } = query;
        const wish = { borrowerId: borrowerOf(context), loanId, amount, confirmed, locale };
        const started = await payments.start(callerOf(context), wish);
        if ('refusal' in started) return refusal(started);
        const { id, redirectUrl } = started.payment.intent;
        return { data: { value: redirectUrl, paymentId: id } };
      },
    }),
    route({
      method: 'POST',
      path: '/json/payment/common/one-click-payment',
      summary: 'Charges a saved card; `data.state` says how the payment stands',
      policy: BORROWER,
      answer: { data: OneClick },
      body: OneClickBody,
      handle: async ({ body, context }) => {
        const paid = await payments.oneClick(callerOf(context), {
          borrowerId: borrowerOf(context),
          loanId: body.creditId ?? null,
          cardId: body.cardId,
          amount: body.amount,
          confirmed: body.confirmed,
          locale: context.locale,
        });
        if ('refusal' in paid) return refusal(paid);
        const { intent, state } = paid.payment;
        const challengeUrl = state === 'CHALLENGE' ? intent.redirectUrl : null;
        return { data: { paymentId: intent.id, state, challengeUrl, rejectionCode: intent.failedCode } };
      },
    }),
  ];
}
