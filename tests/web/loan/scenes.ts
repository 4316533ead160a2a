/** A scene is a URL with the API's answers; one file for each capability. */
import { ANALYTICS } from './scenes/analytics.ts';
import { APPLICATION } from './scenes/application.ts';
import { BALANCE } from './scenes/balance.ts';
import { CALCULATOR } from './scenes/calculator.ts';
import { CHECK_DOCUMENT } from './scenes/check-document.ts';
import { COLLECTION } from './scenes/collection.ts';
import { CORRECTION } from './scenes/correction.ts';
import { DECISION } from './scenes/decision.ts';
import { DISPUTE } from './scenes/dispute.ts';
import { EVIDENCE } from './scenes/evidence.ts';
import { FEEDBACK } from './scenes/feedback.ts';
import { LOAN } from './scenes/loan.ts';
import { LOAN_WAYS } from './scenes/loan-ways.ts';
import { NOTICES } from './scenes/notice.ts';
import { OFFICE } from './scenes/office.ts';
import { PAYMENT } from './scenes/payment.ts';
import type { Place } from './scenes/place.ts';
import { PREPAYMENT } from './scenes/prepayment.ts';
import { PROLONGATION } from './scenes/prolongation.ts';
import { REFINANCING } from './scenes/refinancing.ts';
import { RESTRUCTURING } from './scenes/restructuring.ts';
import { REVERSAL_DEBT } from './scenes/reversal-debt.ts';
import { SETTINGS } from './scenes/settings.ts';
import { WALK } from './scenes/walk.ts';

export type { Place };

export const PLACES: readonly Place[] = [
  ...ANALYTICS,
  ...APPLICATION,
  ...CHECK_DOCUMENT,
  ...CALCULATOR,
  ...COLLECTION,
  ...CORRECTION,
  ...DECISION,
  ...DISPUTE,
  ...EVIDENCE,
  ...FEEDBACK,
  ...LOAN,
  ...LOAN_WAYS,
  ...PAYMENT,
  ...BALANCE,
  ...NOTICES,
  ...OFFICE,
  ...PREPAYMENT,
  ...PROLONGATION,
  ...REFINANCING,
  ...RESTRUCTURING,
  ...REVERSAL_DEBT,
  ...SETTINGS,
  ...WALK,
];
