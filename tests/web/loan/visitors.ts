/** Everybody who may open an address: a visitor, each step of a registration, each status of a loan, each role. */
import { isRunning, isTerminal, LOAN_STATUSES, type LoanStatus } from '../../../schema/loan-status.ts';
import type { DecisionNext } from '../../../schema/reference/decision-routing.ts';
import { localDate } from '../../../schema/values/local-date.ts';
import { publicTermsResolvers } from '../../../server/api/application/public-terms.ts';
import { shapeDecision } from '../../../server/api/decision/decision.ts';
import { shapeLoan } from '../../../server/api/loan/shape-loan.ts';
import { userError } from '../../../server/api/user-errors.ts';
import { offerOf } from '../../../server/domain/decision/offer.ts';
import { rejectionOf } from '../../../server/domain/decision/rejection.ts';
import { makePublicTerms } from '../../../server/use-cases/application/public-terms.ts';
import { decisionNext } from '../../../server/use-cases/decision/decision-next.ts';
import { refusalOf } from '../../../server/use-cases/loan/borrower-loans.ts';
import type { Session } from '../../../web/lib/session.ts';
import { MONDAY } from '../../support/a-loan.ts';
import { viewOf } from '../../support/papers.ts';
import { WAYS } from '../../support/status-paths.ts';
import type { Scene } from './fixture-api.ts';
import { session, TODAY } from './scenes/a-loan.ts';
import { PLACES } from './scenes.ts';
import { historyOfStory } from './story-history.ts';

export type Visitor = {
  readonly session: Session;
  readonly scene: Scene;
  /** Null without a loan. */
  readonly status: LoanStatus | null;
  readonly next: DecisionNext | null;
  readonly statementRejected: boolean;
};

const lender = { licence: '02.21.0017.М', register: '05M21C017' };
const publicTerms = makePublicTerms({ clock: { today: async () => localDate(TODAY) }, lender });
type Root = Record<'publicTerms' | 'lender', (...given: object[]) => unknown>;
const query: unknown = publicTermsResolvers({ publicTerms }).Query;
const open = query as Root;

const byName = (name: string) => PLACES.find((place) => place.name === name)?.scene ?? {};
const PROFILES = ['settings', 'personal-data', 'employment', 'contacts', 'address', 'my-data'].map(byName);
/** These follow from the loan of the visitor, or stay as the fixture has them. */
const OWN = ['paymentOptions', 'reversalDebts', 'unsettledPayments', 'balance', 'openDisputes', 'review', 'npsDue'];
const merged = (scenes: readonly Scene[]): Scene => Object.assign({}, ...scenes.toReversed());

/** What a page may ask for: the first scene that holds a field answers it. */
const ANYTHING: Scene = Object.fromEntries(
  Object.entries({
    ...merged(PLACES.map(({ scene }) => scene)),
    profile: merged(PROFILES.map(({ profile }) => (profile ?? {}) as Scene)),
    publicTerms: () => open.publicTerms({}, {}, {}),
    lender: () => open.lender({}, {}, { locale: 'RU' }),
  }).filter(([name]) => !OWN.includes(name)),
);

const NO_LOANS = { edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 };
const NO_LOAN: Scene = {
  currentLoan: null,
  lastLoan: null,
  loan: null,
  decision: null,
  evidence: null,
  edsState: null,
  myLoans: NO_LOANS,
  biometry: { status: 'FACE_REQUIRED', vendor: 'V1', limitLeft: 3, refusedAs: null },
  payment: null,
  insuranceOffer: null,
};

type Facts = Partial<Pick<Visitor, 'status' | 'next' | 'statementRejected'>>;
function visitorOf(change: object, scene: Scene = NO_LOAN, facts: Facts = {}): Visitor {
  const given: unknown = session({ demo: false, ...change });
  const known = given as Session;
  const { status = null, next = null, statementRejected = false } = facts;
  return { status, next, statementRejected, session: known, scene: { ...ANYTHING, ...scene, session: known } };
}

