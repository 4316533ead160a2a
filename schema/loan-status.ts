/** The 46 statuses of a loan and, as data, which event leads from which status to which (R17-R25, R84). */
export const LOAN_STATUSES = [
  'INITIAL',
  'WAITING_STATEMENT_LOADING',
  'WAITING_FOR_REMITTANCE_SET',
  'WAITING_FOR_BIOMETRY',
  'WAITING_FOR_INSURANCE',
  'WAITING_FOR_ISSUANCE_CONSENT',
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'BACK_TO_REVISION',
  'REVISED_VERIFICATION',
  'READY_FOR_SCORING',
  'AGREED',
  'WAITING_REJECT',
  'APPROVED',
  'WAITING_REMITTANCE_PREPARED',
  'REMITTANCE_PREPARED',
  'REMITTANCE_IN_PROGRESS',
  'REMITTANCE_PAID',
  'REMITTANCE_ERROR',
  'REMITTANCE_CANCELED',
  'ACTIVE',
  'GRACE_DAY_OFF',
  'PROLONGED',
  'GRACE_MANUAL',
  'GRACE_EXPIRED',
  'EXPIRED',
  'CALCULATION_STOPPED',
  'RESTRUCTURED',
  'RESTRUCTURED_EXPIRED',
  'WAITING_RESTRUCTURING',
  'WAITING_PROLONGATION',
  'WAITING_PROLONGATION_OFFERT',
  'WAITING_PROLONGATION_PRC_PAYMENT',
  'WAITING_REFINANCING',
  'WAITING_REFINANCING_OFFERT',
  'WAITING_REFINANCING_PRC_PAYMENT',
  'AOT_PAYMENT_AWAITING',
  'CESSION',
  'CLOSING_PROCESS',
  'FINISHED',
  'REJECTED',
  'REJECTED_BY_FRAUD',
  'CANCELED',
  'ANNULLED',
] as const;
export type LoanStatus = (typeof LOAN_STATUSES)[number];

/** No event leaves these statuses. */
export const TERMINAL = [
  'FINISHED',
  'CESSION',
  'REJECTED',
  'REJECTED_BY_FRAUD',
  'CANCELED',
  'ANNULLED',
  'REMITTANCE_CANCELED',
] as const satisfies readonly LoanStatus[];
export const isTerminal = (status: LoanStatus): status is (typeof TERMINAL)[number] =>
  (TERMINAL as readonly LoanStatus[]).includes(status);

/** Money is lent and interest may accrue. */
export const LIVE = [
  'ACTIVE',
  'GRACE_DAY_OFF',
  'PROLONGED',
  'GRACE_MANUAL',
  'GRACE_EXPIRED',
  'EXPIRED',
  'CALCULATION_STOPPED',
  'RESTRUCTURED',
  'RESTRUCTURED_EXPIRED',
  'WAITING_RESTRUCTURING',
  'WAITING_PROLONGATION',
  'WAITING_PROLONGATION_OFFERT',
  'WAITING_PROLONGATION_PRC_PAYMENT',
  'WAITING_REFINANCING',
  'WAITING_REFINANCING_OFFERT',
  'WAITING_REFINANCING_PRC_PAYMENT',
  'AOT_PAYMENT_AWAITING',
] as const satisfies readonly LoanStatus[];
export const isRunning = (status: LoanStatus): status is (typeof LIVE)[number] =>
  (LIVE as readonly LoanStatus[]).includes(status);

const BASES = ['ACTIVE', 'PROLONGED', 'RESTRUCTURED'] as const satisfies readonly LoanStatus[];
const GRACES = ['GRACE_DAY_OFF', 'GRACE_MANUAL'] as const satisfies readonly LoanStatus[];
/** A payment is overdue. */
export const OVERDUE = [
  'EXPIRED',
  'GRACE_EXPIRED',
  'RESTRUCTURED_EXPIRED',
  'CALCULATION_STOPPED',
] as const satisfies readonly LoanStatus[];
export const isOverdue = (status: LoanStatus): boolean => (OVERDUE as readonly LoanStatus[]).includes(status);

