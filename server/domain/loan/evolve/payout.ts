import type { PAYOUT_EVENTS } from '../../../../schema/events/loan/payout.ts';
import type { Evolutions } from './evolution.ts';
import { endApplication, NO_PAYOUT, openLoan, updateApplication, updatePayout } from './stages.ts';

export const PAYOUT: Evolutions<keyof typeof PAYOUT_EVENTS> = {
  PayoutMethodChosen: (state, { data: { status, method } }) =>
    state.stage === 'payout'
      ? updatePayout(state, status, {}, { payoutMethod: method })
      : updateApplication(state, status, { payoutMethod: method }),
  PayoutRequested: (state, { data: { status, attempt } }) => updatePayout(state, status, { ...NO_PAYOUT, attempt }),
  PayoutPrepared: (state, { data: { status, provider, providerKey } }) =>
    updatePayout(state, status, { provider, key: providerKey }),
  PayoutSent: (state, { data: { status, provider, externalId } }) =>
    updatePayout(state, status, { provider, externalId }),
  PayoutConfirmed: (state, { data: { status, externalId, operationDate } }) =>
    updatePayout(state, status, { externalId, operationDate }),
  PayoutFailed: (state, { data: { status, code } }) => updatePayout(state, status, { failure: code }),
  PayoutRecalled: endApplication,
  PayoutReturned: { day: ({ returnedOn }) => returnedOn },
  LoanIssued: openLoan,
};
