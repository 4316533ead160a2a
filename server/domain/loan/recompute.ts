/**
 * What the rules give for a stored event, by the functions that decided it; the audit compares the two. A rule that
 * changes must be dated by the day of issue or named in the event, or honest events would become findings (R11).
 */
import type { LoanEvent, LoanEventOf, LoanEventType } from '../../../schema/events/loan.ts';
import { ENTRY_PENALTY } from '../../../schema/reference/limits.ts';
import { present } from '../money/balances.ts';
import { contractOf, openingBalances } from '../money/contract.ts';
import { issuePostings, move, netted } from '../money/postings.ts';
import { fallOverdue, grantDayOff, stopCalculation } from './advance.ts';
import { balanceApplied } from './apply-balance.ts';
import { backdate, reopenLapsed } from './backdating.ts';
import { closing } from './close-loan.ts';
import { deferral } from './grace.ts';
import { reapplyProlongation } from './prolongation.ts';
import { type Money, receive, ruleNamedIn } from './receipt.ts';
import { refinance } from './refinancing.ts';
import { restructure } from './restructuring.ts';
import { unmade } from './return-payout.ts';
import { reversePayment } from './reverse-payment.ts';
import { takeBonus } from './spend-bonus.ts';
import type { LoanState, RunningLoan } from './state.ts';
import { waiver } from './waive-penalty.ts';
import { WATCH_AT_ISSUE } from './watch.ts';
import { takeOffBooks } from './write-off.ts';

/**
 * Why an event's figures are taken as written. In the others, too, what was agreed stands: the price of an issue or
 * refinancing, the rate and end of a prolongation, the sum of a payment, waiver or bonus.
 */
export const AS_WRITTEN = {
  NO_FIGURES: 'no money in it',
  OFFERED:
    'figures of an offer, with prices, caps and promo codes of its day; they bind by the hash of what was signed',
  DECIDED: 'an answer of the engine or a provider, whose facts lie outside the loan',
} as const;
type AsWritten = keyof typeof AS_WRITTEN;

/** The first event is compared with `event`, a second one with the event after it. */
type Rule<T extends LoanEventType> = (before: LoanState, event: LoanEventOf<T>) => readonly LoanEvent[];

/** Later than any day on which a step counts; each step finds its own day. */
const WHENEVER = '9999-12-31' as RunningLoan['lastDay'];

/** Does money stand anywhere in it? */
type HasFigures<V> = V extends string | number | boolean | null | undefined
  ? never
  : V extends bigint
    ? true
    : { [K in keyof V]: HasFigures<V[K]> }[keyof V];
type FiguredType = { [T in LoanEventType]: true extends HasFigures<LoanEventOf<T>['data']> ? T : never }[LoanEventType];

