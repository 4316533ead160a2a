/** /json/credit/{id}/insurance: confirms or declines the insurance chosen with the offer. */

import { Credit, InsuranceOffer } from '../../../schema/rest/answers/credit.ts';
import { CreditIdParams } from '../../../schema/rest/credit.ts';
import { AnswerInsuranceBody } from '../../../schema/rest/insurance.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Insurances } from '../../use-cases/application/insurance.ts';
import { credit } from '../loan/shape-credit.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, whoOf } from '../use-case-caller.ts';

export type InsuranceRestDeps = {
  clock: Clock;
  insurance: Insurances;
};

export const insuranceRoutes = ({ clock, insurance }: InsuranceRestDeps): RestRoute[] => [
  route({
    method: 'GET',
    path: '/json/credit/:id/insurance',
    summary: 'Quotes the insurance that waits for an answer',
    policy: BORROWER,
    answer: { data: InsuranceOffer },
    params: CreditIdParams,
    handle: async ({ params, context }) => {
      const offer = await insurance.offer(borrowerOf(context), params.id);
      if (!offer) return refusal(refuse('NOT_FOUND'));
      const { premium, totalWith, totalWithout, saved } = offer;
      return {
        data: {
          premium: premium,
          totalWith: totalWith,
          totalWithout: totalWithout,
          saved: saved,
        },
      };
    },
  }),
  route({
    method: 'POST',
    path: '/json/credit/:id/insurance',
    summary: 'Accepts or declines the insurance',
    policy: BORROWER,
    answer: { data: Credit },
    params: CreditIdParams,
    body: AnswerInsuranceBody,
    handle: async ({ params, body, context }) => {
      const given = body.accepted ? { accepted: true as const, consents: body.consents } : { accepted: false as const };
      const answer = await insurance.answer(whoOf(context), params.id, given, context.locale);
      if ('refusal' in answer) return refusal(answer);
      context.wrote(answer.position);
      return { data: credit(answer.loan, await clock.today()) };
    },
  }),
];
