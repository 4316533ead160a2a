import type { Terms } from '../../schema/events/figures.ts';
import { idOf } from '../../schema/events/streams.ts';
import { isRunning } from '../../schema/loan-status.ts';
import { type Instant, type LocalDate, latest } from '../../schema/values/local-date.ts';
import { subtract, ZERO } from '../../schema/values/money.ts';
import { dayOf } from '../../server/domain/loan/evolve.ts';
import { type LoanRecord, readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { stepOf } from './milestone.ts';
import {
  LOAN_MILESTONE,
  type Milestone,
  PLANNED_PAYMENT,
  type PlannedPaymentRow,
  PORTFOLIO_LOAN,
  type PortfolioLoanRow,
} from './table.ts';

export const portfolioModel = readModel({
  name: 'portfolio',
  version: 1,
  critical: false,
  tables: [PORTFOLIO_LOAN, LOAN_MILESTONE, PLANNED_PAYMENT],
  follows: ['loan-'],
  project: projectPortfolio,
});

async function projectPortfolio(batch: readonly LoanRecord[], tx: Rows): Promise<void> {
  const ids = batch.map(({ stream }) => idOf(stream));
  await tx.load(
    PORTFOLIO_LOAN,
    ids.map((loan_id) => ({ loan_id })),
  );
  await tx.loadOwned(
    PLANNED_PAYMENT,
    batch.filter(({ data }) => 'standing' in data).map(({ stream }) => idOf(stream)),
  );
  for (const record of batch) {
    keepTerms(record, tx);
    step(record, tx);
    plan(record, tx);
  }
}

const termsOf = ({ productType, pricing, amount, term, promoCode }: Terms) => ({
  promo_code: promoCode,
  product_type: productType,
  pricing,
  term_unit: term.unit,
  term_count: term.count,
  amount,
});

const NOT_YET = {
  signed_on: null,
  signed_known: null,
  decided_on: null,
  decided_known: null,
  approved_on: null,
  approved_known: null,
  issued_on: null,
  issued_known: null,
  closed_on: null,
  closed_known: null,
  last_closed_on: null,
  restated: false,
};

function keepTerms(record: LoanRecord, tx: Rows): void {
  const loan_id = idOf(record.stream);
  if (record.type === 'LoanApplied') {
    const { borrowerId, terms, repeat, appliedOn, region } = record.data;
    tx.put(PORTFOLIO_LOAN, {
      loan_id,
      borrower_id: borrowerId,
      borrower_kind: repeat ? 'REPEAT' : 'NEW',
      ...termsOf(terms),
      applied_on: appliedOn,
      applied_known: record.metadata.recordedAt,
      ...NOT_YET,
      channel: null,
      source: null,
      region: region ?? null,
      score: null,
      income_source: null,
      replaces: null,
    });
    return;
  }
  const row = tx.get(PORTFOLIO_LOAN, { loan_id });
  if (!row) return;
  if (record.type === 'ApplicationSourced') {
    const { channel, source } = record.data;
    tx.put(PORTFOLIO_LOAN, { ...row, channel, source });
  }
  if (record.type === 'ApplicationChanged' || record.type === 'AlternativeAccepted')
    tx.put(PORTFOLIO_LOAN, { ...row, ...termsOf(record.data.terms) });
  if (record.type === 'ScoringRequested') {
    const { score, incomeSource } = record.data.facts;
    tx.put(PORTFOLIO_LOAN, { ...row, score, income_source: incomeSource });
  }
  if (record.type === 'LoanIssuedByRefinancing')
    tx.put(PORTFOLIO_LOAN, { ...row, amount: record.data.amount, replaces: record.data.oldLoanId });
  if (record.type === 'LoanIssued') tx.put(PORTFOLIO_LOAN, { ...row, amount: record.data.amount });
}

function countsFrom(record: LoanRecord): LocalDate {
  if (record.type === 'LoanApplied') return record.data.appliedOn;
  if (record.type === 'LoanIssued' || record.type === 'LoanIssuedByRefinancing') return record.data.issuedOn;
  return dayOf(record) ?? record.metadata.effectiveDate;
}

const STAGES = {
  SIGNED: 'signed',
  DECIDED: 'decided',
  APPROVED: 'approved',
  ISSUED: 'issued',
  ISSUED_BY_REFINANCING: 'issued',
  CLOSED: 'closed',
  CEDED: 'closed',
} as const satisfies { readonly [M in Milestone]?: string };

/** The days by which a funnel and the ends of loans are counted. */
function reach(row: PortfolioLoanRow, kind: Milestone, day: LocalDate, known: Instant): PortfolioLoanRow {
  if (!(kind in STAGES)) return row;
  const stage = STAGES[kind as keyof typeof STAGES];
  const before = row[`${stage}_on`];
  const first = before === null || day < before;
  return {
    ...row,
    ...(first ? { [`${stage}_on`]: day, [`${stage}_known`]: known, restated: row.restated || before !== null } : {}),
    ...(stage === 'closed' ? { last_closed_on: latest(row.last_closed_on ?? day, day) } : {}),
  };
}

function step(record: LoanRecord, tx: Rows): void {
  const found = stepOf(record);
  if (!found) return;
  const none = {
    ...{ amount: null, outcome: null, reason: null, kdn_ppm: null },
    ...{ loss: null, reasons: null, rule_set: null },
  };
  const on_date = countsFrom(record);
  const loan_id = idOf(record.stream);
  const row = tx.get(PORTFOLIO_LOAN, { loan_id });
  const { recordedAt } = record.metadata;
  const reached = row && reach(row, found.kind, on_date, recordedAt);
  if (reached && reached !== row) tx.put(PORTFOLIO_LOAN, reached);
  const { revision } = record;
  tx.put(LOAN_MILESTONE, {
    ...none,
    ...found,
    loan_id,
    revision,
    on_date,
    recorded_at: recordedAt,
  });
}

/** A correction of earlier days changes the plan from the day on which it was written: only then was it known. */
function plan(record: LoanRecord, tx: Rows): void {
  if (!('standing' in record.data)) return;
  const loan_id = idOf(record.stream);
  const { status, standing } = record.data;
  const day = record.type === 'BackdatingAdjusted' ? record.metadata.effectiveDate : countsFrom(record);
  const wanted = new Map(
    (isRunning(status) ? standing.rows : [])
      .map((row) => ({ place: row.order, due_on: row.date, amount: subtract(row.amount, row.paid) }))
      .filter(({ amount }) => amount > ZERO)
      .map((row) => [row.place, row]),
  );
  const planned = tx.owned(PLANNED_PAYMENT, loan_id).filter(({ known_to }) => known_to === null);
  // If the clock ran backwards, what is known later must still be known later.
  const moments = [record.metadata.recordedAt, ...planned.map(({ known_from }) => known_from)];
  const now = moments.toSorted().at(-1) ?? record.metadata.recordedAt;
  for (const row of planned.filter(({ to_date }) => to_date === null)) {
    const next = wanted.get(row.place);
    if (next?.due_on === row.due_on && next.amount === row.amount) wanted.delete(row.place);
    else end(row, day, now, tx);
  }
  for (const row of wanted.values()) {
    const before = planned.filter(({ place }) => place === row.place).map((one) => one.to_date ?? one.from_date);
    const from_date = before.reduce(latest, day);
    tx.put(PLANNED_PAYMENT, { loan_id, ...row, from_date, to_date: null, known_from: now, known_to: null });
  }
}

/** The row stays as it was known until `now`. */
function end(row: PlannedPaymentRow, day: LocalDate, now: Instant, tx: Rows): void {
  if (row.known_from === now) tx.remove(PLANNED_PAYMENT, row);
  else tx.put(PLANNED_PAYMENT, { ...row, known_to: now });
  if (row.from_date < day) tx.put(PLANNED_PAYMENT, { ...row, to_date: day, known_from: now, known_to: null });
}
