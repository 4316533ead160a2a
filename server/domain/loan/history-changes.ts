/** How the terms of an issued loan changed: each agreement, and each prepayment that recast the schedule. */
import type { LoanEventOf } from '../../../schema/events/loan.ts';
import type { LocalDate } from '../../../schema/values/local-date.ts';
import { add, most, type PpmPerDay, subtract, type Tiyn, ZERO } from '../../../schema/values/money.ts';
import type { Figures } from '../money/contract.ts';
import { repaysAhead } from './allocation-facts.ts';
import { type Around, type IssuedLoanSummary, issuedLoanOf } from './summary.ts';

/** What is still to pay by the schedule, without penalty. */
export type RemainingTerms = {
  readonly returnDate: LocalDate;
  readonly rate: PpmPerDay;
  readonly instalments: number;
  readonly instalment: Tiyn;
  readonly total: Tiyn;
};

export type TermsChange = {
  readonly kind: 'PROLONGATION' | 'RESTRUCTURING' | 'PREPAYMENT';
  readonly on: LocalDate;
  readonly before: RemainingTerms;
  readonly after: RemainingTerms;
  /**
   * How much dearer (or, below zero, cheaper) the whole loan became; null after a restructuring, which also spreads
   * arrears.
   */
  readonly difference: Tiyn | null;
};

type Changes = readonly TermsChange[];
export const afterProlongation = (changes: Changes, around: Around, { data }: LoanEventOf<'LoanProlonged'>): Changes =>
  changed(changes, around, 'PROLONGATION', data.prolongedOn);

export const afterRestructuring = (
  changes: Changes,
  around: Around,
  { data }: LoanEventOf<'LoanRestructured'>,
): Changes => changed(changes, around, 'RESTRUCTURING', data.restructuredOn);

/** A signed partial prepayment recasts the schedule. */
export function afterPartialPrepayment(
  changes: Changes,
  around: Around,
  { data }: LoanEventOf<'PaymentReceived'>,
): Changes {
  const request = around.before && issuedLoanOf(around.before)?.prepayment;
  const inPart = request?.kind === 'PARTIAL' && request.signed && data.standing.principal > ZERO;
  if (!inPart || !repaysAhead(data.allocation)) return changes;
  const paid = data.allocation.flatMap((line) => (line.component === 'penalty' ? [] : [line.amount]));
  return changed(changes, around, 'PREPAYMENT', data.paidOn, add(...paid));
}

function changed(
  changes: Changes,
  { before, after }: Around,
  kind: TermsChange['kind'],
  on: LocalDate,
  paid = ZERO,
): Changes {
  const [was, is] = [before && issuedLoanOf(before), issuedLoanOf(after)];
  if (!was || !is) return changes;
  const [restBefore, restAfter] = [remainingTerms(was), remainingTerms(is)];
  const difference = kind === 'RESTRUCTURING' ? null : subtract(add(restAfter.total, paid), restBefore.total);
  return [...changes, { kind, on, before: restBefore, after: restAfter, difference }];
}

function remainingTerms({ contract, standing }: Figures): RemainingTerms {
  const open = standing.rows
    .filter((row) => row.paidOn === null)
    .map((row) => ({ ...row, left: subtract(row.amount, row.paid) }));
  return {
    returnDate: open.at(-1)?.date ?? standing.maturity,
    rate: contract.rate,
    instalments: open.length,
    instalment: open.reduce((largest, { left }) => most(largest, left), ZERO),
    total: add(...open.map(({ left }) => left)),
  };
}

type Agreed = { readonly issuedPrice: IssuedLoanSummary['issuedPrice'] | null; readonly changes: Changes };

/** The whole cost of the loan as agreed now, without penalty; null where no agreement states it. */
export function agreedTotal({ issuedPrice, changes }: Agreed): Tiyn | null {
  const differences = changes.flatMap(({ difference }) => (difference === null ? [] : [difference]));
  return issuedPrice && differences.length === changes.length ? add(issuedPrice.total, ...differences) : null;
}
