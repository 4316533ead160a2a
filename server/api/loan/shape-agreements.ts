/** Agreements on a loan and the changes of its terms, as GraphQL types. */
import { add, ZERO } from '../../../schema/values/money.ts';
import type { RemainingTerms, TermsChange } from '../../domain/loan/history-changes.ts';
import { offerTypeOf } from '../../use-cases/agreement/restructuring.ts';
import type { LoanDebt } from '../../use-cases/loan/loan-debt.ts';
import { payTodayOf } from '../../use-cases/loan/loan-request.ts';
import type { LoanView } from '../../use-cases/loan/loan-view.ts';
import type * as Api from '../generated/resolvers.ts';

export const shapeChange = (change: TermsChange): Api.TermsChange => ({
  ...change,
  before: shapeRest(change.before),
  after: shapeRest(change.after),
});

const shapeRest = ({ returnDate, rate, instalments, instalment, total }: RemainingTerms): Api.RestOfLoan => ({
  returnDate,
  dailyRatePercent: rate,
  instalments,
  instalment,
  total,
});

export function shapeCession({ cession }: LoanView): Api.Cession | null {
  if (!cession) return null;
  const { buyer, agreedOn, cededOn, ceded } = cession;
  const debt = ceded && add(ceded.principal, ceded.interest, ceded.penalty, ceded.premium);
  return { buyer, agreedOn, cededOn, debt };
}

export const shapePrepayment = ({ prepayment }: LoanView): Api.Prepayment | null =>
  prepayment && {
    kind: prepayment.kind,
    mode: prepayment.mode,
    amount: prepayment.amount,
    requestedOn: prepayment.requestedOn,
    payBy: prepayment.payBy,
    state: prepayment.state,
  };

export function shapeRequest(loan: LoanView, debt: LoanDebt | undefined): Api.LoanRequest | null {
  const { request } = loan;
  if (!request) return null;
  const { kind, count, requestedOn, payBy, signed, offer } = request;
  return {
    kind,
    days: kind === 'PROLONGATION' ? count : null,
    months: kind === 'PROLONGATION' ? null : count,
    requestedOn,
    payBy,
    standsUntil: request.parts?.standsUntil ?? null,
    payToday: debt ? payTodayOf(request, debt.quote) : ZERO,
    signed,
    documentType: kind === 'RESTRUCTURING' ? offerTypeOf(loan, request.parts?.courtDecidedOn ?? null) : kind,
    parts: request.parts && {
      capitalised: request.parts.capitalised,
      waived: request.parts.waived,
      courtDecidedOn: request.parts.courtDecidedOn,
    },
    newReturnDate: offer?.price.maturity ?? null,
  };
}

export const shapeRestructured = ({ restructured }: LoanView): Api.RestructuredLoan | null =>
  restructured && {
    on: restructured.on,
    months: restructured.months,
    capitalised: restructured.capitalised,
    waived: restructured.waived,
  };
