/**
 * Prolongation and refinancing: a request, open until the end of its day, the offer of the printed agreement, its
 * signature (R13, R25). A payment completes them, as it completes a restructuring.
 */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { least, most, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { isPaidOff } from '../money/balances.ts';
import type { Figures } from '../money/contract.ts';
import { accept } from './accept.ts';
import { withoutWaived } from './asked.ts';
import type { CommandOf, OfferedKind } from './commands.ts';
import { chargesOn, chargesOwed, prolong, prolongationTerms } from './prolongation.ts';
import { refinance, refinancingTerms } from './refinancing.ts';
import { annulment } from './request.ts';
import { restructure } from './restructuring.ts';
import type { LoanState, RunningLoan } from './state.ts';

const OFFERED = {
  PROLONGATION: { type: 'ProlongationOffered', status: 'WAITING_PROLONGATION_OFFERT' },
  REFINANCING: { type: 'RefinancingOffered', status: 'WAITING_REFINANCING_OFFERT' },
} as const;
const SIGNED = {
  PROLONGATION: { type: 'ProlongationOfferSigned', status: 'WAITING_PROLONGATION_PRC_PAYMENT' },
  REFINANCING: { type: 'RefinancingOfferSigned', status: 'WAITING_REFINANCING_PRC_PAYMENT' },
} as const;

/** The open request of this kind with the figures of the day. */
export function openAgreement(state: LoanState, kind: OfferedKind, today: LocalDate) {
  if (state.stage !== 'running') return undefined;
  const { request } = state;
  if (request?.kind === 'PROLONGATION' && kind === request.kind)
    return { ...request, ...prolongationTerms(state, request.days, today) };
  if (request?.kind === 'REFINANCING' && kind === request.kind)
    return { ...request, ...refinancingTerms(state, request.terms.term.count, today) };
  return undefined;
}

/** The agreement has been printed and shown; its figures are the ones to sign. */
export function offerAgreement(state: LoanState, command: CommandOf<'OfferAgreement'>) {
  const { kind, documentHash, shown, today } = command;
  const open = openAgreement(state, kind, today);
  if (!open) return refuse('NOT_ALLOWED_NOW');
  const { price, payToday, offer } = open;
  if (payToday !== shown.payToday || price.total !== shown.total) return refuse('DOCUMENT_CHANGED');
  if (offer?.documentHash === documentHash && isAsOffered(open)) return accept();
  const { type, status } = OFFERED[kind];
  return accept({ type, data: { status, price, payToday, documentHash } });
}

/** Refuses where a payment since the agreement was shown has changed its figures. */
export function signAgreement(state: LoanState, command: CommandOf<'SignAgreement'>) {
  const { kind, signature, today } = command;
  const open = openAgreement(state, kind, today);
  if (!open) return refuse('NOT_ALLOWED_NOW');
  if (open.signed) return accept();
  if (open.offer?.documentHash !== signature.documentHash || !isAsOffered(open)) return refuse('DOCUMENT_CHANGED');
  const { type, status } = SIGNED[kind];
  return accept({ type, data: { status, signature } });
}

const isAsOffered = ({ offer, payToday, price }: NonNullable<ReturnType<typeof openAgreement>>): boolean =>
  offer?.payToday === payToday && offer.price.total === price.total;

export function withdrawRequest(state: LoanState) {
  if (state.stage !== 'running') return refuse('LOAN_NOT_LIVE');
  if (!state.request) return accept();
  return state.request.kind === 'CESSION' ? refuse('NOT_ALLOWED_NOW') : accept(...annulment(state, 'WITHDRAWN'));
}

/**
 * What is still to be paid today, to the tiyn, for a signed agreement to take effect; undefined where none is signed.
 */
export function stillDueAtSigning(loan: Figures & Pick<RunningLoan, 'request'>, today: LocalDate): Tiyn | undefined {
  const { request } = loan;
  if (request?.kind === 'RESTRUCTURING' && request.signed)
    return most(ZERO, subtract(request.firstPayment, request.paid));
  const awaitsMoney = (request?.kind === 'PROLONGATION' || request?.kind === 'REFINANCING') && request.signed;
  return awaitsMoney ? chargesOn(loan, today) : undefined;
}

/** Once the amount due at signing is paid, the agreement takes effect in the same append. */
export function completion(state: LoanState, on: LocalDate): LoanEvent[] {
  if (state.stage !== 'running' || isPaidOff(state.standing)) return [];
  const { request, standing } = state;
  switch (request?.kind) {
    case 'PROLONGATION':
      if (!request.signed || !request.offer || chargesOwed(standing) > 0n) return [];
      return [prolong(state, request.offer.price, on)];
    case 'REFINANCING':
      return request.signed && chargesOwed(standing) === 0n ? refinance(state, on) : [];
    case 'RESTRUCTURING':
      // Money may have paid everything but the penalty that falls away, and be less than the first payment.
      return request.signed && (request.paid >= request.firstPayment || isPaidOff(withoutWaived(standing)))
        ? [restructure(state, request.price, on, least(request.firstPayment, request.paid))]
        : [];
    case 'CESSION':
    case undefined:
      return [];
  }
}
