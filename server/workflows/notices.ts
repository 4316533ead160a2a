/** Tells the borrower what an event of a loan or of his account means to him. */

import { z } from 'zod';
import type { AccountEvent } from '../../schema/events/account.ts';
import { LoanId, PaymentId } from '../../schema/events/codecs.ts';
import type { AnnulmentReason } from '../../schema/events/loan/base.ts';
import type { LoanEvent, LoanEventOf, LoanEventType } from '../../schema/events/loan.ts';
import { idOf } from '../../schema/events/streams.ts';
import { DISPUTE } from '../../schema/reference/dispute.ts';
import { RESTRUCTURING } from '../../schema/reference/limits.ts';
import type { NoticeKind } from '../../schema/reference/notice-kinds.ts';
import { type NoticeFacts, readDay } from '../../schema/reference/notice-texts.ts';
import { addDays } from '../../schema/values/local-date.ts';
import { readTenge, subtract } from '../../schema/values/money.ts';
import type { Borrowers } from '../ports/borrowers.ts';
import type { Ledger } from '../ports/ledger.ts';
import { did, notNeeded, type Step } from '../use-cases/kernel/step.ts';
import { loadLoan } from '../use-cases/loan/loans.ts';
import type { NoticeDelivery } from '../use-cases/notice/delivery.ts';
import { defineWorkflow, onStreams, type StreamRun, type Wanted } from './define.ts';
import { firstPayment, keyOf, wayOfFailed } from './notice-facts.ts';

export type NoticesDeps = {
  ledger: Ledger;
  borrowers: Pick<Borrowers, 'find'>;
  delivery: Pick<NoticeDelivery, 'tell' | 'tellInHours'>;
};

const TEXT = z.string();
const AMOUNT = { amount: TEXT };

/** Sums and dates in the form that the borrower reads, stored until the message is sent. */
const LOAN_NOTICES = {
  approved: {},
  consent: {},
  alternative: {},
  declined: { reason: z.exactOptional(TEXT), until: z.exactOptional(TEXT) },
  revision: {},
  evidence: { asked: z.exactOptional(TEXT) },
  reviewLate: {},
  reviewLapsed: {},
  payoutFailed: { reason: TEXT },
  payoutReturned: {},
  issued: { ...AMOUNT, first: z.exactOptional(TEXT), due: z.exactOptional(TEXT), payments: z.exactOptional(TEXT) },
  payment: { ...AMOUNT, paymentId: PaymentId },
  bonusSpent: AMOUNT,
  reversed: AMOUNT,
  reversedPart: { ...AMOUNT, left: TEXT },
  deferred: { until: TEXT },
  waived: AMOUNT,
  disputeTaken: { until: TEXT },
  disputeUpheld: {},
  disputeDismissed: {},
  courtOffer: { ...AMOUNT, until: TEXT },
  cessionAhead: { buyer: TEXT },
  ceded: { buyer: TEXT },
  overdue: { days: TEXT },
  prolongationLapsed: {},
  refinancingLapsed: {},
  restructuringLapsed: {},
  prepaymentLapsed: {},
  closed: {},
} satisfies NoticeTasks;

const ACCOUNT_NOTICES = {
  reversalOwed: { ...AMOUNT, loanId: LoanId },
  topUpOwed: AMOUNT,
  reversalSettled: { ...AMOUNT, loanId: z.exactOptional(LoanId) },
} satisfies NoticeTasks;

/** Caused by time alone (R161). */
const IN_HOURS: readonly NoticeKind[] = [
  'overdue',
  'reviewLate',
  'reviewLapsed',
  'prolongationLapsed',
  'refinancingLapsed',
  'restructuringLapsed',
  'prepaymentLapsed',
];

type NoticeTasks = Partial<Record<NoticeKind, z.ZodRawShape>>;
type LoanNotices = readonly Wanted<typeof LOAN_NOTICES>[];

export const noticesWorkflow = (deps: NoticesDeps) =>
  defineWorkflow('notices', [
    onStreams('loan-', {
      tasks: LOAN_NOTICES,
      react: noticesOf,
      on: forEachKind(
        LOAN_NOTICES,
        (kind) => (run: StreamRun<'loan-'>, facts: LoanFacts) => tellOfLoan(deps, run, kind, facts),
      ),
    }),
    onStreams('account-', {
      tasks: ACCOUNT_NOTICES,
      react: noticesOfAccount,
      on: forEachKind(
        ACCOUNT_NOTICES,
        (kind) => (run: StreamRun<'account-'>, facts: AccountFacts) => tellOfAccount(deps, run, kind, facts),
      ),
    }),
  ]);

type LoanFacts = Partial<NoticeFacts> & { paymentId?: PaymentId };
type AccountFacts = Partial<NoticeFacts> & { loanId?: LoanId };

const forEachKind = <T extends object, H>(tasks: T, handlerOf: (kind: keyof T) => H) =>
  Object.fromEntries(Object.keys(tasks).map((kind) => [kind, handlerOf(kind as keyof T)])) as Record<keyof T, H>;

