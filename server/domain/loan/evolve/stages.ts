/** The steps from application to payout, running loan and end. Each helper throws where the event is out of place. */

import type { Requirements } from '../../../../schema/events/loan/application.ts';
import type { LoanEventOf } from '../../../../schema/events/loan.ts';
import type { LoanStatus } from '../../../../schema/loan-status.ts';
import { inWords } from '../../../../schema/reference/findings.ts';
import type { LocalDate } from '../../../../schema/values/local-date.ts';
import { ZERO } from '../../../../schema/values/money.ts';
import { contractOf } from '../../money/contract.ts';
import { post } from '../../money/postings.ts';
import type {
  Application,
  EndedLoan,
  LoanInApplication,
  LoanInPayout,
  LoanState,
  Payout,
  RunningLoan,
} from '../state.ts';

export const outOfPlace = (state: LoanState, status: LoanStatus): Error =>
  state.status === null
    ? inWords('OUT_OF_PLACE_FIRST', { to: status })
    : inWords('OUT_OF_PLACE', { to: status, from: state.status });

export function updateApplication(
  state: LoanState,
  status: LoanStatus,
  change: Partial<Application> = {},
  met: Partial<Requirements> = {},
): LoanInApplication {
  if (state.stage !== 'application') throw outOfPlace(state, status);
  const application = { ...state.application, ...change };
  const requirements = application.requirements && { ...application.requirements, ...met };
  return { stage: 'application', status, application: { ...application, requirements } };
}

export const NO_PAYOUT: Payout = {
  attempt: 0,
  provider: null,
  key: null,
  externalId: null,
  operationDate: null,
  failure: null,
};

export function updatePayout(
  state: LoanState,
  status: LoanStatus,
  change: Partial<Payout> = {},
  application: Partial<Application> = {},
): LoanInPayout {
  if (state.stage !== 'payout') throw outOfPlace(state, status);
  const payout = { ...(state.payout ?? NO_PAYOUT), ...change };
  return { stage: 'payout', status, application: { ...state.application, ...application }, payout };
}

export function openLoan(
  state: LoanState,
  { data }: LoanEventOf<'LoanIssued'> | LoanEventOf<'LoanIssuedByRefinancing'>,
): RunningLoan {
  if (state.stage !== 'payout' && state.stage !== 'application') throw outOfPlace(state, data.status);
  return {
    stage: 'running',
    status: data.status,
    application: { ...state.application, price: data.price },
    base: 'ACTIVE',
    returnTo: null,
    request: null,
    lapsed: null,
    endedRequest: null,
    prolongations: 0,
    restructured: null,
    issuedPrice: data.price,
    contract: contractOf(state.application.terms, data.price),
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
    dispute: null,
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

export function endLoan(state: LoanState, status: LoanStatus, lockedUntil: LocalDate | null = null): EndedLoan {
  if (state.stage === 'none') throw outOfPlace(state, status);
  const loan = state.stage === 'running' || state.stage === 'closing' ? state : null;
  const payout = state.stage === 'application' ? null : state.payout;
  return { stage: 'ended', status, application: state.application, issued: loan, payout, lockedUntil };
}

export const moveApplication = (
  state: LoanState,
  { data }: { readonly data: { readonly status: LoanStatus } },
): LoanState => updateApplication(state, data.status);

export const endApplication = (
  state: LoanState,
  { data }: { readonly data: { readonly status: LoanStatus } },
): LoanState => endLoan(state, data.status);

export function applicationOf(state: LoanState): Application {
  if (state.stage === 'none') throw inWords('NEVER_APPLIED');
  return state.application;
}
