/** The history of a loan, read from its stream when a page asks for it (D0065). */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { loanStream } from '../../../schema/events/streams.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import type { Instant, LocalDate } from '../../../schema/values/local-date.ts';
import { loanDecider } from '../../domain/loan/decider.ts';
import { type Moment, momentsOf } from '../../domain/loan/moments.ts';
import { type RepaidLoan, repaidLoan } from '../../domain/loan/repaid.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { stateOf } from '../kernel/handle.ts';
import { type LoanMonth, monthsOfRepayments } from './loan-months.ts';

export type DatedMoment = Omit<Moment, 'at'> & { readonly on: LocalDate; readonly at: Instant };
export type LoanHistory = {
  /** Newest first. */
  readonly moments: readonly DatedMoment[];
  readonly repaid: (RepaidLoan & { readonly months: readonly LoanMonth[] }) | null;
};

export async function readHistory(ledger: Ledger, loanId: LoanId): Promise<LoanHistory> {
  const { events } = await ledger.readLatest(loanStream(loanId));
  return historyOf(events);
}

type Dated = LoanEvent & { readonly metadata: { readonly effectiveDate: LocalDate; readonly recordedAt: Instant } };

export function historyOf(events: readonly Dated[]): LoanHistory {
  const moments = momentsOf(events).flatMap(({ at, ...moment }) => {
    const event = events[at];
    return event ? [{ ...moment, on: event.metadata.effectiveDate, at: event.metadata.recordedAt }] : [];
  });
  const state = stateOf(loanDecider, events);
  const issued = state.stage === 'ended' ? state.issued : null;
  const repaid = issued && repaidLoan(issued);
  const months = repaid ? monthsOfRepayments(repaid.repayments, issued.contract.issuedOn) : [];
  return { moments: moments.toReversed(), repaid: repaid && { ...repaid, months } };
}
