/** Who may use each root field. A field for which no room has a policy does not compile. */
import { AGREEMENT_POLICIES } from './agreement/policies.ts';
import { APPLICATION_POLICIES } from './application/policies.ts';
import { AUDIT_POLICIES } from './audit/policies.ts';
import { BALANCE_POLICIES } from './balance/policies.ts';
import { BONUS_POLICIES } from './bonus/policies.ts';
import { DECISION_POLICIES } from './decision/policies.ts';
import { DOCUMENT_POLICIES } from './document/policies.ts';
import { FEEDBACK_POLICIES } from './feedback/policies.ts';
import { LOAN_POLICIES } from './loan/policies.ts';
import { NOTICE_POLICIES } from './notice/policies.ts';
import { OFFICE_POLICIES } from './office/policies.ts';
import { PAYMENT_POLICIES } from './payment/policies.ts';
import { PAYOUT_POLICIES } from './payout/policies.ts';
import { PEOPLE_POLICIES } from './people/policies.ts';
import type { Policy, RootField } from './policies.ts';
import { PORTFOLIO_POLICIES } from './portfolio/policies.ts';
import { SETTLEMENT_POLICIES } from './settlement/policies.ts';

export const FIELD_POLICIES: Readonly<Record<RootField, Policy>> = {
  ...AGREEMENT_POLICIES,
  ...APPLICATION_POLICIES,
  ...AUDIT_POLICIES,
  ...BALANCE_POLICIES,
  ...BONUS_POLICIES,
  ...DECISION_POLICIES,
  ...DOCUMENT_POLICIES,
  ...FEEDBACK_POLICIES,
  ...LOAN_POLICIES,
  ...NOTICE_POLICIES,
  ...OFFICE_POLICIES,
  ...PAYMENT_POLICIES,
  ...PAYOUT_POLICIES,
  ...PEOPLE_POLICIES,
  ...PORTFOLIO_POLICIES,
  ...SETTLEMENT_POLICIES,
};
