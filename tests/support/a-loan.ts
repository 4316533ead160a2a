import type { Decision, ScoringFacts } from '../../schema/events/decision.ts';
import type { Terms } from '../../schema/events/figures.ts';
import type { Requirements } from '../../schema/events/loan/application.ts';
import type { PayoutMethod } from '../../schema/events/payout-method.ts';
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { addDays, daysBetween, localDate } from '../../schema/values/local-date.ts';
import { type Tiyn, tenge, tiyn } from '../../schema/values/money.ts';
import type { LoanCommand } from '../../server/domain/loan/commands.ts';
import { priceOf } from '../../server/domain/money/price.ts';
import { nothing, type Story } from './spec.ts';

export const LOAN = '00000000-0000-4000-8000-000000000001' as LoanId;
export const BORROWER = '00000000-0000-4000-8000-000000000002' as BorrowerId;
export const paymentId = (n: number): PaymentId =>
  `00000000-0000-4000-8000-${String(1000 + n).padStart(12, '0')}` as PaymentId;
export const HASH = 'a'.repeat(64);
export const signature = { documentType: 'OFFER', documentHash: HASH } as const;
export const IBAN: PayoutMethod = { kind: 'IBAN', cardId: null, hash: HASH };

/** A Monday. 20 days later is Sunday 22 March, in the Nauryz holidays; 10 days later is an ordinary Thursday. */
export const MONDAY = '2026-03-02';

export const spl = (change: Partial<Terms> = {}): Terms => ({
  productType: 'INDIVIDUAL_PERSON_SPL',
  pricing: 'FLEXIBLE',
  amount: tenge(100_000),
  term: { unit: 'DAY', count: 10 },
  purpose: '10',
  promoCode: null,
  fastIssue: false,
  insuranceAgreed: false,
  ...change,
});

export const economical = (change: Partial<Terms> = {}): Terms =>
  spl({ pricing: 'ECONOMICAL', term: { unit: 'DAY', count: 31 }, fastIssue: true, ...change });

export const il = (change: Partial<Terms> = {}): Terms =>
  spl({
    productType: 'INDIVIDUAL_PERSON_IL',
    amount: tenge(290_000),
    term: { unit: 'MONTH', count: 6 },
    ...change,
  });

export const ALL_MET: Requirements = {
  statementNeeded: false,
  payoutChosen: true,
  faceVerified: true,
  insuranceOffered: false,
};

export const approval: Decision = {
  outcome: 'APPROVED',
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
  ruleSet: 'test',
  kdnPpm: 100_000,
  reasons: [{ code: 'WITHIN_LIMITS', observed: '', limit: '' }],
  lockedUntil: null,
};

export const someFacts: ScoringFacts = {
  age: 35,
  entrepreneur: false,
  registryFound: true,
  blacklisted: false,
  stopCredit: false,
  fraudSuspected: false,
  manualReviewWanted: false,
  reviewed: false,
  bureauInstalments: tiyn(0n),
  declaredInstalments: tiyn(0n),
  worstOverdueDays: 0,
  ownDebt: null,
  worstOverdueAmount: tiyn(0n),
  income: tenge(400_000),
  incomeSource: 'BAND',
  validStatementExists: false,
  statementRejected: false,
  finishedLoans: 0,
  score: 600,
  reports: [],
};

type Bare<C> = C extends { today: unknown } ? Omit<C, 'today'> : never;

export const on = (day: string, command: Bare<LoanCommand>): LoanCommand =>
  ({ today: localDate(day), ...command }) as LoanCommand;

export function applied(terms: Terms = spl(), day: string = MONDAY, repeat = false): Story {
  const offerNumber = 'NS-2026-000001';
  return nothing.when(on(day, { type: 'Apply', loanId: LOAN, borrowerId: BORROWER, offerNumber, terms, repeat }));
}

export const totalOf = (terms: Terms, day: string, repeat = false): Tiyn => {
  const priced = priceOf(terms, localDate(day), repeat);
  if ('refusal' in priced) throw new Error(priced.refusal.code);
  return priced.price.total;
};

export function signed(
  terms: Terms = spl(),
  day: string = MONDAY,
  requirements: Partial<Requirements> = {},
  before: Story = applied(terms, day),
): Story {
  return before.when(
    on(day, {
      type: 'SignOffer',
      signature,
      consents: [],
      quotedTotal: totalOf(terms, day),
      requirements: { ...ALL_MET, ...requirements },
    }),
  );
}

export const queued = (terms: Terms = spl(), day: string = MONDAY): Story =>
  signed(terms, day).when(on(day, { type: 'ChoosePayoutMethod', method: IBAN, signature }));

export const readyForScoring = (terms: Terms = spl(), day: string = MONDAY): Story =>
  queued(terms, day)
    .when(on(day, { type: 'StartVerification' }))
    .when(on(day, { type: 'RequestScoring', facts: someFacts }));

export const decided = (decision: Decision, terms: Terms = spl(), day: string = MONDAY): Story =>
  readyForScoring(terms, day).when(on(day, { type: 'RecordDecision', decision, now: `${day}T06:00:00.000Z` }));

export const approved = (terms: Terms = spl(), day: string = MONDAY): Story => decided(approval, terms, day);

export const sent = (terms: Terms = spl(), day: string = MONDAY): Story =>
  approved(terms, day)
    .when(on(day, { type: 'RequestPayout' }))
    .when(on(day, { type: 'PreparePayout', provider: 'bank', providerKey: 'key-1' }))
    .when(on(day, { type: 'SendPayout', provider: 'bank', externalId: 'out-1' }));

export const issued = (terms: Terms = spl(), day: string = MONDAY): Story =>
  sent(terms, day).when(on(day, { type: 'ConfirmPayout', externalId: 'out-1' }));

export const pay = (day: string, amount: Tiyn, n = 1, paidOn: string = day): LoanCommand =>
  on(day, {
    type: 'ReceivePayment',
    paymentId: paymentId(n),
    provider: 'kiosk',
    externalId: `in-${n}`,
    amount,
    paidOn: localDate(paidOn),
  });

export const closeDay = (day: string): LoanCommand => on(day, { type: 'CloseDay' });

export function closeDays(story: Story, from: string, to: string): Story {
  const days = daysBetween(localDate(from), localDate(to));
  return Array.from({ length: days + 1 }, (_, i) => addDays(localDate(from), i)).reduce(
    (soFar, day) => soFar.when(closeDay(day)),
    story,
  );
}
