/** The consents in force, in the order in which they are shown (R50). */
import { agreementRequestCh } from './agreement-request-ch.ts';
import { agreementToDiscloseSecrecyOfProvision } from './agreement-to-disclose-secrecy-of-provision.ts';
import { agreementToTransferPersonalData } from './agreement-to-transfer-personal-data.ts';
import { conditionsNano } from './conditions-nano.ts';
import type { Consent } from './consent.ts';
import { contractTermsFamiliarizationConfirmation } from './contract-terms-familiarization-confirmation.ts';
import { indisputableDebtAgreement } from './indisputable-debt-agreement.ts';
import { insuranceRules } from './insurance-rules.ts';
import { insurerPersonalData } from './insurer-personal-data.ts';
import { policy } from './policy.ts';
import { sendCb } from './send-cb.ts';
import { sendFcb } from './send-fcb.ts';

export const CONSENTS: readonly Consent[] = [
  policy,
  agreementToTransferPersonalData,
  sendCb,
  sendFcb,
  agreementRequestCh,
  agreementToDiscloseSecrecyOfProvision,
  conditionsNano,
  contractTermsFamiliarizationConfirmation,
  indisputableDebtAgreement,
  insuranceRules,
  insurerPersonalData,
];

export const consentsAt = (place: Consent['place']): readonly Consent[] =>
  CONSENTS.filter((consent) => consent.place === place);
