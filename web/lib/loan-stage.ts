import type { LoanStatus } from '../generated/cabinet/graphql.ts';
import { paths, type Segment } from '../paths.ts';
import { CONTACT_CENTRE } from './contact-centre.ts';

/** By what the borrower has to do now. */
export type LoanStage = 'fill' | 'review' | 'payout' | 'live' | 'late' | 'closing' | 'over';
type Tone = 'plain' | 'ok' | 'care' | 'tint' | 'bad';

/** What the pages of a loan say in one status; the words are in `locales/<language>/status.json`. */
type StatusPage = {
  readonly stage: LoanStage;
  /** Of its tag. A late payment is apricot, never red: it is no error. */
  readonly tone: Tone;
  /** `status.title_…` of the first page; null where the next payment gives the title, or the loan is over. */
  readonly title: string | null;
  /** `status.do_…` of its button; null where there is nothing to do. */
  readonly step: Step | null;
  /** The first page says beside the sum what is charged now, what is not, and until when. */
  readonly isExplained: boolean;
};

const page = (
  stage: LoanStage,
  tone: Tone,
  title: string | null,
  step: Step | null,
  isExplained = false,
): StatusPage => ({ stage, tone, title, step, isExplained });

// biome-ignore format: one line for each status reads as a table
const PAGES: Record<LoanStatus, StatusPage> = {
  INITIAL: page('fill', 'plain', 'goOn', 'sign'),
  WAITING_STATEMENT_LOADING: page('fill', 'plain', 'goOn', 'statement'),
  WAITING_FOR_REMITTANCE_SET: page('fill', 'plain', 'goOn', 'payoutMethod'),
  WAITING_FOR_BIOMETRY: page('fill', 'plain', 'goOn', 'face'),
  WAITING_FOR_INSURANCE: page('fill', 'plain', 'goOn', 'insurance'),
  WAITING_FOR_ISSUANCE_CONSENT: page('fill', 'plain', 'consent', 'consent'),
  ON_VERIFICATION: page('review', 'plain', 'review', 'progress'),
  ON_AUTO_VERIFICATION: page('review', 'plain', 'review', 'progress'),
  ON_MANUAL_VERIFICATION: page('review', 'plain', 'review', 'progress'),
  MANUAL_VERIFICATION: page('review', 'plain', 'review', 'progress'),
  BACK_TO_REVISION: page('review', 'care', 'revision', 'revision'),
  REVISED_VERIFICATION: page('review', 'plain', 'review', 'progress'),
  READY_FOR_SCORING: page('review', 'plain', 'review', 'progress'),
  AGREED: page('review', 'plain', 'agreed', 'progress'),
  WAITING_REJECT: page('review', 'care', 'curable', 'offer'),
  APPROVED: page('payout', 'ok', 'approved', 'transfer'),
  WAITING_REMITTANCE_PREPARED: page('payout', 'plain', 'approved', 'transfer'),
  REMITTANCE_PREPARED: page('payout', 'plain', 'approved', 'transfer'),
  REMITTANCE_IN_PROGRESS: page('payout', 'tint', 'sent', 'transfer'),
  REMITTANCE_PAID: page('payout', 'ok', 'arrived', 'transfer'),
  REMITTANCE_ERROR: page('payout', 'care', 'payoutError', 'otherPayout'),
  ACTIVE: page('live', 'tint', null, 'pay'),
  GRACE_DAY_OFF: page('live', 'tint', 'dayOff', 'pay', true),
  PROLONGED: page('live', 'tint', null, 'pay'),
  GRACE_MANUAL: page('live', 'tint', 'granted', 'pay', true),
  RESTRUCTURED: page('live', 'tint', null, 'pay'),
  WAITING_RESTRUCTURING: page('live', 'plain', 'restructuring', 'pay'),
  WAITING_PROLONGATION: page('live', 'plain', 'prolongation', 'prolongation'),
  WAITING_PROLONGATION_OFFERT: page('live', 'plain', 'prolongationSign', 'prolongation'),
  WAITING_PROLONGATION_PRC_PAYMENT: page('live', 'plain', 'prolongationPay', 'pay'),
  WAITING_REFINANCING: page('live', 'plain', 'refinancing', 'refinancing'),
  WAITING_REFINANCING_OFFERT: page('live', 'plain', 'refinancingSign', 'refinancing'),
  WAITING_REFINANCING_PRC_PAYMENT: page('live', 'plain', 'refinancingPay', 'pay'),
  GRACE_EXPIRED: page('late', 'care', null, 'pay', true),
  EXPIRED: page('late', 'care', null, 'pay'),
  CALCULATION_STOPPED: page('late', 'care', 'stopped', 'pay', true),
  RESTRUCTURED_EXPIRED: page('late', 'care', null, 'pay', true),
  AOT_PAYMENT_AWAITING: page('late', 'care', 'selling', 'pay', true),
  CLOSING_PROCESS: page('closing', 'ok', 'closing', null),
  CESSION: page('over', 'care', null, 'papers'),
  FINISHED: page('over', 'ok', null, 'apply'),
  REJECTED: page('over', 'plain', null, 'apply'),
  REJECTED_BY_FRAUD: page('over', 'bad', null, 'call'),
  CANCELED: page('over', 'plain', null, 'apply'),
  ANNULLED: page('over', 'plain', null, 'apply'),
  REMITTANCE_CANCELED: page('over', 'plain', null, 'apply'),
};

