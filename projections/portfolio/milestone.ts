import type { LoanEvent, LoanEventOf, LoanEventType } from '../../schema/events/loan.ts';
import { add, type Tiyn, ZERO } from '../../schema/values/money.ts';
import type { LoanMilestoneRow, Milestone } from './table.ts';

type Facts = Partial<
  Pick<LoanMilestoneRow, Exclude<keyof LoanMilestoneRow, 'loan_id' | 'revision' | 'kind' | 'on_date' | 'recorded_at'>>
>;
export type Step = { readonly kind: Milestone } & Facts;

const lossIn = (postings: LoanEventOf<'WrittenOff'>['data']['postings']): Tiyn =>
  add(ZERO, ...postings.filter(({ account }) => account === 'write-off').map(({ amount }) => amount));

const STEPS: { readonly [T in LoanEventType]?: (data: LoanEventOf<T>['data']) => Step } = {
  LoanApplied: ({ terms }) => ({ kind: 'APPLIED', amount: terms.amount }),
  OfferSigned: () => ({ kind: 'SIGNED' }),
  LoanDecided: ({ decision }) => ({
    kind: 'DECIDED',
    outcome: decision.outcome,
    reason: decision.reasons[0]?.code ?? null,
    kdn_ppm: decision.kdnPpm,
    reasons: decision.reasons.map(({ code }) => code).join(', ') || null,
    rule_set: decision.ruleSet,
  }),
  LoanApproved: () => ({ kind: 'APPROVED' }),
  LoanRejected: ({ reason }) => ({ kind: 'REJECTED', reason }),
  FraudRejected: ({ reason }) => ({ kind: 'REJECTED', reason: 'FRAUD', reasons: reason }),
  ApplicationCancelled: () => ({ kind: 'CANCELED', reason: 'BY_BORROWER' }),
  BiometryWaitCancelled: () => ({ kind: 'CANCELED', reason: 'NO_FACE_CHECK' }),
  IssuanceConsentCancelled: () => ({ kind: 'CANCELED', reason: 'NO_SECOND_CONSENT' }),
  ConsentLapsed: () => ({ kind: 'CANCELED', reason: 'NO_SECOND_CONSENT' }),
  LoanAnnulled: ({ reason }) => ({ kind: 'CANCELED', reason }),
  PayoutReturned: () => ({ kind: 'CANCELED', reason: 'PAYOUT_RETURNED' }),
  LoanIssued: ({ amount }) => ({ kind: 'ISSUED', amount }),
  LoanIssuedByRefinancing: ({ amount }) => ({ kind: 'ISSUED_BY_REFINANCING', amount }),
  LoanFellOverdue: ({ overdueAmount }) => ({ kind: 'OVERDUE', amount: overdueAmount }),
  RestructuringDefaulted: ({ overdueAmount }) => ({ kind: 'OVERDUE', amount: overdueAmount }),
  GraceExpired: ({ overdueAmount }) => ({ kind: 'OVERDUE', amount: overdueAmount }),
  OverdueCured: () => ({ kind: 'CURED' }),
  LoanProlonged: ({ standing }) => ({ kind: 'PROLONGED', amount: standing.principal }),
  LoanRestructured: ({ standing }) => ({ kind: 'RESTRUCTURED', amount: standing.principal }),
  LoanRefinanced: () => ({ kind: 'REFINANCED' }),
  WrittenOff: ({ amount, postings }) => ({ kind: 'WRITTEN_OFF', amount, loss: lossIn(postings) }),
  LoanCeded: ({ price, postings }) => ({ kind: 'CEDED', amount: price, loss: lossIn(postings) }),
  LoanClosed: () => ({ kind: 'CLOSED' }),
};

/** The step that an event is in the life of the loan; undefined where analysts count nothing. */
export function stepOf<T extends LoanEventType>(event: LoanEventOf<T> & LoanEvent): Step | undefined {
  if (event.type === 'StatementUploadCancelled' && event.data.status === 'CANCELED')
    return { kind: 'CANCELED', reason: 'NO_STATEMENT' };
  const step = STEPS[event.type as T];
  return step?.(event.data);
}
