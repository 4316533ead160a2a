/** /json/credit/{id}/dispute: the borrower says that they did not take the loan (R190). */
import { z } from 'zod';
import { Day } from '../../../schema/rest/answers/shape.ts';
import { CreditIdParams, DisputeBody } from '../../../schema/rest/credit.ts';
import { answerBy, type Disputes } from '../../use-cases/office/dispute.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, callerOf } from '../use-case-caller.ts';

export const disputeRoutes = ({ disputes }: { disputes: Disputes }): RestRoute[] => [
  route({
    method: 'POST',
    path: '/json/credit/:id/dispute',
    summary: 'Disputes a loan that the borrower did not take; the lender answers by `answerBy`',
    policy: BORROWER,
    answer: { data: z.strictObject({ disputedOn: Day, answerBy: Day }) },
    params: CreditIdParams,
    body: DisputeBody,
    handle: async ({ params, body: { reason, story }, context }) => {
      const of = { caller: callerOf(context), borrowerId: borrowerOf(context) };
      const opened = await disputes.open(of, params.id, reason, story);
      if ('refusal' in opened) return refusal(opened);
      context.wrote(opened.position);
      const { dispute } = opened.loan;
      if (!dispute) throw new Error('the loan has no dispute after it was disputed');
      return { data: { disputedOn: dispute.on, answerBy: answerBy(dispute.on) } };
    },
  }),
];
