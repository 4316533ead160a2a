/** What an auditor asks of one loan: what happened, event by event, and how it stood on a day or after a revision. Read from the stream alone. */
import type { Recorded } from '../../schema/events/envelope.ts';
import type { Posting } from '../../schema/events/figures.ts';
import type { LoanEvent } from '../../schema/events/loan.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import { type Instant, type LocalDate, latest } from '../../schema/values/local-date.ts';
import { type Tiyn, ZERO } from '../../schema/values/money.ts';
import { evolve } from '../domain/loan/evolve.ts';
import { initial, type Life, type LoanState } from '../domain/loan/state.ts';
import { type Quote, quoteOn } from '../domain/money/quote.ts';

export type LoanRecord = Recorded<LoanEvent>;

/** Posted balances, in tiyn. */
export type Balances = { principal: Tiyn; interest: Tiyn; penalty: Tiyn; premium: Tiyn };

export type ReplayedEvent = {
  record: LoanRecord;
  /** Counts from an earlier day than an event before it. */
  late: boolean;
  before: Balances;
  after: Balances;
  postings: readonly Posting[];
};

const NOTHING: Balances = { principal: ZERO, interest: ZERO, penalty: ZERO, premium: ZERO };

export function replayLoan(records: readonly LoanRecord[]): ReplayedEvent[] {
  let balances = NOTHING;
  let lastDay: LocalDate | undefined;
  return records.map((record) => {
    const { data, metadata } = record;
    const before = balances;
    if ('standing' in data) {
      const { principal, interest, penalty, premium } = data.standing;
      balances = { principal, interest, penalty, premium };
    }
    const late = lastDay !== undefined && metadata.effectiveDate < lastDay;
    lastDay = lastDay === undefined ? metadata.effectiveDate : latest(lastDay, metadata.effectiveDate);
    return { record, late, before, after: balances, postings: 'postings' in data ? data.postings : [] };
  });
}

/** `date`: facts that count from a later day are left out. `revision` and `knownAt`: what was written down later is left out. */
export type AsOf = { date?: LocalDate; revision?: bigint; knownAt?: Instant };

export type LoanAsOf = {
  revision: bigint;
  status: LoanStatus;
  on: LocalDate;
  /** As last posted. */
  balances: Balances;
  /** What is owed on the day, accrued by formula; null where no money had been lent or the loan had ended. */
  quote: Quote | null;
};

/** Undefined where the loan was not there yet. */
export function loanAsOf(records: readonly LoanRecord[], { date, revision, knownAt }: AsOf): LoanAsOf | undefined {
  const known = records.filter(
    (record) =>
      (revision === undefined || record.revision <= revision) &&
      (knownAt === undefined || record.metadata.recordedAt <= knownAt) &&
      (date === undefined || countsFrom(record) <= date),
  );
  const last = known.at(-1);
  if (!last) return undefined;
  const state = known.reduce<LoanState>(evolve, initial);
  const on = date ?? last.metadata.effectiveDate;
  const balances = replayLoan(known).at(-1)?.after ?? NOTHING;
  const life = livingLife(state);
  return { revision: last.revision, status: last.data.status, on, balances, quote: life && quoteOn(life, on) };
}

/** A correction repeats the payment's day, but its figures are those of the day on which the books were put right (decision 5). */
function countsFrom({ type, data, metadata }: LoanRecord): LocalDate {
  return type === 'BackdatingAdjusted' && 'standing' in data
    ? latest(metadata.effectiveDate, data.standing.accruedThrough)
    : metadata.effectiveDate;
}

const livingLife = (state: LoanState): Life | null =>
  state.stage === 'live' || state.stage === 'closing' ? state : null;