export const pageIn = (status: LoanStatus): StatusPage => PAGES[status];
export const stageOf = (status: LoanStatus): LoanStage => PAGES[status].stage;
export const isLive = (status: LoanStatus): boolean => ['live', 'late', 'closing'].includes(stageOf(status));

type Step =
  | 'sign'
  | 'statement'
  | 'payoutMethod'
  | 'face'
  | 'insurance'
  | 'consent'
  | 'progress'
  | 'revision'
  | 'offer'
  | 'transfer'
  | 'otherPayout'
  | 'pay'
  | 'prolongation'
  | 'refinancing'
  | 'papers'
  | 'apply'
  | 'call';

type Where = { readonly id: string; readonly status: LoanStatus };

/** Where the step is taken; `call` is a telephone number. */
function placeOf(step: Step, loanId: string, segment: Segment): string {
  switch (step) {
    case 'sign':
      return paths.loanConfirmation.href(segment, { loanId });
    case 'statement':
      return paths.loanStatementUpload.href(segment, { loanId });
    case 'payoutMethod':
      return paths.loanObtaining.href(segment, { loanId });
    case 'face':
      return paths.loanBiometry.href(segment, { loanId });
    case 'insurance':
      return paths.loanSignInsurance.href(segment, { loanId });
    case 'consent':
      return paths.edsRequest.href(segment, { loanId, edsType: 'ISSUANCE_CONSENT' });
    case 'progress':
    case 'revision':
    case 'offer':
      return `${paths.thanks.href(segment)}?loanId=${loanId}`;
    case 'transfer':
    case 'otherPayout':
      return `${paths.approve.href(segment)}?loanId=${loanId}`;
    case 'pay':
      return paths.payment.href(segment, { loanId });
    case 'prolongation':
      return paths.prolongation.href(segment);
    case 'refinancing':
      return paths.refinancing.href(segment);
    case 'papers':
      return `${paths.documents.href(segment)}?loan=${loanId}`;
    case 'apply':
      return paths.cabinet.href(segment);
    case 'call':
      return CONTACT_CENTRE.href;
  }
}

/** The button of a loan in its status. */
export function stepOf(
  { id, status }: Where,
  segment: Segment,
): { readonly label: string; readonly to: string } | null {
  const { step } = PAGES[status];
  return step && { label: `do_${step}`, to: placeOf(step, id, segment) };
}

/** The page that continues a loan in this status; every other page of the flow leads there (R17). */
export function pageOf({ id, status }: Where, segment: Segment): string {
  const { stage, step } = PAGES[status];
  const isOnItsWay = stage === 'fill' || stage === 'review' || stage === 'payout';
  return isOnItsWay && step ? placeOf(step, id, segment) : paths.cabinet.href(segment);
}