type Reaction<T extends LoanEventType> = (data: LoanEventOf<T>['data']) => LoanNotices;

/** An event for which nobody said whether the borrower gets a message does not compile. */
const REACTIONS: { readonly [T in LoanEventType]: Reaction<T> | null } = {
  LoanApproved: () => [{ kind: 'approved' }],
  IssuanceConsentRequested: () => [{ kind: 'consent' }],
  LoanDecided: ({ decision }) => (decision.outcome === 'ALTERNATIVE' ? [{ kind: 'alternative' }] : []),
  LoanRejected: ({ reason, lockedUntil }) => [
    { kind: 'declined', data: { reason, ...(lockedUntil ? { until: readDay(lockedUntil) } : {}) } },
  ],
  FraudRejected: () => [{ kind: 'declined', data: {} }],
  ManualReviewRequested: () => [{ kind: 'reviewLate' }],
  // The lender was late; what the borrower did not complete needs no message.
  LoanAnnulled: ({ reason }) => (reason === 'NOT_DECIDED_IN_TIME' ? [{ kind: 'reviewLapsed' }] : []),
  RevisionRequested: () => [{ kind: 'revision' }],
  EvidenceRequested: ({ kinds }) => [{ kind: 'evidence', data: { asked: kinds.toSorted().join(' ') } }],
  PayoutReturned: () => [{ kind: 'payoutReturned' }],
  PayoutFailed: ({ code }) => [{ kind: 'payoutFailed', data: { reason: code } }],
  LoanIssued: ({ amount, price }) => [
    { kind: 'issued', data: { amount: readTenge(amount), ...firstPayment(price.rows) } },
  ],
  PaymentReceived: ({ amount, paymentId }) => [{ kind: 'payment', data: { amount: readTenge(amount), paymentId } }],
  BonusSpent: ({ amount }) => (amount > 0n ? [{ kind: 'bonusSpent', data: { amount: readTenge(amount) } }] : []),
  PaymentReversed: reversed,
  GraceGranted: ({ until }) => [{ kind: 'deferred', data: { until: readDay(until) } }],
  PenaltyWaived: ({ amount }) => [{ kind: 'waived', data: { amount: readTenge(amount) } }],
  LoanDisputed: ({ disputedOn }) => [
    { kind: 'disputeTaken', data: { until: readDay(addDays(disputedOn, DISPUTE.answerDays)) } },
  ],
  DisputeUpheld: () => [{ kind: 'disputeUpheld' }],
  DisputeDismissed: () => [{ kind: 'disputeDismissed' }],
  RestructuringRequested: ofCourtOffer,
  NoticeIssued: ofNotice,
  ProlongationAnnulled: lapsed('prolongationLapsed'),
  RefinancingAnnulled: lapsed('refinancingLapsed'),
  RestructuringAnnulled: lapsed('restructuringLapsed'),
  PrepaymentAnnulled: () => [{ kind: 'prepaymentLapsed' }],
  LoanClosed: () => [{ kind: 'closed' }],
  // biome-ignore format: a list of names
  ...withoutMessage(
    'LoanApplied', 'ApplicationSourced', 'ApplicationChanged', 'OfferSigned', 'StatementRequested', 'StatementUploaded',
    'StatementRejected', 'StatementUploadCancelled', 'PayoutMethodChosen', 'BiometryRequested', 'BiometryPassed',
    'BiometryFailed', 'BiometryWaitCancelled', 'InsuranceOffered', 'InsuranceAccepted', 'InsuranceDeclined',
    'VerificationStarted', 'ManualReviewStarted', 'RevisionReturned', 'EvidenceSent', 'EvidenceAccepted', 'ScoringRequested',
    'AlternativeAccepted', 'IssuanceConsentGiven', 'IssuanceConsentCancelled', 'ConsentLapsed',
    'ApplicationCancelled', 'PayoutRequested', 'PayoutPrepared', 'PayoutSent', 'PayoutConfirmed',
    'PayoutRecalled', 'LoanIssuedByRefinancing', 'BalanceApplied', 'BackdatingAdjusted',
    'PrepaymentRequested', 'PrepaymentSigned', 'GraceDayGranted',
    'GraceExpired', 'LoanFellOverdue', 'EntryPenaltyCharged', 'OverdueCured', 'CalculationStopped', 'WrittenOff',
    'ProlongationRequested', 'ProlongationOffered', 'ProlongationOfferSigned', 'LoanProlonged',
    'RefinancingRequested', 'RefinancingOffered', 'RefinancingOfferSigned',
    'LoanRefinanced', 'RestructuringOfferSigned', 'LoanRestructured',
    'RestructuringDefaulted', 'CessionAgreed', 'LoanCeded', 'CessionCancelled',
    'LoanClosing',
  ),
};

/** Withdrawn requests are the borrower's own act, of which he needs no message. */
function lapsed(kind: 'prolongationLapsed' | 'refinancingLapsed' | 'restructuringLapsed') {
  return ({ reason }: { reason: AnnulmentReason }): LoanNotices => (reason === 'LAPSED' ? [{ kind }] : []);
}

