import { payoutFailureText } from '../../../../schema/reference/payout-failures.ts';
import { flow, LOAN_ID, loan } from './a-loan.ts';
import type { Place } from './place.ts';

export const decision = (change: object) => ({
  status: 'ON_AUTO_VERIFICATION',
  next: 'WAIT',
  rejectDecisionByKDN: false,
  rejectDecisionByStatement: false,
  rejectDecision60Plus: false,
  rejectDecisionStopCredit: false,
  rejectDecisionByAmount: false,
  scoreAmount: null,
  scoreInstallmentList: [],
  isBSPLAvailable: false,
  isBILAvailable: false,
  validStatementExists: false,
  sourceType: 'AUTO',
  ruleSet: '2026-01',
  debtLoad: null,
  reasons: [],
  canReapplyOn: null,
  smsLimitLeft: 5,
  startedAt: new Date(Date.now() - 72_000).toISOString(),
  ...change,
});
export const declined = {
  ...flow('REJECTED'),
  currentLoan: null,
  decision: decision({
    status: 'WAITING_REJECT',
    next: 'STATEMENT_UPLOAD',
    rejectDecisionByKDN: true,
    debtLoad: '54.0',
    scoreAmount: '60000.00',
    rejectDecisionByAmount: true,
    reasons: [{ code: 'DEBT_LOAD', observed: '54', limit: '50' }],
  }),
};
const otherProduct = {
  ...declined,
  decision: decision({
    status: 'WAITING_REJECT',
    next: 'BIL_WITHOUT_STATEMENT',
    rejectDecisionByKDN: true,
    debtLoad: '61.6',
    isBILAvailable: true,
    reasons: [{ code: 'DEBT_LOAD', observed: '61.6', limit: '50' }],
  }),
};
const curable = { ...declined, ...flow('WAITING_REJECT') };

export const DECISION: readonly Place[] = [
  {
    name: 'revision',
    path: `page/thanks?loanId=${LOAN_ID}`,
    scene: {
      ...flow('BACK_TO_REVISION'),
      loan: loan({ status: 'BACK_TO_REVISION', revisionFields: ['address', 'employment'] }),
      decision: decision({ status: 'BACK_TO_REVISION' }),
    },
  },
  { name: 'other-product', path: `page/bil-without-statement?loanId=${LOAN_ID}`, scene: otherProduct },
  { name: 'wait', path: 'page/thanks', scene: { ...flow('ON_AUTO_VERIFICATION'), decision: decision({}) } },
  {
    name: 'approved',
    path: 'page/approve',
    scene: {
      ...flow('REMITTANCE_PREPARED'),
      loan: loan({
        status: 'REMITTANCE_PREPARED',
        payoutMethod: { kind: 'IBAN', label: 'KZ** **** **** **** 4417', arrivesBy: '2026-11-23' },
        payoutStages: [{ status: 'APPROVED', at: '2026-11-20T07:09:00.000Z' }],
      }),
      decision: decision({ status: 'REMITTANCE_PREPARED', next: 'APPROVE' }),
    },
  },
  {
    name: 'payout-failed',
    path: 'page/approve',
    scene: {
      ...flow('REMITTANCE_ERROR'),
      loan: loan({
        status: 'REMITTANCE_ERROR',
        payoutMethod: { kind: 'CARD', label: '**** 4417', arrivesBy: null },
        payoutFailure: payoutFailureText('CARD', '51', 'RU'),
      }),
      decision: decision({ status: 'REMITTANCE_ERROR', next: 'REJECTED_CARD' }),
    },
  },
  { name: 'declined', path: 'page/decline', scene: declined },
  {
    name: 'stop-credit',
    path: 'page/stop-credit',
    scene: {
      ...declined,
      decision: decision({
        status: 'REJECTED',
        rejectDecisionStopCredit: true,
        canReapplyOn: '2026-12-20',
        reasons: [{ code: 'STOP_CREDIT', observed: 'yes', limit: 'no' }],
      }),
    },
  },
  { name: 'statement', path: 'page/statement-upload', scene: curable },
  { name: 'statement-rejected', path: 'page/rejected-statement-upload', scene: curable },
  {
    name: 'statement-asked',
    path: `loan-registration/${LOAN_ID}/loan-statement-upload`,
    scene: { ...flow('WAITING_STATEMENT_LOADING'), decision: null },
  },
];
