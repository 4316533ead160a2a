/** Where the borrower goes after the application: one table, by which the server decides and the pages lead (R89). */
import { LIVE, type LoanStatus } from '../loan-status.ts';
import type { EvidenceKind } from './evidence.ts';

/** The page of each answer, by its name among the addresses of the web; null: the page by the status stays. */
export const DECISION_PAGES = {
  WAIT: null,
  SIGN_OFFER: null,
  INSURANCE: null,
  REVISION: null,
  REJECT_60_PLUS: 'reject60Plus',
  STOP_CREDIT: 'stopCredit',
  BIL_WITH_STATEMENT: 'bilWithStatement',
  BIL_WITHOUT_STATEMENT: 'bilWithoutStatement',
  BSPL_WITH_STATEMENT: 'bsplWithStatement',
  BSPL_WITHOUT_STATEMENT: 'bsplWithoutStatement',
  OBTAINING: 'loanObtaining',
  BIOMETRY: 'loanBiometry',
  EDS_REQUEST: 'edsRequest',
  DOCUMENT_PHOTOS: 'documentPhotos',
  VIDEO_INTERVIEW: 'videoInterview',
  STATEMENT_LOADING: 'loanStatementUpload',
  REJECTED_STATEMENT: 'rejectedStatementUpload',
  STATEMENT_UPLOAD: 'statementUpload',
  APPROVE: 'approve',
  REJECTED_CARD: 'approve',
  ALT_SCORE: 'altScore',
  PDL_ALT_SCORE: 'pdlAltScore',
  DECLINE_ALT_SCORE: 'declineAltScore',
  DECLINE_PDL_ALT_SCORE: 'declinePdlAltScore',
  DECLINE: 'decline',
} as const;
export type DecisionNext = keyof typeof DECISION_PAGES;

/** What the table asks of an application besides its status. */
export type RoutingFacts = {
  readonly requested: EvidenceKind | null;
  readonly decided: boolean;
  readonly rejectDecision60Plus: boolean;
  readonly rejectDecisionStopCredit: boolean;
  readonly isBILAvailable: boolean;
  readonly isBSPLAvailable: boolean;
  readonly validStatementExists: boolean;
  /** A small loan is offered to somebody who was refused a large one. */
  readonly nanoOffered: boolean;
  /** The statement is the weightiest reason: beside a weightier one its page would name the wrong one. */
  readonly refusedForStatement: boolean;
  /** The last bank statement was rejected: its page explains why and takes another. */
  readonly statementRejected: boolean;
  readonly rejectDecisionByKDN: boolean;
  /** An SMS code to sign with is left today. */
  readonly codeLeft: boolean;
  readonly rejectDecisionByAmount: boolean;
  /** A smaller amount would have been approved. */
  readonly hasAlternative: boolean;
  readonly instalments: boolean;
};

export type DecisionRoute = {
  readonly next: DecisionNext;
  readonly in: readonly LoanStatus[];
  readonly where?: Partial<RoutingFacts>;
};

/** AGREED counts: it is approved in the same append or waits for the second consent. */
const UNDECIDED = [
  'ON_VERIFICATION',
  'ON_AUTO_VERIFICATION',
  'ON_MANUAL_VERIFICATION',
  'MANUAL_VERIFICATION',
  'REVISED_VERIFICATION',
  'READY_FOR_SCORING',
  'AGREED',
] as const;

const APPROVED = [
  'APPROVED',
  'WAITING_REMITTANCE_PREPARED',
  'REMITTANCE_PREPARED',
  'REMITTANCE_IN_PROGRESS',
  'REMITTANCE_PAID',
  ...LIVE,
  'CESSION',
  'CLOSING_PROCESS',
  'FINISHED',
] as const;

/** The refusal may still be cured that day. */
const CURABLE = ['WAITING_REJECT'] as const;
const NEGATIVE = [...CURABLE, 'REJECTED', 'REJECTED_BY_FRAUD', 'CANCELED', 'ANNULLED', 'REMITTANCE_CANCELED'] as const;

/** The first row that holds decides. */
// biome-ignore format: one line for each row reads as a table
export const DECISION_ROUTES: readonly DecisionRoute[] = [
  { next: 'OBTAINING', in: ['WAITING_FOR_REMITTANCE_SET'] },
  { next: 'BIOMETRY', in: ['WAITING_FOR_BIOMETRY'] },
  { next: 'EDS_REQUEST', in: ['WAITING_FOR_ISSUANCE_CONSENT'] },
  { next: 'STATEMENT_LOADING', in: ['WAITING_STATEMENT_LOADING'] },
  { next: 'REJECTED_CARD', in: ['REMITTANCE_ERROR'] },
  { next: 'DOCUMENT_PHOTOS', in: ['BACK_TO_REVISION'], where: { requested: 'DOCUMENT_PHOTOS' } },
  { next: 'VIDEO_INTERVIEW', in: ['BACK_TO_REVISION'], where: { requested: 'VIDEO_INTERVIEW' } },
  { next: 'REVISION', in: ['BACK_TO_REVISION'] },
  { next: 'SIGN_OFFER', in: ['INITIAL'] },
  { next: 'INSURANCE', in: ['WAITING_FOR_INSURANCE'] },
  { next: 'WAIT', in: UNDECIDED },
  { next: 'APPROVE', in: APPROVED },
  { next: 'DECLINE', in: NEGATIVE, where: { decided: false } },
  { next: 'REJECT_60_PLUS', in: NEGATIVE, where: { rejectDecision60Plus: true } },
  { next: 'STOP_CREDIT', in: NEGATIVE, where: { rejectDecisionStopCredit: true } },
  { next: 'BIL_WITH_STATEMENT', in: NEGATIVE, where: { isBILAvailable: true, validStatementExists: true } },
  { next: 'BIL_WITHOUT_STATEMENT', in: NEGATIVE, where: { isBILAvailable: true } },
  { next: 'BSPL_WITH_STATEMENT', in: NEGATIVE, where: { isBSPLAvailable: true, validStatementExists: true } },
  { next: 'BSPL_WITHOUT_STATEMENT', in: NEGATIVE, where: { isBSPLAvailable: true } },
  { next: 'DECLINE', in: NEGATIVE, where: { nanoOffered: true } },
  { next: 'REJECTED_STATEMENT', in: NEGATIVE, where: { refusedForStatement: true } },
  { next: 'REJECTED_STATEMENT', in: CURABLE, where: { rejectDecisionByKDN: true, codeLeft: true, statementRejected: true } },
  { next: 'STATEMENT_UPLOAD', in: CURABLE, where: { rejectDecisionByKDN: true, codeLeft: true } },
  { next: 'DECLINE', in: NEGATIVE, where: { rejectDecisionByKDN: true } },
  { next: 'ALT_SCORE', in: CURABLE, where: { rejectDecisionByAmount: true, instalments: true } },
  { next: 'PDL_ALT_SCORE', in: CURABLE, where: { rejectDecisionByAmount: true } },
  { next: 'WAIT', in: CURABLE },
  { next: 'DECLINE_ALT_SCORE', in: NEGATIVE, where: { hasAlternative: true, instalments: true } },
  { next: 'DECLINE_PDL_ALT_SCORE', in: NEGATIVE, where: { hasAlternative: true } },
  { next: 'DECLINE', in: NEGATIVE },
];