function withoutMessage<T extends LoanEventType>(...types: readonly T[]): { readonly [K in T]: null } {
  return Object.fromEntries(types.map((type) => [type, null])) as { readonly [K in T]: null };
}

export const noticesOf = <T extends LoanEventType>({ type, data }: LoanEventOf<T>): LoanNotices =>
  REACTIONS[type]?.(data) ?? [];

/** For a payment reversed after the loan's end: one message when it is owed, one when it is settled. */
function noticesOfAccount({ type, data }: AccountEvent): readonly Wanted<typeof ACCOUNT_NOTICES>[] {
  if (type !== 'ReversalOwed' && type !== 'ReversalSettled' && type !== 'ReversalForgiven') return [];
  const { loanId } = data;
  const amount = readTenge(data.amount);
  if (type === 'ReversalOwed')
    return [loanId ? { kind: 'reversalOwed', data: { amount, loanId } } : { kind: 'topUpOwed', data: { amount } }];
  if (type === 'ReversalSettled' && data.left > 0n) return [];
  return [{ kind: 'reversalSettled', data: { amount, ...(loanId ? { loanId } : {}) } }];
}

function ofNotice({ notice, buyer, overdueDays }: LoanEventOf<'NoticeIssued'>['data']): LoanNotices {
  if (notice === 'NOTIFICATION_BEFORE_CESSION') return [{ kind: 'cessionAhead', data: { buyer: buyer ?? '' } }];
  if (notice === 'NOTIFICATION_AFTER_CESSION') return [{ kind: 'ceded', data: { buyer: buyer ?? '' } }];
  return [{ kind: 'overdue', data: { days: String(overdueDays) } }];
}

function reversed({ amount, rest }: LoanEventOf<'PaymentReversed'>['data']): LoanNotices {
  if (!rest) return [{ kind: 'reversed', data: { amount: readTenge(amount) } }];
  return [
    { kind: 'reversedPart', data: { amount: readTenge(subtract(amount, rest.amount)), left: readTenge(rest.amount) } },
  ];
}

/**
 * Only on the first day of the office's offer after a court decision: the same event repeats each day with new figures.
 * A borrower's own request needs no message.
 */
function ofCourtOffer(offer: LoanEventOf<'RestructuringRequested'>['data']): LoanNotices {
  const { standsUntil, requestedOn, firstPayment } = offer;
  if (!standsUntil || addDays(requestedOn, RESTRUCTURING.courtOfferDays) !== standsUntil) return [];
  return [{ kind: 'courtOffer', data: { amount: readTenge(firstPayment), until: readDay(standsUntil) } }];
}

async function tellOfAccount(
  deps: NoticesDeps,
  { task, stream }: StreamRun<'account-'>,
  kind: NoticeKind,
  { loanId, ...facts }: AccountFacts,
): Promise<Step> {
  const person = await deps.borrowers.find(idOf(stream));
  if (!person) return notNeeded('the personal data were erased');
  const loan = loanId && (await loadLoan(deps.ledger, loanId));
  const about = { key: keyOf(task), borrowerId: person.id, loanId: loanId ?? null };
  await deps.delivery.tell(person, { ...about, kind, facts: { offer: loan?.offerNumber ?? '', ...facts } });
  return did(`told: ${kind}`);
}

async function tellOfLoan(
  deps: NoticesDeps,
  { task, stream }: StreamRun<'loan-'>,
  kind: NoticeKind,
  { paymentId, ...facts }: LoanFacts,
): Promise<Step> {
  const { events } = await deps.ledger.readLatest(stream);
  const applied = events[0];
  if (applied?.type !== 'LoanApplied') throw new Error('a loan that does not start with LoanApplied');
  // The message about the reversed part also named the remainder, so the remainder gets no message.
  const isLeft = (event: LoanEvent) => event.type === 'PaymentReversed' && event.data.rest?.paymentId === paymentId;
  if (paymentId !== undefined && events.some(isLeft)) return notNeeded('the message about the reversed part covers it');
  const person = await deps.borrowers.find(applied.data.borrowerId);
  if (!person) return notNeeded('the personal data were erased');
  const about = { key: keyOf(task), borrowerId: person.id, loanId: idOf(stream) };
  if (IN_HOURS.includes(kind)) {
    const waits = (await deps.delivery.tellInHours({ ...about, kind, facts })) === 'waits';
    return waits ? did(`waits for its hour: ${kind}`) : notNeeded('no hour was promised');
  }
  if (kind === 'closed' && events.some((event) => event.type === 'DisputeUpheld'))
    return notNeeded('the answer to the dispute says that nothing is owed');
  // A written-off debt was not repaid, so it gets a text without thanks.
  const writtenOff = kind === 'closed' && events.some((event) => event.type === 'WrittenOff');
  const offer = applied.data.offerNumber;
  await deps.delivery.tell(person, {
    ...about,
    kind: writtenOff ? 'writtenOff' : kind,
    facts: { offer, ...wayOfFailed(events, task), ...facts },
  });
  return did(`told: ${kind}`);
}
