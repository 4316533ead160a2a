/** The contract of a seeded loan as the product draws it: from the loan up to its signature, on that day. */
import type { Folded } from '../../schema/events/envelope.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import { isStreamOf } from '../../schema/events/streams.ts';
import type { LoanId } from '../../schema/values/ids.ts';
import { type Instant, type LocalDate, onDay } from '../../schema/values/local-date.ts';
import type { HistoryPart } from '../adapters/ledger/envelope.ts';
import type { LoanView } from '../use-cases/loan/loan-view.ts';
import { foldLoan } from '../use-cases/loan/loans.ts';
import type { ComposedBorrower } from './compose.ts';
import type { BorrowerPlan, LoanPlan } from './plan.ts';

/** Drawing one takes longer than writing a whole loan (D0201). */
const MOST = 60;
/** All loans of the first borrowers, whose addresses are those that people try. */
const FIRST_BORROWERS = 10;

export type Wanted = { readonly plan: BorrowerPlan; readonly loans: ReadonlySet<LoanId> };

/** Loans of the first borrowers, then the newest ones. */
export function withContract(plans: readonly BorrowerPlan[]): readonly Wanted[] {
  const own = plans.flatMap((plan) => plan.loans.filter(isApplied).map((loan) => ({ plan, loan })));
  const isFirst = ({ plan }: { plan: BorrowerPlan }) => plan.index < FIRST_BORROWERS;
  const newest = own
    .filter((one) => !isFirst(one))
    .toSorted((a, b) => b.loan.appliedOn.localeCompare(a.loan.appliedOn) || a.plan.index - b.plan.index);
  const chosen = [...own.filter(isFirst), ...newest].slice(0, MOST);
  return [...Map.groupBy(chosen, ({ plan }) => plan)].map(([plan, some]) => ({
    plan,
    loans: new Set(some.map(({ loan }) => loan.loanId)),
  }));
}

/** A loan that refinances another has its agreement in that one's stream. */
const isApplied = ({ refinances }: LoanPlan): boolean => refinances !== true;

export type Signing = { readonly loan: LoanView; readonly on: LocalDate; readonly at: Instant };

/** Undefined where nobody signed. */
export function signingOf({ streams }: ComposedBorrower, loanId: LoanId): Signing | undefined {
  const stream = streams.find(({ name }) => isStreamOf('loan-', name) && name.endsWith(loanId));
  const parts = (stream?.parts ?? []) as readonly HistoryPart<LoanEvent>[];
  const end = parts.findIndex(({ events }) => events.some(({ type }) => type === 'OfferSigned'));
  const signed = parts[end];
  const before = parts
    .slice(0, end)
    .flatMap(({ events, context }) =>
      events.map((event): Folded<LoanEvent> => ({ ...event, position: 0n, metadata: context })),
    );
  const loan = signed && foldLoan(loanId, before);
  if (!loan) return undefined;
  const { effectiveDate, recordedAt } = signed.context;
  return { loan, on: effectiveDate, at: onDay(recordedAt, effectiveDate) };
}
