/** How prolongation, refinancing, restructuring and cession change a live loan: the request that waits, and the contract after it. */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { agreed, dealtOut } from '../money/contract.ts';
import type { Life, Request } from './state.ts';

/** `before`: the status from which the request was made. */
export function agreementChange(life: Life, before: Life['status'], event: LoanEvent): Partial<Life> {
  switch (event.type) {
    case 'ProlongationRequested': {
      const { days, requestedOn, payBy } = event.data;
      const request: Request = {
        kind: 'PROLONGATION',
        days,
        requestedOn,
        payBy,
        paid: ZERO,
        offer: null,
        signed: false,
      };
      return { request, returnTo: before, lapsed: null };
    }
    case 'RefinancingRequested': {
      const { terms, newLoanId, offerNumber, requestedOn, payBy } = event.data;
      const asked = { terms, newLoanId, offerNumber, requestedOn, payBy, paid: ZERO };
      return { request: { kind: 'REFINANCING', ...asked, offer: null, signed: false }, returnTo: before, lapsed: null };
    }
    case 'RestructuringRequested': {
      const { months, courtDecidedOn, standsUntil, firstPayment, price, requestedOn, payBy } = event.data;
      const asked = { months, courtDecidedOn, standsUntil, firstPayment, price, requestedOn, payBy, paid: ZERO };
      return { request: { kind: 'RESTRUCTURING', ...asked, signed: false }, returnTo: before, lapsed: null };
    }
    case 'CessionAgreed': {
      const { buyer, price, agreedOn, payBy } = event.data;
      return { request: { kind: 'CESSION', buyer, price, requestedOn: agreedOn, payBy, paid: ZERO }, returnTo: before };
    }
    case 'ProlongationOffered':
    case 'RefinancingOffered': {
      const { price, payToday, documentHash } = event.data;
      const { request } = life;
      if (request?.kind !== 'PROLONGATION' && request?.kind !== 'REFINANCING') return {};
      return { request: { ...request, offer: { price, payToday, documentHash } } };
    }
    case 'ProlongationOfferSigned':
    case 'RefinancingOfferSigned':
    case 'RestructuringOfferSigned':
      return life.request && life.request.kind !== 'CESSION' ? { request: { ...life.request, signed: true } } : {};
    case 'ProlongationAnnulled':
    case 'RefinancingAnnulled':
    case 'RestructuringAnnulled':
      return { request: null, returnTo: null, lapsed: event.data.reason === 'LAPSED' ? life.request : null };
    case 'BackdatingAdjusted':
      return revives(event.data.status) ? { request: life.lapsed, lapsed: null, returnTo: life.base } : {};
    case 'CessionCancelled':
    case 'LoanRefinanced':
    case 'LoanCeded':
    case 'LoanClosing':
      return { request: null, returnTo: null };
    case 'LoanProlonged': {
      const facts = [...life.facts, { on: event.data.prolongedOn, event }];
      const contract = agreed(life.contract, event.data.price);
      return { request: null, returnTo: null, contract, prolongations: life.prolongations + 1, facts };
    }
    case 'LoanRestructured': {
      const facts = [...life.facts, { on: event.data.restructuredOn, event }];
      const contract = dealtOut(life.contract, event.data.price);
      return { request: null, returnTo: null, contract, noticedDay: 0, facts };
    }
    case 'PaymentReceived':
      return { request: paidFor(life.request, event.data.amount), lapsed: paidAfterAll(life.lapsed, event.data) };
    case 'BalanceApplied':
      return { request: paidFor(life.request, event.data.amount) };
    default:
      return {};
  }
}

/** Money before the signature is no money for the agreement. A cession has no signature of the borrower's. */
const paidFor = (request: Request | null, amount: Tiyn): Request | null =>
  request && (request.kind === 'CESSION' || request.signed) ? { ...request, paid: add(request.paid, amount) } : request;

const paidAfterAll = (lapsed: Request | null, { paidOn, amount }: { paidOn: LocalDate; amount: Tiyn }) =>
  lapsed?.payBy === paidOn ? paidFor(lapsed, amount) : lapsed;

/** Money told late came by the last day of a request that had lapsed: the request is open again (back-dating.ts). */
export const revives = (status: Life['status']): boolean =>
  status === 'WAITING_PROLONGATION_PRC_PAYMENT' ||
  status === 'WAITING_REFINANCING_PRC_PAYMENT' ||
  status === 'WAITING_RESTRUCTURING';
