/** Reads the stream alone. */

import type { LoanEvent } from '../../../schema/events/loan.ts';
import type { Recorded } from '../../../schema/events/streams.ts';
import { isRunning, type LoanStatus } from '../../../schema/loan-status.ts';
import { type Instant, type LocalDate, latest } from '../../../schema/values/local-date.ts';
import { type Tiyn, ZERO } from '../../../schema/values/money.ts';
import { issuedLoanAsOf } from '../../domain/loan/backdating.ts';
import { dayOf, evolve, fold } from '../../domain/loan/evolve.ts';
import { type IssuedLoan, initial, type LoanState } from '../../domain/loan/state.ts';
import { accrueTo } from '../../domain/money/accrual.ts';
import { type Quote, quoteOn } from '../../domain/money/quote.ts';
import { type ShownEvent, shownEvents } from './shown.ts';

export type LoanRecord = Recorded<LoanEvent>;

/** Posted balances, in tiyn. */
export type Balances = { principal: Tiyn; interest: Tiyn; penalty: Tiyn; premium: Tiyn };

/** Interest and penalty owed on a day: what is posted and what has accrued since, in tiyn. */
export type AccruedOn = { readonly on: LocalDate; readonly interest: Tiyn; readonly penalty: Tiyn };

/**
 * `before` and `after`: what the borrower owes by part, as posted. `accrued`: after the event, on the latest day that
 * the events so far count from; null once an event does not follow from those before it.
 */
export type ReplayedEvent = ShownEvent & {
  readonly status: LoanStatus;
  readonly before: Balances;
  readonly after: Balances;
  readonly accrued: AccruedOn | null;
};

const NOTHING: Balances = { principal: ZERO, interest: ZERO, penalty: ZERO, premium: ZERO };

export function replayLoan(records: readonly LoanRecord[]): ReplayedEvent[] {
  const shown = shownEvents(records);
  const days = countedFrom(records);
  let after = NOTHING;
  let on: LocalDate | undefined;
  let state: LoanState | null = initial;
  return records.flatMap((record, at) => {
    const before = after;
    const { data } = record;
    after = postedIn(data) ?? before;
    const day = days[at] ?? record.metadata.effectiveDate;
    on = on === undefined ? day : latest(on, day);
    state = state && followed(state, record);
    const accrued = state && accruedOn(livingLife(state), after, on);
    const one = shown[at];
    return one ? [{ ...one, status: data.status, before, after, accrued }] : [];
  });
}

/** An auditor also reads a stream that somebody has tampered with. */
function followed(state: LoanState, record: LoanRecord): LoanState | null {
  try {
    return evolve(state, record);
  } catch {
    return null;
  }
}

function accruedOn(life: IssuedLoan | null, { interest, penalty }: Balances, on: LocalDate): AccruedOn {
  if (!life) return { on, interest, penalty };
  const { standing } = accrueTo(life.contract, life.standing, on);
  return { on, interest: standing.interest, penalty: standing.penalty };
}

function postedIn(data: LoanEvent['data']): Balances | undefined {
  if (!('standing' in data)) return undefined;
  const { principal, interest, penalty, premium } = data.standing;
  return { principal, interest, penalty, premium };
}

/** `date` leaves out events that count from a later day. `revision` and `knownAt` leave out events recorded later. */
export type AsOf = { date?: LocalDate; revision?: bigint; knownAt?: Instant };

export type LoanAsOf = {
  revision: bigint;
  status: LoanStatus;
  on: LocalDate;
  /** As last posted. */
  balances: Balances;
  /** What is owed on the day, with interest accrued to it; null before disbursement and after the loan's end. */
  quote: Quote | null;
};

/** Events recorded by then that count from the day or earlier. */
export function knownTo(records: readonly LoanRecord[], { date, revision, knownAt }: AsOf): LoanRecord[] {
  const from = countedFrom(records);
  return records.filter(
    (record, index) =>
      (revision === undefined || record.revision <= revision) &&
      (knownAt === undefined || Date.parse(record.metadata.recordedAt) <= Date.parse(knownAt)) &&
      (date === undefined || (from[index] ?? date) <= date),
  );
}

/** Undefined if the loan did not exist yet. */
export function loanAsOf(records: readonly LoanRecord[], at: AsOf): LoanAsOf | undefined {
  const known = knownTo(records, at);
  const last = known.at(-1);
  if (!last) return undefined;
  const on = at.date ?? last.metadata.effectiveDate;
  const folded = fold(initial, known);
  const corrected = at.date === undefined ? undefined : afterwardsKnown(records, at, at.date);
  if (!corrected || !isRunning(last.data.status)) {
    const posting = known.findLast(({ data }) => 'standing' in data);
    const balances = (posting && postedIn(posting.data)) ?? NOTHING;
    const life = livingLife(folded);
    return { revision: last.revision, status: last.data.status, on, balances, quote: life && quoteOn(life, on) };
  }
  const { status, standing } = corrected;
  const { principal, interest, penalty, premium } = standing;
  const balances = { principal, interest, penalty, premium };
  return { revision: last.revision, status, on, balances, quote: quoteOn(corrected, on) };
}

/**
 * A backdated payment changes the days before it was reported, but its correction was booked only afterwards. Then the
 * balances of those days come from folding the money in the order of its days. Undefined if no such payment is known.
 */
function afterwardsKnown(records: readonly LoanRecord[], at: AsOf, date: LocalDate): IssuedLoan | undefined {
  const { date: _, ...known } = at;
  const all = knownTo(records, known);
  const from = countedFrom(all);
  const reachesBack = all.some(
    ({ type, metadata }, index) =>
      type === 'BackdatingAdjusted' && metadata.effectiveDate <= date && (from[index] ?? date) > date,
  );
  if (!reachesBack) return undefined;
  const state = fold(initial, all);
  const life = state.stage === 'ended' ? state.issued : livingLife(state);
  return life ? issuedLoanAsOf(life, date) : undefined;
}

/**
 * The business day of each event. A correction carries the payment's day, but its figures are those of the last day
 * before it was recorded (R5). One append may hold events of several days under one date.
 */
function countedFrom(records: readonly LoanRecord[]): LocalDate[] {
  let last: LocalDate | undefined;
  return records.map((record) => {
    const { effectiveDate } = record.metadata;
    const written = record.type === 'BackdatingAdjusted' ? latest(effectiveDate, last ?? effectiveDate) : undefined;
    const day = written ?? dayOf(record) ?? effectiveDate;
    last = last === undefined ? day : latest(last, day);
    return day;
  });
}

const livingLife = (state: LoanState): IssuedLoan | null =>
  state.stage === 'running' || state.stage === 'closing' ? state : null;