/** What a signed application still waits for, in this order (R17). */
const WAITS = [
  'WAITING_STATEMENT_LOADING',
  'WAITING_FOR_REMITTANCE_SET',
  'WAITING_FOR_BIOMETRY',
  'WAITING_FOR_INSURANCE',
] as const satisfies readonly LoanStatus[];
/** Nothing is missing: queued for verification, or straight to a decision that still holds (R19). */
const COMPLETE = ['ON_VERIFICATION', 'READY_FOR_SCORING'] as const satisfies readonly LoanStatus[];
const REVIEWS = [
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'BACK_TO_REVISION',
  'REVISED_VERIFICATION',
  'READY_FOR_SCORING',
] as const satisfies readonly LoanStatus[];
const PROLONGATION = [
  'WAITING_PROLONGATION',
  'WAITING_PROLONGATION_OFFERT',
  'WAITING_PROLONGATION_PRC_PAYMENT',
] as const;
const REFINANCING = ['WAITING_REFINANCING', 'WAITING_REFINANCING_OFFERT', 'WAITING_REFINANCING_PRC_PAYMENT'] as const;

/** `SAME`: the event keeps the status. A null start is a stream without events. */
type Rule = { event: string; from: readonly (LoanStatus | null)[]; to: readonly LoanStatus[] | 'SAME' };