type RuleOf<T extends LoanEventType> = Exclude<AsWritten, 'NO_FIGURES'> | 'WITH_THE_FACT_BEFORE' | Rule<T>;
/** An event with figures and without a rule does not compile. */
const RULES: { readonly [T in FiguredType]: RuleOf<T> } = {
  LoanApplied: 'OFFERED',
  ApplicationChanged: 'OFFERED',
  OfferSigned: 'OFFERED',
  StatementUploaded: 'DECIDED',
  InsuranceDeclined: 'OFFERED',
  ScoringRequested: 'DECIDED',
  LoanDecided: 'DECIDED',
  AlternativeAccepted: 'OFFERED',
  PayoutRequested: (before, event) =>
    before.stage === 'none' ? [] : [{ ...event, data: { ...event.data, amount: before.application.terms.amount } }],
  LoanIssued: (before, event) => recomputeIssue(before, event),
  LoanIssuedByRefinancing: (before, event) => recomputeIssue(before, event),
  PayoutReturned: onRunningLoan((loan, event) => [{ ...event, data: { ...event.data, ...unmade(loan) } }]),
  PaymentReceived: onRunningLoan((loan, { data }) => {
    const { paymentId, provider, externalId, amount, paidOn: on } = data;
    const money: Money = { source: 'PROVIDER', paymentId, provider, externalId, amount, on, ...ruleNamedIn(data) };
    const revived = reopenLapsed(loan, money);
    if (revived.length > 0) return revived;
    return on < loan.lastDay ? backdate(loan, money) : receive(loan, money).slice(0, 1);
  }),
  BalanceApplied: onRunningLoan((loan, { data }) => {
    const { transferId, amount, appliedOn: today } = data;
    return balanceApplied(loan, { transferId, amount, today }, ruleNamedIn(data)).slice(0, 1);
  }),
  BonusSpent: onRunningLoan((loan, { data }) => [takeBonus(loan, data.transferId, data.amount, data.spentOn)]),
  PaymentReversed: (before, { data }) => {
    const { paymentId, reversedOn, reason, rest } = data;
    const command = { type: 'ReversePayment', paymentId, reversedOn, reason, rest, today: reversedOn } as const;
    const reversed = reversePayment(before, command);
    return 'refusal' in reversed ? [] : reversed.events.filter(({ type }) => type === 'PaymentReversed');
  },
  BackdatingAdjusted: 'WITH_THE_FACT_BEFORE',
  PrepaymentRequested: 'OFFERED',
  GraceDayGranted: onRunningLoan((loan) => grantDayOff(loan, WHENEVER)),
  GraceGranted: onRunningLoan((loan, { data }) => deferral(loan, data.until, data.grantedOn)),
  GraceExpired: onRunningLoan((loan) => fallOverdue(loan, WHENEVER).slice(0, 1)),
  LoanFellOverdue: onRunningLoan((loan) => fallOverdue(loan, WHENEVER).slice(0, 1)),
  EntryPenaltyCharged: onRunningLoan(({ standing }, event) => [
    { ...event, data: { ...event.data, postings: [], standing, entitlement: ENTRY_PENALTY.value } },
  ]),
  OverdueCured: onRunningLoan(({ standing }, event) => [{ ...event, data: { ...event.data, postings: [], standing } }]),
  CalculationStopped: onRunningLoan((loan) => stopCalculation(loan, WHENEVER)),
  PenaltyWaived: onRunningLoan((loan, { data }) =>
    waiver(loan, data.amount, data.reason, data.standing.accruedThrough),
  ),
  WrittenOff: onRunningLoan((loan, event) => {
    const debt = takeOffBooks(loan, event.data.standing.accruedThrough, 'write-off');
    return [{ ...event, data: { ...event.data, ...debt } }];
  }),
  ProlongationOffered: 'OFFERED',
  LoanProlonged: onRunningLoan((loan, { data }) => [reapplyProlongation(loan, data.price, data.prolongedOn)]),
  RefinancingRequested: 'OFFERED',
  RefinancingOffered: 'OFFERED',
  LoanRefinanced: onRunningLoan((loan, { data }) =>
    refinance(loan, data.refinancedOn).map((event) =>
      event.type === 'LoanRefinanced' ? { ...event, data: { ...event.data, price: data.price } } : event,
    ),
  ),
  RestructuringRequested: 'OFFERED',
  LoanRestructured: onRunningLoan((loan, { data }) => {
    const signed = loan.request?.kind === 'RESTRUCTURING' ? loan.request.price : data.price;
    return [restructure(loan, signed, data.restructuredOn, data.firstPayment)];
  }),
  RestructuringDefaulted: onRunningLoan((loan) => fallOverdue(loan, WHENEVER).slice(0, 1)),
  CessionAgreed: 'OFFERED',
  LoanCeded: onRunningLoan((loan, event) => {
    const { postings, standing } = takeOffBooks(loan, event.data.cededOn, 'write-off');
    const sold = netted([...postings, ...move(event.data.price, 'write-off', 'cession-proceeds')]);
    return [{ ...event, data: { ...event.data, postings: sold, standing } }];
  }),
  LoanClosing: (before, { data }) => closing(before, data.surplus),
};

export type Recomputed =
  | { readonly asWritten: AsWritten }
  | { readonly facts: readonly LoanEvent[] }
  | 'WITH_THE_FACT_BEFORE';

const ruleOf = (type: LoanEventType) => (RULES as { readonly [T in LoanEventType]?: RuleOf<LoanEventType> })[type];

/** An empty list: the rules allow no such event here. @throws where the loan before it contradicts itself */
export function recompute(before: LoanState, event: LoanEvent): Recomputed {
  const rule = ruleOf(event.type);
  if (!rule) return { asWritten: 'NO_FIGURES' };
  if (rule === 'WITH_THE_FACT_BEFORE') return rule;
  return typeof rule === 'string' ? { asWritten: rule } : { facts: rule(before, event) };
}

function onRunningLoan<T extends LoanEventType>(
  rule: (loan: RunningLoan, event: LoanEventOf<T>) => readonly LoanEvent[],
): Rule<T> {
  return (before, event) => (before.stage === 'running' ? rule(before, event) : []);
}

/** The price is agreed and taken from the event; the opening balances follow from it. */
function recomputeIssue(
  before: LoanState,
  event: LoanEventOf<'LoanIssued'> | LoanEventOf<'LoanIssuedByRefinancing'>,
): readonly LoanEvent[] {
  if (before.stage !== 'payout' && before.stage !== 'application') return [];
  const { price } = event.data;
  const contract = contractOf(before.application.terms, price);
  const opening = openingBalances(contract, price);
  const standing = present(contract, opening, price.issueDate, WATCH_AT_ISSUE);
  const shared = { standing, amount: contract.amount, issuedOn: price.issueDate };
  if (event.type === 'LoanIssued') {
    return [{ ...event, data: { ...event.data, ...shared, postings: issuePostings(contract.amount, price) } }];
  }
  const postings = move(contract.amount, 'transit:refinancing', 'principal');
  return [{ ...event, data: { ...event.data, ...shared, postings } }];
}
