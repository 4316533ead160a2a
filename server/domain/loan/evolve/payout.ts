/** How the facts of a payout change the application, from the choice of a method to the issue. */
import type { PAYOUT_EVENTS } from '../../../../schema/events/loan/payout.ts';
import type { Evolutions } from './evolution.ts';
import { applied, ends, issued, NO_PAYOUT, paidOut } from './stages.ts';

export const PAYOUT: Evolutions<keyof typeof PAYOUT_EVENTS> = {
  PayoutMethodChosen: (state, { data: { status, method } }) =>
    state.stage === 'payout' ? paidOut(state, status, {}, { method }) : applied(state, status, { method }),
  PayoutRequested: (state, { data: { status, attempt } }) => paidOut(state, status, { ...NO_PAYOUT, attempt }),
  PayoutPrepared: (state, { data: { status, provider, providerKey } }) =>
    paidOut(state, status, { provider, key: providerKey }),
  PayoutSent: (state, { data: { status, provider, externalId } }) => paidOut(state, status, { provider, externalId }),
  PayoutConfirmed: (state, { data: { status, externalId, operationDate } }) =>
    paidOut(state, status, { externalId, operationDate }),
  PayoutFailed: (state, { data: { status, code } }) => paidOut(state, status, { failure: code }),
  PayoutRecalled: ends,
  LoanIssued: issued,
};
