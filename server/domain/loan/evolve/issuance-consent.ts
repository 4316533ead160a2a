import type { ISSUANCE_CONSENT_EVENTS } from '../../../../schema/events/loan/issuance-consent.ts';
import type { Evolutions } from './evolution.ts';
import { endApplication, moveApplication, updateApplication } from './stages.ts';

export const ISSUANCE_CONSENT: Evolutions<keyof typeof ISSUANCE_CONSENT_EVENTS> = {
  IssuanceConsentRequested: (state, { data: { status, opensAt, lapsesAt } }) =>
    updateApplication(state, status, { consent: { opensAt, lapsesAt } }),
  IssuanceConsentGiven: moveApplication,
  IssuanceConsentCancelled: endApplication,
  ConsentLapsed: endApplication,
};
