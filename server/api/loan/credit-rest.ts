/**
 * /json/credit: the caller's application and loans. Codes of POST /json/credit: 2 incomplete profile, 1 any other
 * refusal.
 */

import { z } from 'zod';
import type { Terms } from '../../../schema/events/figures.ts';
import { PRODUCTS, type PurposeCode } from '../../../schema/reference/products.ts';
import type { RefusalCode } from '../../../schema/reference/refusals.ts';
import { Credit, CreditPage, MayApply, Schedule } from '../../../schema/rest/answers/credit.ts';
import {
  CreateCreditBody,
  CreditIdParams,
  CreditIdQuery,
  PageQuery,
  UpdateCreditBody,
} from '../../../schema/rest/credit.ts';
import type { BorrowerId } from '../../../schema/values/ids.ts';
import { parseLocalDate } from '../../../schema/values/local-date.ts';
import { refuse } from '../../domain/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Applications } from '../../use-cases/application/application.ts';
import type { BiometryUseCases } from '../../use-cases/application/biometry.ts';
import { lastFinishedOf, readLastLoan, readLoansOf, readOpenLoan } from '../../use-cases/loan/borrower-loans.ts';
import type { LoanAnswer } from '../../use-cases/loan/loan-command.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import { type LoanSource, readOwnLoan } from '../../use-cases/loan/loans.ts';
import type { Context } from '../context.ts';
import { BORROWER } from '../policies.ts';
import { refusal } from '../rest/envelope.ts';
import { type RestAnswer, type RestRoute, route } from '../rest/route.ts';
import { borrowerOf, whoOf } from '../use-case-caller.ts';
import { textOf } from '../user-errors.ts';
import { credit, schedule } from './shape-credit.ts';

export type CreditRestDeps = LoanSource & { clock: Clock; applications: Applications; biometry: BiometryUseCases };

const CREDIT = { data: Credit };
/** Own choice. */
const PAGE_SIZE = 10;
const IDENTITY: readonly RefusalCode[] = ['REGISTRATION_INCOMPLETE', 'NOT_RIGHT_AGE', 'DOCUMENT_EXPIRED'];
const nothing = z.object({});

export const creditRoutes = (deps: CreditRestDeps): RestRoute[] => [...writes(deps), ...reads(deps)];

function writes(deps: CreditRestDeps): RestRoute[] {
  const answer = async (context: Context, given: LoanAnswer): Promise<RestAnswer<typeof CREDIT>> => {
    if ('refusal' in given) return refusal(given, IDENTITY.includes(given.refusal.code) ? 2 : 1);
    context.wrote(given.position);
    return { data: credit(given.loan, await deps.clock.today()) };
  };
  return [
    route({
      method: 'POST',
      path: '/json/credit',
      summary: 'Opens an application',
      policy: BORROWER,
      answer: CREDIT,
      body: CreateCreditBody,
      handle: async ({ body, context }) => {
        const terms = termsFor(body['creditProduct.id'], body);
        return answer(
          context,
          terms ? await deps.applications.apply(whoOf(context), terms, context.arrival()) : UNKNOWN,
        );
      },
    }),
    route({
      method: 'POST',
      path: '/json/credit/create-by-previous',
      summary: 'Applies again on the terms of the last loan',
      policy: BORROWER,
      answer: CREDIT,
      body: nothing,
      handle: async ({ context }) =>
        answer(context, await deps.applications.createByPrevious(whoOf(context), context.arrival())),
    }),
    route({
      method: 'POST',
      path: '/json/credit/update',
      summary: 'Changes an application',
      policy: BORROWER,
      answer: CREDIT,
      body: UpdateCreditBody,
      handle: async ({ body, context }) => {
        const changed = ({ terms: { productType, pricing, fastIssue } }: LoanView) =>
          termsOf(productType, { pricing, fastIssue, ...body });
        return answer(context, await deps.applications.change(whoOf(context), body.creditId, changed));
      },
    }),
    route({
      method: 'POST',
      path: '/json/credit/:id/cancelWaitingBiometry',
      summary: 'Cancels an application that waits for the face check',
      policy: BORROWER,
      answer: CREDIT,
      params: CreditIdParams,
      handle: async ({ params, context }) => answer(context, await deps.biometry.cancelWait(whoOf(context), params.id)),
    }),
    route({
      method: 'POST',
      path: '/json/credit/:id/cancel-waiting-for-issuance-consent',
      summary: 'Cancels an approved loan during the cooling-off period',
      policy: BORROWER,
      answer: CREDIT,
      params: CreditIdParams,
      handle: async ({ params, context }) =>
        answer(context, await deps.applications.cancelIssuanceConsent(whoOf(context), params.id)),
    }),
  ];
}

