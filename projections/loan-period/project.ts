import type { Balances } from '../../schema/events/figures.ts';
import { idOf } from '../../schema/events/streams.ts';
import { isOverdue, isRunning } from '../../schema/loan-status.ts';
import { inWords } from '../../schema/reference/findings.ts';
import { type Instant, type LocalDate, latest as latestDay } from '../../schema/values/local-date.ts';
import { ppmPerDay, ZERO } from '../../schema/values/money.ts';
import { dayOf } from '../../server/domain/loan/evolve.ts';
import { arrearsFrom, knownOverdue } from '../../server/domain/money/accrual.ts';
import { type LoanRecord, readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { LOAN_PERIOD, type LoanPeriodRow } from './table.ts';

export const loanPeriodModel = readModel({
  name: 'loan-period',
  version: 1,
  critical: false,
  tables: [LOAN_PERIOD],
  follows: ['loan-'],
  project: projectPeriods,
});

async function projectPeriods(batch: readonly LoanRecord[], tx: Rows): Promise<void> {
  await tx.loadOwned(
    LOAN_PERIOD,
    batch.map(({ stream }) => idOf(stream)),
  );
  for (const record of batch) {
    const all = tx.owned(LOAN_PERIOD, idOf(record.stream));
    const known = all.filter((row) => row.known_to === null);
    const last = known.find((row) => row.to_date === null);
    const next = periodAfter(record, last);
    if (!next || (last && sameStanding(last, next))) continue;
    // If the clock ran backwards, a period must still not end before it begins.
    const now = newest([next.known_from, ...known.map((row) => row.known_from)]);
    const earlier = all.filter((row) => row.known_from < now).map((row) => row.from_date);
    const latestKnown = earlier.toSorted().at(-1) ?? null;
    supersede(tx, known, { ...statusOn(next, known), known_from: now }, latestKnown);
  }
}

const newest = (instants: readonly Instant[]): Instant => {
  const last = [...instants].sort().at(-1);
  if (!last) throw inWords('NO_INSTANT');
  return last;
};

/** From the event's business day on; undefined before disbursement. */
function periodAfter(record: LoanRecord, last: LoanPeriodRow | undefined): LoanPeriodRow | undefined {
  const { data, metadata, type } = record;
  const issue = type === 'LoanIssued' || type === 'LoanIssuedByRefinancing';
  if (!last && !issue) return undefined;
  const standing = 'standing' in data ? data.standing : undefined;
  const repriced = issue || type === 'LoanProlonged' || type === 'LoanRestructured';
  const contract_rate = repriced ? record.data.price.rate : last?.contract_rate;
  const accrued_through = standing?.accruedThrough ?? last?.accrued_through;
  if (contract_rate === undefined || accrued_through === undefined) return undefined;
  const issuedOn = issue ? record.data.issuedOn : (last?.issued_on ?? metadata.effectiveDate);
  const accrues = isRunning(data.status) && data.status !== 'CALCULATION_STOPPED' && !standing?.stoppedOn;
  return {
    loan_id: idOf(record.stream),
    from_date: countsFrom(record, accrued_through),
    to_date: null,
    known_from: metadata.recordedAt,
    known_to: null,
    known_later: null,
    status: data.status,
    ...figures(standing, last),
    accrued_through,
    rate: accrues ? contract_rate : ppmPerDay(0),
    contract_rate,
    ...lateness(standing, last, issuedOn),
    issued_on: issuedOn,
  };
}

/**
 * A correction counts from the payment's day, but its amounts are those of the day on which the books were corrected
 * (R5). If it makes a loan overdue, it counts from the first late day.
 */
function countsFrom(record: LoanRecord, accruedThrough: LocalDate): LocalDate {
  const { effectiveDate } = record.metadata;
  if (record.type !== 'BackdatingAdjusted') return dayOf(record) ?? effectiveDate;
  const { status, standing } = record.data;
  const late = isOverdue(status) ? standing.overdueSince : null;
  return latestDay(latestDay(effectiveDate, accruedThrough), late ?? effectiveDate);
}

/**
 * A backdated payment carries the status of the day it was recorded. Its own day keeps the status known for that day.
 */
function statusOn(next: LoanPeriodRow, known: readonly LoanPeriodRow[]): LoanPeriodRow {
  if (!isOverdue(next.status) || (next.overdue_since ?? '9') <= next.from_date) return next;
  const then = known.find(({ from_date, to_date }) => from_date <= next.from_date && next.from_date < (to_date ?? ''));
  return then ? { ...next, status: then.status } : next;
}

function lateness(
  standing: Balances | undefined,
  last: LoanPeriodRow | undefined,
  issuedOn: LocalDate,
): Pick<LoanPeriodRow, 'overdue_since' | 'late_from'> {
  if (!standing) return { overdue_since: last?.overdue_since ?? null, late_from: last?.late_from ?? null };
  return { overdue_since: knownOverdue({ issuedOn }, standing), late_from: arrearsFrom({ issuedOn }, standing) };
}

type Figures = Pick<
  LoanPeriodRow,
  'principal' | 'accrued' | 'penalty' | 'premium' | 'unearned' | 'ceiling_through' | 'ceiling'
>;
type StandingFigures = Pick<LoanPeriodRow, 'principal' | 'penalty' | 'premium'> & {
  interest: LoanPeriodRow['accrued'];
  ceiling?: Balances['ceiling'];
  unearned?: Balances['unearned'];
};

function figures(standing: StandingFigures | undefined, last: LoanPeriodRow | undefined): Figures {
  if (standing) {
    const { principal, interest, penalty, premium, unearned = ZERO, ceiling } = standing;
    const held = { ceiling_through: ceiling?.through ?? null, ceiling: ceiling?.amount ?? null };
    return { principal, accrued: interest, penalty, premium, unearned, ...held };
  }
  if (!last) throw inWords('PERIOD_WITHOUT_FIGURES');
  const { principal, accrued, penalty, premium, unearned, ceiling_through, ceiling } = last;
  return { principal, accrued, penalty, premium, unearned, ceiling_through, ceiling };
}

const STANDING = [
  'status',
  'principal',
  'accrued',
  'penalty',
  'premium',
  'unearned',
  'accrued_through',
  'ceiling_through',
  'ceiling',
  'rate',
  'overdue_since',
  'late_from',
] as const satisfies readonly (keyof LoanPeriodRow)[];

const sameStanding = (a: LoanPeriodRow, b: LoanPeriodRow): boolean =>
  STANDING.every((column) => a[column] === b[column]);

/**
 * `next` replaces the known periods from its business day on; they stay readable for questions about what was known
 * then.
 */
function supersede(
  tx: Rows,
  known: readonly LoanPeriodRow[],
  next: LoanPeriodRow,
  latestKnown: LocalDate | null,
): void {
  const put = (row: LoanPeriodRow): void => {
    const known_later = latestKnown !== null && latestKnown > row.from_date ? latestKnown : null;
    tx.put(LOAN_PERIOD, { ...row, known_later });
  };
  for (const row of known) {
    if (row.to_date !== null && row.to_date <= next.from_date) continue;
    if (row.known_from === next.known_from) tx.remove(LOAN_PERIOD, row);
    else tx.put(LOAN_PERIOD, { ...row, known_to: next.known_from });
    if (row.from_date < next.from_date) {
      put({ ...row, to_date: next.from_date, known_from: next.known_from, known_to: null });
    }
  }
  put(next);
}
