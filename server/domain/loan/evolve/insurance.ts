/** Without the insurance the application has other terms and another price. */
import type { INSURANCE_EVENTS } from '../../../../schema/events/loan/insurance.ts';
import type { Evolutions } from './evolution.ts';
import { applicationOf, moveApplication, updateApplication } from './stages.ts';

export const INSURANCE: Evolutions<keyof typeof INSURANCE_EVENTS> = {
  InsuranceOffered: moveApplication,
  InsuranceAccepted: (state, { data }) =>
    updateApplication(state, data.status, { insuranceAccepted: true }, { insuranceOffered: false }),
  InsuranceDeclined: (state, { data: { status, price } }) => {
    const before = applicationOf(state);
    const terms = { ...before.terms, insuranceAgreed: false };
    const { insurancePremium: premium, total: totalBefore } = before.price;
    const insuranceDeclined = { premium, totalBefore, price };
    return updateApplication(state, status, { terms, price, insuranceDeclined }, { insuranceOffered: false });
  },
};
