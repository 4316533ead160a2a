/** From stage to stage: application, payout, live loan, end. Each helper throws where the fact cannot stand. */

import type { Requirements } from '../../../../schema/events/loan/application.ts';
import type { LoanEventOf } from '../../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../../schema/loan-status.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import { ZERO } from '../../../../schema/values/money.ts';
import { contractOf } from '../../money/contract.ts';
import { post } from '../../money/postings.ts';
import type { Applied, Ended, File, Live, LoanState, PayingOut, Payout } from '../state.ts';

export const outOfPlace = (state: LoanState, status: LoanStatus): Error =>
  new Error(`a fact leading to ${status} cannot follow ${state.status ?? 'nothing'}`);

export function applied(
  state: LoanState,
  status: LoanStatus,
  change: Partial<File> = {},
  met: Partial<Requirements> = {},
): Applied {
  if (state.stage !== 'application') throw outOfPlace(state, status);
  const file = { ...state.file, ...change };
  const requirements = file.requirements && { ...file.requirements, ...met };
  return { stage: 'application', status, file: { ...file, requirements } };
}

export const NO_PAYOUT: Payout = {
  attempt: 0,
  provider: null,
  key: null,
  externalId: null,
  operationDate: null,
  failure: null,
};

export function paidOut(
  state: LoanState,
  status: LoanStatus,
  change: Partial<Payout> = {},
  file: Partial<File> = {},
): PayingOut {
  if (state.stage !== 'payout') throw outOfPlace(state, status);
  const payout = { ...(state.payout ?? NO_PAYOUT), ...change };
  return { stage: 'payout', status, file: { ...state.file, ...file }, payout };
}

export function issued(
  state: LoanState,
  { data }: LoanEventOf<'LoanIssued'> | LoanEventOf<'LoanIssuedByRefinancing'>,
): Live {
  if (state.stage !== 'payout' && state.stage !== 'application') throw outOfPlace(state, data.status);
  return {
    stage: 'live',
    status: data.status,
    file: { ...state.file, price: data.price },
    base: 'ACTIVE',
    returnTo: null,
    request: null,
    lapsed: null,
    endedRequest: null,
    prolongations: 0,
    restructured: null,
    issuedPrice: data.price,
    contract: contractOf(state.file.terms, data.price),
    standing: data.standing,
    noticedDay: 0,
    prepayment: null,
    endedPrepayment: null,
    lastDay: data.issuedOn,
    facts: [],
    reversed: [],
    cessionNotice: null,
    ceded: null,
    writtenOff: null,
    movedTo: null,
    movedFrom:
      'oldLoanId' in data
        ? { loanId: data.oldLoanId, offerNumber: null, amount: data.amount, on: data.issuedOn }
        : null,
    closedOn: null,
    opening: post({}, data.postings),
    books: post({}, data.postings),
    paid: ZERO,
    surplus: ZERO,
    payout: state.stage === 'payout' ? state.payout : null,
  };
}

export function ended(state: LoanState, status: LoanStatus, lockedUntil: LocalDate | null = null): Ended {
  if (state.stage === 'none') throw outOfPlace(state, status);
  const life = state.stage === 'live' || state.stage === 'closing' ? state : null;
  const payout = state.stage === 'application' ? null : state.payout;
  return { stage: 'ended', status, file: state.file, life, payout, lockedUntil };
}

/** For facts that only move an application to another status. */
export const moved = (state: LoanState, { data }: { readonly data: { readonly status: LoanStatus } }): LoanState =>
  applied(state, data.status);

/** For facts that end an application. */
export const ends = (state: LoanState, { data }: { readonly data: { readonly status: LoanStatus } }): LoanState =>
  ended(state, data.status);

export function fileOf(state: LoanState): File {
  if (state.stage === 'none') throw new Error('a fact of a loan that was never applied for');
  return state.file;
}
