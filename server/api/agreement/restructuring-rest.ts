/**
 * /json/restructuring/{brand}. POST /json/document makes the request (documentType of `is-available`, months);
 * /json/document/confirmation signs it. R104, R105.
 */

import { z } from 'zod';
import {
  RestructuredSchedule,
  RestructuringAvailable,
  RestructuringRule,
  RestructuringSchedule,
} from '../../../schema/rest/answers/agreement.ts';
import { RestructuringQuery, RestructuringScheduleQuery } from '../../../schema/rest/money.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import { offerTypeOf, type RestructuringUseCases, RULE } from '../../use-cases/agreement/restructuring.ts';
import { restructuringScheduleOn } from '../../use-cases/agreement/restructuring-schedule.ts';
import { readOpenLoan } from '../../use-cases/loan/borrower-loans.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import { type LoanSource, readOwnLoan } from '../../use-cases/loan/loans.ts';
import { printPercent } from '../graphql/scalars.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestRoute, route } from '../rest/route.ts';
import { borrowerOf } from '../use-case-caller.ts';
import { keyOfRefusal, textOf } from '../user-errors.ts';

const RULE_FACTS = { min: `${RULE.minMonths}`, max: `${RULE.maxMonths}`, unit: 'MONTH' } as const;

export type RestructuringRestDeps = LoanSource & { clock: Clock; restructuring: RestructuringUseCases };

export const restructuringRoutes = (
  { clock, restructuring, ...source }: RestructuringRestDeps,
  brand: string,
): RestRoute[] => {
  const params = z.object({ brand: z.literal(brand) });
  const at = (name: string) => `/json/restructuring/:brand/${name}`;
  return [
    route({
      method: 'GET',
      path: at('is-available'),
      summary: 'Tells whether the open loan may be restructured now',
      policy: BORROWER,
      answer: { data: RestructuringAvailable },
      params,
      query: RestructuringQuery,
      handle: async ({ query, context }) => {
        const loan = await loanOf(source, borrowerOf(context), query.creditId);
        if (!loan) return refusal(refuse('NOT_FOUND'));
        const quote = await restructuring.quote(loan.borrowerId, loan.loanId);
        const closed = 'refusal' in quote ? quote : quote.unavailable;
        const available = closed === null;
        const request = loan.request?.kind === 'RESTRUCTURING' ? loan.request : null;
        const documentType = offerTypeOf(loan, request?.parts?.courtDecidedOn ?? null);
        return {
          data: {
            creditId: loan.loanId,
            value: available,
            available,
            documentType,
            waiting: request !== null,
            reason: closed && {
              code: keyOfRefusal(closed.refusal),
              message: textOf(closed, context.locale),
              availableFrom: 'refusal' in quote ? null : (quote.unavailable?.from ?? null),
            },
          },
        };
      },
    }),
    route({
      method: 'GET',
      path: at('get-restructuring-rule'),
      summary: 'Returns the months to choose from, and the percent of the debt to pay the same day',
      policy: BORROWER,
      answer: { data: RestructuringRule },
      params,
      handle: async () => ({
        data: {
          minTerm: RULE.minMonths,
          maxTerm: RULE.maxMonths,
          percent: RULE.firstPaymentPercent,
          waivedPenaltyPercent: RULE.waivedPenaltyPercent,
        },
      }),
    }),
    route({
      method: 'GET',
      path: at('schedule'),
      summary: 'Quotes the schedule of a restructuring over the given months',
      policy: BORROWER,
      answer: { data: RestructuringSchedule },
      params,
      query: RestructuringScheduleQuery,
      handle: async ({ query, context }) => {
        const quote = await restructuring.quote(borrowerOf(context), query.creditId);
        if ('refusal' in quote) return refusal(quote);
        if (quote.unavailable) return refusal(quote.unavailable);
        const option = quote.options.find(({ months }) => months === query.term);
        if (!option) return refusal(refuse('TERM_OUT_OF_RANGE', { field: 'term', facts: RULE_FACTS }));
        const { price } = option;
        return {
          data: {
            creditId: query.creditId,
            term: option.months,
            firstPayment: option.firstPayment,
            addedToMainDebt: option.capitalised,
            waived: option.waived,
            mainDebt: option.principal,
            total: price.total,
            annualEffectiveRate: Number(printPercent(price.gesvPpm)),
            returnDate: price.maturity,
            payments: price.rows.map((row) => ({ order: row.order, date: row.date, amount: row.amount })),
            comparison: option.comparison,
          },
        };
      },
    }),
    route({
      method: 'GET',
      path: at('schedule-current'),
      summary: 'Returns the schedule of the restructured loan',
      policy: BORROWER,
      answer: { data: RestructuredSchedule },
      params,
      query: RestructuringQuery,
      handle: async ({ query, context }) => {
        const loan = await loanOf(source, borrowerOf(context), query.creditId);
        const plan = loan && restructuringScheduleOn(loan, await clock.today());
        if (!loan || !plan) return refusal(refuse('NOT_FOUND'));
        const { rows, unpaid, next } = plan;
        return {
          data: {
            creditId: loan.loanId,
            payments: rows.map(({ order, date, amount, isPaid, isOverdue, isPast, isUnavailable }) => ({
              order,
              date,
              amount: amount,
              isPaid,
              isOverdue,
              isPast,
              isUnavailable,
            })),
            unpaidPayment: unpaid,
            nextPayment: next?.date ?? null,
            nextPaymentAmount: next?.amount ?? null,
            lastPaymentDate: next?.last?.date ?? null,
            lastPaymentAmount: next?.last?.amount ?? null,
          },
        };
      },
    }),
  ];
};

async function loanOf(
  source: LoanSource,
  borrowerId: BorrowerId,
  id: LoanId | undefined,
): Promise<LoanView | undefined> {
  return id ? readOwnLoan(source, borrowerId, id) : readOpenLoan(source, borrowerId);
}