function reads(deps: CreditRestDeps): RestRoute[] {
  const one = (path: string, summary: string, read: (borrowerId: BorrowerId) => Promise<LoanView | undefined>) =>
    route({
      method: 'GET',
      path,
      summary,
      policy: BORROWER,
      answer: { data: Credit.nullable() },
      handle: async ({ context }) => {
        const loan = await read(borrowerOf(context));
        return { data: loan ? credit(loan, await deps.clock.today()) : null };
      },
    });
  return [
    one('/json/credit/last', 'Returns the last loan or application', (id) => readLastLoan(deps, id)),
    one('/json/credit/current', 'Returns the open loan or application', (id) => readOpenLoan(deps, id)),
    one('/json/credit/lastFinished', 'Returns the last repaid loan', async (id) =>
      lastFinishedOf(await readLoansOf(deps, id)),
    ),
    route({
      method: 'GET',
      path: '/json/credit/canGetCredit',
      summary: 'Tells whether the borrower may apply; if not, `info` is the reason',
      policy: BORROWER,
      answer: { data: MayApply },
      handle: async ({ context }) => {
        const refused = await deps.applications.canGetCredit(borrowerOf(context));
        return {
          data: {
            canGetCredit: !refused,
            info: refused?.refusal.code ?? null,
            date: parseLocalDate(String(refused?.refusal.facts?.date)) ?? null,
            text: refused ? textOf(refused, context.locale) : null,
          },
        };
      },
    }),
    route({
      method: 'GET',
      path: '/json/credit',
      summary: 'Lists all loans, newest first, in pages from 0',
      policy: BORROWER,
      answer: { data: CreditPage },
      query: PageQuery,
      handle: async ({ query, context }) => {
        const today = await deps.clock.today();
        const loans = (await readLoansOf(deps, borrowerOf(context))).toReversed();
        const page = loans.slice(query.page * PAGE_SIZE, (query.page + 1) * PAGE_SIZE);
        return { data: { items: page.map((loan) => credit(loan, today)), total: loans.length, pageSize: PAGE_SIZE } };
      },
    }),
    route({
      method: 'GET',
      path: '/json/credit/schedule',
      summary: 'Returns the repayment schedule',
      policy: BORROWER,
      answer: Schedule,
      query: CreditIdQuery,
      handle: async ({ query, context }) => {
        const loan = await readOwnLoan(deps, borrowerOf(context), query.creditId);
        if (!loan) return refusal(refuse('NOT_FOUND'));
        return schedule(loan, await deps.clock.today(), await deps.clock.businessNow());
      },
    }),
  ];
}

type Wish = Pick<z.output<typeof CreateCreditBody>, 'amount' | 'term' | 'purpose' | 'promoCode' | 'insuranceAgreed'> &
  Pick<Terms, 'pricing' | 'fastIssue'>;

const UNKNOWN: LoanAnswer = refuse('PRODUCT_UNKNOWN', { field: 'creditProduct.id' });

function termsFor(productId: number, wish: Wish): Terms | undefined {
  const product = PRODUCTS.find((one) => one.id === productId);
  return product && termsOf(product.productType, wish);
}

const termsOf = (productType: Terms['productType'], wish: Wish): Terms => ({
  productType,
  pricing: wish.pricing,
  amount: wish.amount,
  // The product's own unit; the use-case limits the count.
  term: { unit: PRODUCTS.find((one) => one.productType === productType)?.termUnit ?? 'DAY', count: wish.term },
  purpose: String(wish.purpose) as PurposeCode,
  promoCode: wish.promoCode,
  fastIssue: wish.fastIssue,
  insuranceAgreed: wish.insuranceAgreed,
});
