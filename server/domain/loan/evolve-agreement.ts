/** How prolongation, refinancing, restructuring and cession change a live loan: the request that waits, and the contract after it. */
import type { AnnulmentReason } from '../../../schema/events/loan/base.ts';
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { agreed, dealtOut } from '../money/contract.ts';
import type { Life, Request } from './state.ts';

/** `before`: the loan ahead of the event; `life`: with the event's status, standing, postings and day. */
export function agreementChange(life: Life, before: Life, event: LoanEvent): Partial<Life> {
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
      return { request, returnTo: before.status, ...NOTHING_ENDED };
    }
    case 'RefinancingRequested': {
      const { terms, newLoanId, offerNumber, requestedOn, payBy } = event.data;
      const asked = { terms, newLoanId, offerNumber, requestedOn, payBy, paid: ZERO };
      return {
        request: { kind: 'REFINANCING', ...asked, offer: null, signed: false },
        returnTo: before.status,
        ...NOTHING_ENDED,
      };
    }
    case 'RestructuringRequested': {
      const { months, courtDecidedOn, standsUntil, firstPayment, price, requestedOn, payBy } = event.data;
      const { capitalised, waived } = event.data;
      const plan = { months, courtDecidedOn, standsUntil, firstPayment, price, capitalised, waived };
      return {
        request: { kind: 'RESTRUCTURING', ...plan, requestedOn, payBy, paid: ZERO, signed: false },
        returnTo: before.status,
        ...NOTHING_ENDED,
      };
    }
    case 'CessionAgreed': {
      const { buyer, price, agreedOn, payBy } = event.data;
      return {
        request: { kind: 'CESSION', buyer, price, requestedOn: agreedOn, payBy, paid: ZERO },
        returnTo: before.status,
      };
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
      return { ...COMPLETED, ...annulled(life.request, event.data.reason) };
    case 'BackdatingAdjusted':
      return revives(event.data.status) ? { request: life.lapsed, returnTo: life.base, ...NOTHING_ENDED } : {};
    case 'CessionCancelled':
      return { request: null, returnTo: null };
    case 'LoanClosing':
      return COMPLETED;
    case 'LoanRefinanced': {
      const { newLoanId, refinancedOn, price } = event.data;
      const offerNumber = before.request?.kind === 'REFINANCING' ? before.request.offerNumber : null;
      const amount = subtract(price.total, price.overpayment);
      const movedTo = { loanId: newLoanId, offerNumber, amount, on: refinancedOn };
      return { ...COMPLETED, movedTo, closedOn: refinancedOn };
    }
    case 'LoanCeded': {
      const { buyer, price, cededOn } = event.data;
      const agreedOn = before.request?.requestedOn ?? cededOn;
      return {
        request: null,
        returnTo: null,
        ceded: { buyer, price, agreedOn, on: cededOn, standing: before.standing },
      };
    }
    case 'LoanProlonged': {
      const { price, prolongedOn } = event.data;
      return {
        ...COMPLETED,
        file: { ...life.file, price },
        contract: agreed(life.contract, price),
        prolongations: life.prolongations + 1,
        facts: [...life.facts, { on: prolongedOn, event }],
      };
    }
    case 'LoanRestructured': {
      const { price, restructuredOn, capitalised, waived } = event.data;
      return {
        ...COMPLETED,
        file: { ...life.file, price },
        contract: dealtOut(life.contract, price),
        restructured: { on: restructuredOn, months: price.rows.length, capitalised, waived },
        noticedDay: 0,
        facts: [...life.facts, { on: restructuredOn, event }],
      };
    }
    case 'PaymentReceived':
      return { request: paidFor(life.request, event.data.amount), lapsed: paidAfterAll(life.lapsed, event.data) };
    case 'BalanceApplied':
      return { request: paidFor(life.request, event.data.amount) };
    default:
      return {};
  }
}

const NOTHING_ENDED = { lapsed: null, endedRequest: null };
/** No request waits any more. */
const COMPLETED = { request: null, returnTo: null, endedRequest: null };

function annulled(request: Request | null, reason: AnnulmentReason): Pick<Life, 'lapsed' | 'endedRequest'> {
  if (!request || request.kind === 'CESSION') return NOTHING_ENDED;
  const { kind, requestedOn } = request;
  return { lapsed: reason === 'LAPSED' ? request : null, endedRequest: { kind, reason, requestedOn } };
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
