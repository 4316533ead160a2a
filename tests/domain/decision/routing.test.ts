/** R89, row by row: the status and the decision, as the server reads them, and the page to which the web leads. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../schema/events/decision.ts';
import { LOAN_STATUSES, type LoanStatus } from '../../../schema/loan-status.ts';
import { DECISION_ROUTES, type DecisionNext } from '../../../schema/reference/decision-routing.ts';
import { tenge } from '../../../schema/values/money.ts';
import { decisionNext, routeOf } from '../../../server/use-cases/decision/decision-next.ts';
import { decisionPage } from '../../../web/lib/decision-page.ts';
import { approval, LOAN } from '../../support/a-loan.ts';

type Application = Parameters<typeof decisionNext>[0];
type Change = Omit<Partial<Application>, 'decision'> & { decision?: Partial<Decision> | null };

const of = (status: LoanStatus, { decision = {}, ...change }: Change = {}): Application => ({
  status,
  decision: decision && { ...approval, ...decision },
  productType: 'INDIVIDUAL_PERSON_SPL',
  smsLimitLeft: 5,
  statementRejected: false,
  evidence: [],
  nanoOffered: false,
  ...change,
});

const IL = { productType: 'INDIVIDUAL_PERSON_IL' } as const;
const KDN = { rejectDecisionByKDN: true } as const;
const LESS = { rejectDecisionByAmount: true, scoreAmount: tenge(50_000) } as const;
const UNREAD = [{ code: 'STATEMENT', observed: '', limit: '' }] as const;
const ALL = {
  ...KDN,
  ...LESS,
  rejectDecision60Plus: true,
  rejectDecisionStopCredit: true,
  isBILAvailable: true,
  isBSPLAvailable: true,
} as const;
const requested = (kind: 'DOCUMENT_PHOTOS' | 'VIDEO_INTERVIEW') =>
  ({ evidence: [{ kind, state: 'REQUESTED' }] }) as const;
const flow = (step: string) => `/ru/loan-registration/${LOAN}/${step}`;
const result = (name: string) => `/ru/page/${name}?loanId=${LOAN}`;

/** One line for each row of the table, in its order. */
// biome-ignore format: one line for each row reads as a table
const ROWS: readonly (readonly [string, Application, DecisionNext, string | undefined])[] = [
  ['a way of payout is missing', of('WAITING_FOR_REMITTANCE_SET'), 'OBTAINING', flow('obtaining')],
  ['a face is missing', of('WAITING_FOR_BIOMETRY'), 'BIOMETRY', flow('biometry')],
  ['the second consent is missing', of('WAITING_FOR_ISSUANCE_CONSENT'), 'EDS_REQUEST', `/ru/eds-request/${LOAN}/ISSUANCE_CONSENT`],
  ['a statement is missing', of('WAITING_STATEMENT_LOADING'), 'STATEMENT_LOADING', flow('loan-statement-upload')],
  ['the payout failed', of('REMITTANCE_ERROR'), 'REJECTED_CARD', result('approve')],
  ['photos are asked for', of('BACK_TO_REVISION', requested('DOCUMENT_PHOTOS')), 'DOCUMENT_PHOTOS', `/ru/document-photos/${LOAN}`],
  ['a video is asked for', of('BACK_TO_REVISION', requested('VIDEO_INTERVIEW')), 'VIDEO_INTERVIEW', `/ru/video-interview/${LOAN}`],
  ['data are returned', of('BACK_TO_REVISION', { decision: null }), 'REVISION', undefined],
  ['the offer is not signed', of('INITIAL', { decision: null }), 'SIGN_OFFER', undefined],
  ['the insurance is open', of('WAITING_FOR_INSURANCE', { decision: null }), 'INSURANCE', undefined],
  ['undecided', of('ON_AUTO_VERIFICATION', { decision: null }), 'WAIT', undefined],
  ['approved', of('APPROVED'), 'APPROVE', result('approve')],
  ['ended without a decision', of('CANCELED', { decision: null }), 'DECLINE', result('decline')],
  ['long overdue, before every other reason', of('REJECTED', { decision: ALL }), 'REJECT_60_PLUS', result('reject60-plus')],
  ['stop-credit, before what else is open', of('REJECTED', { decision: { ...ALL, rejectDecision60Plus: false } }), 'STOP_CREDIT', result('stop-credit')],
  ['instalments for entrepreneurs, with a statement', of('REJECTED', { decision: { ...KDN, isBILAvailable: true, isBSPLAvailable: true, validStatementExists: true } }), 'BIL_WITH_STATEMENT', result('bil-with-statement')],
  ['instalments for entrepreneurs, without one', of('REJECTED', { decision: { isBILAvailable: true, isBSPLAvailable: true } }), 'BIL_WITHOUT_STATEMENT', result('bil-without-statement')],
  ['one payment for entrepreneurs, with a statement', of('REJECTED', { decision: { isBSPLAvailable: true, validStatementExists: true } }), 'BSPL_WITH_STATEMENT', result('bspl-with-statement')],
  ['one payment for entrepreneurs, without one', of('REJECTED', { decision: { isBSPLAvailable: true, reasons: [...UNREAD] } }), 'BSPL_WITHOUT_STATEMENT', result('bspl-without-statement')],
  ['the small loan instead of the large one', of('REJECTED', { ...IL, nanoOffered: true, decision: { reasons: [...UNREAD] } }), 'DECLINE', result('decline')],
  ['the statement is the reason', of('REJECTED', { decision: { rejectDecisionByStatement: true, reasons: [...UNREAD] } }), 'REJECTED_STATEMENT', result('rejected-statement-upload')],
  ['debt load, and the statement was not taken', of('WAITING_REJECT', { decision: KDN, statementRejected: true }), 'REJECTED_STATEMENT', result('rejected-statement-upload')],
  ['debt load, and a statement may cure it', of('WAITING_REJECT', { decision: KDN }), 'STATEMENT_UPLOAD', `${result('statement-upload')}&isPreApprove=true`],
  ['debt load, and no code is left today', of('WAITING_REJECT', { decision: KDN, smsLimitLeft: 0 }), 'DECLINE', result('decline')],
  ['smaller instalments today', of('WAITING_REJECT', { ...IL, decision: LESS }), 'ALT_SCORE', result('alt-score')],
  ['a smaller single payment today', of('WAITING_REJECT', { decision: LESS }), 'PDL_ALT_SCORE', result('pdl-alt-score')],
  ['a refusal on its way', of('WAITING_REJECT'), 'WAIT', undefined],
  ['after smaller instalments', of('ANNULLED', { ...IL, decision: LESS }), 'DECLINE_ALT_SCORE', result('declineAltScore')],
  ['after a smaller single payment', of('REJECTED', { decision: LESS }), 'DECLINE_PDL_ALT_SCORE', result('declinePDLAltScore')],
  ['nothing else is open', of('REJECTED'), 'DECLINE', result('decline')],
];

it('every row of the table has a line here', () => {
  expect(ROWS.map(([, , next]) => next)).toEqual(DECISION_ROUTES.map(({ next }) => next));
});

describe.each(ROWS)('%s', (_, application, next, page) => {
  it('is what the server answers and where the web leads', () => {
    expect(decisionNext(application)).toBe(next);
    expect(decisionPage(next, LOAN, 'ru')).toBe(page);
  });
});

it.each(ROWS.map(([name, application], at) => [name, application, at] as const))(
  '%s is decided by its own row of the table',
  (_, application, at) => {
    expect(DECISION_ROUTES.indexOf(routeOf(application))).toBe(at);
  },
);

it.each(LOAN_STATUSES)('%s is routed without any fact', (status) => {
  expect(() => decisionNext(of(status, { decision: null }))).not.toThrow();
});