const RULES = [
  // The application: R85, R17, R19
  { event: 'LoanApplied', from: [null], to: ['INITIAL'] },
  { event: 'ApplicationSourced', from: ['INITIAL'], to: 'SAME' },
  { event: 'ApplicationChanged', from: ['INITIAL'], to: 'SAME' },
  { event: 'OfferSigned', from: ['INITIAL'], to: [...WAITS, ...COMPLETE] },
  { event: 'StatementRequested', from: ['WAITING_STATEMENT_LOADING'], to: 'SAME' },
  { event: 'StatementUploaded', from: ['WAITING_STATEMENT_LOADING'], to: [...WAITS.slice(1), ...COMPLETE] },
  { event: 'StatementUploaded', from: ['WAITING_REJECT'], to: ['READY_FOR_SCORING'] },
  { event: 'StatementRejected', from: ['WAITING_STATEMENT_LOADING', 'WAITING_REJECT'], to: 'SAME' },
  { event: 'StatementUploadCancelled', from: ['WAITING_STATEMENT_LOADING'], to: ['CANCELED', 'READY_FOR_SCORING'] },
  { event: 'StatementUploadCancelled', from: ['WAITING_REJECT'], to: 'SAME' },
  { event: 'PayoutMethodChosen', from: ['WAITING_FOR_REMITTANCE_SET'], to: [...WAITS.slice(2), ...COMPLETE] },
  { event: 'PayoutMethodChosen', from: ['INITIAL', 'REMITTANCE_ERROR'], to: 'SAME' },
  { event: 'BiometryRequested', from: ['WAITING_FOR_BIOMETRY'], to: 'SAME' },
  { event: 'BiometryPassed', from: ['WAITING_FOR_BIOMETRY'], to: [...WAITS.slice(3), ...COMPLETE] },
  { event: 'BiometryFailed', from: ['WAITING_FOR_BIOMETRY'], to: 'SAME' },
  { event: 'BiometryWaitCancelled', from: ['WAITING_FOR_BIOMETRY'], to: ['CANCELED'] },
  { event: 'InsuranceOffered', from: ['WAITING_FOR_INSURANCE'], to: 'SAME' },
  { event: 'InsuranceAccepted', from: ['WAITING_FOR_INSURANCE'], to: COMPLETE },
  { event: 'InsuranceDeclined', from: ['WAITING_FOR_INSURANCE'], to: COMPLETE },
  { event: 'VerificationStarted', from: ['ON_VERIFICATION'], to: ['ON_AUTO_VERIFICATION'] },
  { event: 'ManualReviewRequested', from: ['ON_AUTO_VERIFICATION'], to: ['ON_MANUAL_VERIFICATION'] },
  {
    event: 'ManualReviewStarted',
    // The last: handed on to another verifier (R826).
    from: ['ON_MANUAL_VERIFICATION', 'REVISED_VERIFICATION', 'MANUAL_VERIFICATION'],
    to: ['MANUAL_VERIFICATION'],
  },
  { event: 'RevisionRequested', from: ['MANUAL_VERIFICATION'], to: ['BACK_TO_REVISION'] },
  { event: 'RevisionReturned', from: ['BACK_TO_REVISION'], to: ['REVISED_VERIFICATION'] },
  { event: 'EvidenceRequested', from: ['ON_AUTO_VERIFICATION', 'MANUAL_VERIFICATION'], to: ['BACK_TO_REVISION'] },
  { event: 'EvidenceSent', from: ['BACK_TO_REVISION'], to: ['BACK_TO_REVISION', 'REVISED_VERIFICATION'] },
  { event: 'EvidenceAccepted', from: ['MANUAL_VERIFICATION'], to: 'SAME' },
  {
    event: 'ScoringRequested',
    from: ['ON_AUTO_VERIFICATION', 'MANUAL_VERIFICATION', 'READY_FOR_SCORING'],
    to: ['READY_FOR_SCORING'],
  },
  { event: 'LoanDecided', from: ['READY_FOR_SCORING'], to: ['AGREED', 'WAITING_REJECT'] },
  { event: 'AlternativeAccepted', from: ['WAITING_REJECT'], to: ['INITIAL'] },
  { event: 'IssuanceConsentRequested', from: ['AGREED'], to: ['WAITING_FOR_ISSUANCE_CONSENT'] },
  { event: 'IssuanceConsentGiven', from: ['WAITING_FOR_ISSUANCE_CONSENT'], to: 'SAME' },
  { event: 'IssuanceConsentCancelled', from: ['WAITING_FOR_ISSUANCE_CONSENT'], to: ['CANCELED'] },
  { event: 'ConsentLapsed', from: ['WAITING_FOR_ISSUANCE_CONSENT'], to: ['ANNULLED'] },
  { event: 'LoanApproved', from: ['AGREED', 'WAITING_FOR_ISSUANCE_CONSENT'], to: ['APPROVED'] },
  { event: 'LoanRejected', from: ['WAITING_REJECT'], to: ['REJECTED'] },
  { event: 'FraudRejected', from: REVIEWS, to: ['REJECTED_BY_FRAUD'] },
  { event: 'ApplicationCancelled', from: ['INITIAL', ...WAITS, ...REVIEWS, 'WAITING_REJECT'], to: ['CANCELED'] },
  { event: 'LoanAnnulled', from: ['INITIAL', ...WAITS, 'BACK_TO_REVISION', 'REMITTANCE_ERROR'], to: ['ANNULLED'] },
  // Checks or a review that were not finished in time.
  {
    event: 'LoanAnnulled',
    from: [
      ...COMPLETE,
      'ON_AUTO_VERIFICATION',
      'ON_MANUAL_VERIFICATION',
      'MANUAL_VERIFICATION',
      'REVISED_VERIFICATION',
    ],
    to: ['ANNULLED'],
  },
  // D0024: the offer would now cost more than its signed maximum.
  { event: 'LoanAnnulled', from: ['APPROVED', 'WAITING_REMITTANCE_PREPARED'], to: ['ANNULLED'] },

  // The payout: R86, R18, R21
  { event: 'PayoutRequested', from: ['APPROVED', 'REMITTANCE_ERROR'], to: ['WAITING_REMITTANCE_PREPARED'] },
  { event: 'PayoutPrepared', from: ['WAITING_REMITTANCE_PREPARED'], to: ['REMITTANCE_PREPARED'] },
  { event: 'PayoutSent', from: ['REMITTANCE_PREPARED'], to: ['REMITTANCE_IN_PROGRESS'] },
  { event: 'PayoutConfirmed', from: ['REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS'], to: ['REMITTANCE_PAID'] },
  {
    event: 'PayoutFailed',
    from: ['WAITING_REMITTANCE_PREPARED', 'REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS'],
    to: ['REMITTANCE_ERROR'],
  },
  {
    event: 'PayoutRecalled',
    from: ['REMITTANCE_PREPARED', 'REMITTANCE_IN_PROGRESS', 'REMITTANCE_ERROR'],
    to: ['REMITTANCE_CANCELED'],
  },
  { event: 'LoanIssued', from: ['REMITTANCE_PAID'], to: ['ACTIVE'] },
  // R567: the money never reached the borrower.
  { event: 'PayoutReturned', from: ['ACTIVE', 'GRACE_DAY_OFF', 'EXPIRED'], to: ['ANNULLED'] },
  { event: 'LoanIssuedByRefinancing', from: ['INITIAL'], to: ['ACTIVE'] },

  // The running loan: R87, R12, R14, R18, R24
  { event: 'PaymentReceived', from: LIVE, to: 'SAME' },
  { event: 'PaymentReceived', from: GRACES, to: BASES },
  { event: 'PaymentReversed', from: LIVE, to: LIVE },
  { event: 'BalanceApplied', from: LIVE, to: 'SAME' },
  { event: 'BalanceApplied', from: GRACES, to: BASES },
  // The decision refuses overdue loans; what was set aside gets its answer in any status, even if it is zero.
  { event: 'BonusSpent', from: LIVE, to: 'SAME' },
  { event: 'BonusSpent', from: GRACES, to: BASES },
  { event: 'PrepaymentRequested', from: [...BASES, ...GRACES, ...OVERDUE], to: 'SAME' },
  { event: 'PrepaymentSigned', from: [...BASES, ...GRACES, ...OVERDUE], to: 'SAME' },
  { event: 'PrepaymentAnnulled', from: LIVE, to: 'SAME' },
  { event: 'GraceDayGranted', from: BASES, to: ['GRACE_DAY_OFF'] },
  { event: 'GraceGranted', from: [...BASES, 'GRACE_DAY_OFF'], to: ['GRACE_MANUAL'] },
  { event: 'GraceExpired', from: ['GRACE_MANUAL'], to: ['GRACE_EXPIRED'] },
  { event: 'LoanFellOverdue', from: ['ACTIVE', 'PROLONGED', 'GRACE_DAY_OFF'], to: ['EXPIRED'] },
  { event: 'RestructuringDefaulted', from: ['RESTRUCTURED', 'GRACE_DAY_OFF'], to: ['RESTRUCTURED_EXPIRED'] },
  { event: 'EntryPenaltyCharged', from: ['EXPIRED', 'GRACE_EXPIRED', 'RESTRUCTURED_EXPIRED'], to: 'SAME' },
  { event: 'OverdueCured', from: ['EXPIRED', 'GRACE_EXPIRED', 'CALCULATION_STOPPED'], to: BASES },
  { event: 'OverdueCured', from: ['RESTRUCTURED_EXPIRED'], to: ['RESTRUCTURED'] },
  {
    event: 'CalculationStopped',
    from: ['EXPIRED', 'GRACE_EXPIRED', 'RESTRUCTURED_EXPIRED'],
    to: ['CALCULATION_STOPPED'],
  },
  { event: 'NoticeIssued', from: [...OVERDUE, 'AOT_PAYMENT_AWAITING'], to: 'SAME' },
  { event: 'PenaltyWaived', from: LIVE, to: 'SAME' },
  { event: 'WrittenOff', from: LIVE, to: 'SAME' },
  { event: 'LoanDisputed', from: LIVE, to: 'SAME' },
  { event: 'DisputeDismissed', from: LIVE, to: 'SAME' },
  { event: 'DisputeUpheld', from: LIVE, to: 'SAME' },
  { event: 'BackdatingAdjusted', from: LIVE, to: LIVE },
  { event: 'LoanClosing', from: LIVE, to: ['CLOSING_PROCESS'] },
  { event: 'LoanClosed', from: ['CLOSING_PROCESS'], to: ['FINISHED'] },

  // Prolongation, refinancing, restructuring, cession: R88, R10, R13, R18, R22, R24, R25
  { event: 'ProlongationRequested', from: ['ACTIVE', 'PROLONGED', 'GRACE_DAY_OFF'], to: ['WAITING_PROLONGATION'] },
  {
    event: 'ProlongationOffered',
    from: ['WAITING_PROLONGATION', 'WAITING_PROLONGATION_OFFERT'],
    to: ['WAITING_PROLONGATION_OFFERT'],
  },
  {
    event: 'ProlongationOfferSigned',
    from: ['WAITING_PROLONGATION_OFFERT'],
    to: ['WAITING_PROLONGATION_PRC_PAYMENT'],
  },
  { event: 'LoanProlonged', from: ['WAITING_PROLONGATION_PRC_PAYMENT'], to: ['PROLONGED'] },
  { event: 'ProlongationAnnulled', from: PROLONGATION, to: ['ACTIVE', 'PROLONGED', 'GRACE_DAY_OFF'] },
  { event: 'RefinancingRequested', from: ['ACTIVE', 'PROLONGED', 'GRACE_DAY_OFF'], to: ['WAITING_REFINANCING'] },
  {
    event: 'RefinancingOffered',
    from: ['WAITING_REFINANCING', 'WAITING_REFINANCING_OFFERT'],
    to: ['WAITING_REFINANCING_OFFERT'],
  },
  { event: 'RefinancingOfferSigned', from: ['WAITING_REFINANCING_OFFERT'], to: ['WAITING_REFINANCING_PRC_PAYMENT'] },
  { event: 'LoanRefinanced', from: ['WAITING_REFINANCING_PRC_PAYMENT'], to: ['FINISHED'] },
  { event: 'RefinancingAnnulled', from: REFINANCING, to: ['ACTIVE', 'PROLONGED', 'GRACE_DAY_OFF'] },
  {
    event: 'RestructuringRequested',
    from: ['ACTIVE', 'PROLONGED', 'EXPIRED', 'GRACE_EXPIRED', 'CALCULATION_STOPPED'],
    to: 'SAME',
  },
  {
    event: 'RestructuringOfferSigned',
    from: ['ACTIVE', 'PROLONGED', 'EXPIRED', 'GRACE_EXPIRED', 'CALCULATION_STOPPED'],
    to: ['WAITING_RESTRUCTURING'],
  },
  { event: 'LoanRestructured', from: ['WAITING_RESTRUCTURING'], to: ['RESTRUCTURED'] },
  { event: 'RestructuringAnnulled', from: [...BASES, ...GRACES, ...OVERDUE], to: 'SAME' },
  {
    event: 'RestructuringAnnulled',
    from: ['WAITING_RESTRUCTURING'],
    to: ['ACTIVE', 'PROLONGED', 'EXPIRED', 'GRACE_EXPIRED', 'CALCULATION_STOPPED'],
  },
  { event: 'CessionAgreed', from: ['CALCULATION_STOPPED'], to: ['AOT_PAYMENT_AWAITING'] },
  { event: 'LoanCeded', from: ['AOT_PAYMENT_AWAITING'], to: ['CESSION'] },
  { event: 'CessionCancelled', from: ['AOT_PAYMENT_AWAITING'], to: ['CALCULATION_STOPPED'] },
] as const satisfies readonly Rule[];

/** The events of a loan; a test compares them with `LOAN_EVENTS`, which would be a cycle to import. */
export type TransitionEvent = (typeof RULES)[number]['event'];
export type Transition = { from: LoanStatus | null; event: TransitionEvent; to: LoanStatus };

export const TRANSITIONS: readonly Transition[] = (RULES as readonly (Rule & { event: TransitionEvent })[]).flatMap(
  ({ event, from, to }) =>
    from.flatMap((start): Transition[] => {
      if (to !== 'SAME') return to.map((end) => ({ from: start, event, to: end }));
      return start ? [{ from: start, event, to: start }] : [];
    }),
);

const KEYS = new Set(TRANSITIONS.map(({ from, event, to }) => `${from}|${event}|${to}`));

/** A step that the table does not list is refused. */
export const allowed = (from: LoanStatus | null, event: string, to: LoanStatus): boolean =>
  KEYS.has(`${from}|${event}|${to}`);