function withLoan(status: LoanStatus): Visitor {
  const story = WAYS[status]();
  const view = viewOf(story);
  const { decision, terms, statementRejected, evidence, loanId: id } = view;
  const today = story.day ?? localDate(MONDAY);
  const payoutLabel = async () => 'KZ** **** **** **** 4417';
  const businessNow = `${today}T06:00:00.000Z` as const;
  const shaped = shapeLoan(view, { today, businessNow, payoutLabel, locale: 'RU' });
  const loan = Object.assign(shaped, { history: historyOfStory(story) });
  const offer = offerOf(view, today);
  const nanoOffered = offer?.terms.productType === 'INDIVIDUAL_PERSON_SPL' && decision?.outcome === 'DECLINED';
  const { productType } = terms;
  const smsLimitLeft = 5;
  const next = decisionNext({ status, decision, productType, smsLimitLeft, statementRejected, evidence, nanoOffered });
  const rejection = rejectionOf(view, today);
  const of = {
    loan: view,
    decision,
    next,
    smsLimitLeft,
    waitedSeconds: 60,
    promise: null,
    rejection,
    offer,
    origin: null,
  };
  const refused = refusalOf({ loans: [view], reversals: [] }, today);
  const locked = refused?.refusal.code.startsWith('ACCOUNT_LOCKED') ?? false;
  const face = status === 'WAITING_FOR_BIOMETRY' ? 'FACE_REQUIRED' : isRunning(status) ? 'CHECK_NOT_NEEDED' : 'PASSED';
  const lock = locked ? { lockedUntil: view.lockedUntil, lockDays: 7 } : null;
  return visitorOf(
    { today, lastLoan: { id, status }, lock, locked },
    {
      ...NO_LOAN,
      insuranceOffer: status === 'WAITING_FOR_INSURANCE' ? ANYTHING.insuranceOffer : null,
      edsState: status === 'WAITING_FOR_ISSUANCE_CONSENT' ? byName('eds-ready').edsState : null,
      currentLoan: isTerminal(status) ? null : loan,
      lastLoan: loan,
      loan,
      myLoans: { ...NO_LOANS, edges: [{ cursor: id, node: loan }], totalCount: 1 },
      decision: shapeDecision(of),
      canGetCredit: { allowed: !refused, reason: refused ? userError(refused, 'RU') : null },
      biometry: { status: face, vendor: 'V1', limitLeft: 3, refusedAs: null },
      evidence: { loanId: id, status, documentValidTo: '2030-01-10', documentExpiry: 'VALID', demands: [] },
    },
    { status, next, statementRejected },
  );
}

const STEPS = ['PASSWORD', 'IIN', 'PERSONAL_DATA', 'ADDRESS', 'EMPLOYMENT', 'CONTACTS'] as const;
const STAFF = ['support', 'verifier', 'collector', 'analyst', 'auditor', 'admin'] as const;
const nobody = { roles: ['anonymous'], registrationCompleted: false, firstName: null };

export const VISITORS: readonly (readonly [string, () => Visitor])[] = [
  ['a visitor', () => visitorOf({ ...nobody, signedIn: false, step: 'PHONE', lasts: null })],
  ...STEPS.map(
    (step) =>
      [`an applicant at ${step}`, () => visitorOf({ step, registrationCompleted: false, firstName: null })] as const,
  ),
  ['a borrower without a loan', () => visitorOf({})],
  ['an entrepreneur without a loan', () => visitorOf({ roles: ['borrower', 'entrepreneur'] })],
  ...STAFF.map((role) => [`staff: ${role}`, () => visitorOf({ roles: [role], lasts: null })] as const),
  ['staff who owes a second factor', () => visitorOf({ ...nobody, step: 'STAFF_ENTRY' })],
  ...LOAN_STATUSES.map((status) => [`a borrower in ${status}`, () => withLoan(status)] as const),
];
