import { payoutFailureText } from '../../../../schema/reference/payout-failures.ts';
import { flow, LOAN_ID, loan, price, TODAY } from './a-loan.ts';
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
  smsLimitLeft: 5,
  waitedSeconds: 72,
  promise: { by: '2026-11-25T18:59:59.999Z', wholeDay: true, missed: false },
  offer: null,
  origin: null,
  ...change,
});
export const rejection = (change: object = {}) => ({
  reason: 'DEBT_LOAD',
  step: 'WAIT',
  debtLoad: null,
  debtLoadLimit: null,
  on: TODAY,
  applyFrom: null,
  forEver: false,
  stands: true,
  ...change,
});
export const overloaded = (debtLoad: string, change: object = {}) =>
  rejection({ debtLoad, debtLoadLimit: '50', applyFrom: '2026-11-27', ...change });
export const declined = {
  ...flow('REJECTED'),
  currentLoan: null,
  loan: loan({ status: 'WAITING_REJECT', rejection: overloaded('54.0') }),
  decision: decision({
    status: 'WAITING_REJECT',
    next: 'STATEMENT_UPLOAD',
    rejectDecisionByKDN: true,
  }),
};
const offer = (change: object = {}) => ({
  productType: 'INDIVIDUAL_PERSON_SPL',
  pricing: 'FLEXIBLE',
  term: { unit: 'DAY', count: 20 },
  payment: '63360.00',
  price: { ...price, amount: '60000.00', interest: '3360.00', total: '63360.00', overpayment: '3360.00' },
  ...change,
});
const monthly = (change: object = {}) =>
  offer({
    productType: 'INDIVIDUAL_ENTREPRENEUR_IL',
    term: { unit: 'MONTH', count: 24 },
    payment: '9215.00',
    price: { ...price, amount: '175000.00', interest: '46160.00', total: '221160.00', annualEffectiveRate: '46.0' },
    ...change,
  });
const otherProduct = {
  ...declined,
  decision: decision({
    status: 'WAITING_REJECT',
    next: 'BIL_WITHOUT_STATEMENT',
    rejectDecisionByKDN: true,
    isBILAvailable: true,
    offer: monthly(),
  }),
};
/** Another product for an entrepreneur, with a valid statement or without. */
export const entrepreneurs = (next: string) => {
  const isBILAvailable = next.startsWith('BIL');
  const change = { isBILAvailable, isBSPLAvailable: !isBILAvailable, validStatementExists: next.includes('_WITH_') };
  return { ...otherProduct, decision: { ...otherProduct.decision, next, ...change } };
};
const byAmount = (status: string, next: string, made: object) => ({
  ...declined,
  loan: loan({
    status,
    rejection: rejection({ reason: 'AMOUNT', step: 'TAKE_LESS', debtLoad: '61.6', debtLoadLimit: '50' }),
  }),
  decision: decision({ status, next, rejectDecisionByAmount: true, scoreAmount: '60000.00', offer: made }),
});
const curable = { ...declined, ...flow('WAITING_REJECT'), loan: declined.loan };
const rejected = (change: object, next = 'DECLINE') => ({
  ...declined,
  loan: loan({ status: 'REJECTED', rejection: rejection(change) }),
  decision: decision({ status: 'REJECTED', next }),
});

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
  {
    name: 'face-asked',
    path: 'page/thanks',
    scene: {
      ...flow('WAITING_FOR_BIOMETRY'),
      loan: loan({
        status: 'WAITING_FOR_BIOMETRY',
        payoutMethod: { kind: 'IBAN', label: 'KZ** 4417', arrivesBy: null },
      }),
      decision: decision({ status: 'WAITING_FOR_BIOMETRY', next: 'BIOMETRY' }),
    },
  },
  { name: 'wait', path: 'page/thanks', scene: { ...flow('ON_AUTO_VERIFICATION'), decision: decision({}) } },
  {
    name: 'wait-person',
    path: 'page/thanks',
    scene: {
      ...flow('ON_MANUAL_VERIFICATION'),
      decision: decision({ status: 'ON_MANUAL_VERIFICATION', waitedSeconds: 5_000 }),
    },
  },
  {
    name: 'wait-late',
    path: 'page/thanks',
    scene: {
      ...flow('MANUAL_VERIFICATION'),
      loan: loan({ status: 'MANUAL_VERIFICATION', fastIssue: true, price: { ...price, fastIssueFee: '990.00' } }),
      decision: decision({
        status: 'MANUAL_VERIFICATION',
        waitedSeconds: 270_000,
        promise: { by: '2026-11-25T18:59:59.999Z', wholeDay: true, missed: true },
      }),
    },
  },
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
  { name: 'smaller', path: 'page/pdl-alt-score', scene: byAmount('WAITING_REJECT', 'PDL_ALT_SCORE', offer()) },
  {
    name: 'smaller-longer',
    path: 'page/alt-score',
    scene: byAmount('WAITING_REJECT', 'ALT_SCORE', monthly({ productType: 'INDIVIDUAL_PERSON_IL' })),
  },
  {
    name: 'smaller-ended',
    path: 'page/declinePDLAltScore',
    scene: byAmount('REJECTED', 'DECLINE_PDL_ALT_SCORE', offer()),
  },
  {
    name: 'nano-instead',
    path: 'page/decline',
    scene: {
      ...rejected({ reason: 'STATEMENT', step: 'SEND_STATEMENT' }),
      decision: decision({ status: 'REJECTED', next: 'DECLINE', rejectDecisionByStatement: true, offer: offer() }),
    },
  },
  {
    name: 'declined-load',
    path: 'page/decline',
    scene: rejected(overloaded('1456.5')),
  },
  {
    name: 'stop-credit',
    path: 'page/stop-credit',
    scene: rejected({ reason: 'STOP_CREDIT', step: 'LIFT_STOP_CREDIT' }, 'STOP_CREDIT'),
  },
  {
    name: 'reject-60-plus',
    path: 'page/reject60-plus',
    scene: rejected({ reason: 'OVERDUE_60_PLUS', step: 'PAY_OVERDUE', applyFrom: '2027-02-18' }, 'REJECT_60_PLUS'),
  },
  { name: 'statement', path: 'page/statement-upload?isPreApprove=true', scene: curable },
  {
    name: 'statement-rejected',
    path: 'page/rejected-statement-upload',
    scene: { ...curable, decision: { ...curable.decision, next: 'REJECTED_STATEMENT' } },
  },
  {
    name: 'statement-asked',
    path: `loan-registration/${LOAN_ID}/loan-statement-upload`,
    scene: { ...flow('WAITING_STATEMENT_LOADING'), decision: null },
  },
  {
    name: 'statement-no-other',
    path: `loan-registration/${LOAN_ID}/loan-statement-upload`,
    scene: {
      ...flow('WAITING_STATEMENT_LOADING'),
      loan: loan({ status: 'WAITING_STATEMENT_LOADING', statementRejected: true }),
      decision: null,
    },
  },
];
