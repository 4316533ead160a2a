import type { Balances, Price, Terms } from '../../schema/events/figures.ts';
import { idOf } from '../../schema/events/streams.ts';
import { ZERO } from '../../schema/values/money.ts';
import { type LoanRecord, readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { factsOf } from './facts.ts';
import { nextActionDate } from './next-action.ts';
import { LOAN, type LoanRow } from './table.ts';

export const loanModel = readModel({
  name: 'loan',
  version: 3,
  critical: false,
  tables: [LOAN],
  follows: ['loan-'],
  project: projectLoans,
});

async function projectLoans(batch: readonly LoanRecord[], tx: Rows): Promise<void> {
  await tx.load(
    LOAN,
    batch.map((record) => ({ loan_id: idOf(record.stream) })),
  );
  for (const record of batch) {
    const before = tx.get(LOAN, { loan_id: idOf(record.stream) });
    tx.put(LOAN, evolveLoan(before, record));
  }
}

/** The row after the event. Pure: the same stream gives the same row anywhere and at any time. */
export function evolveLoan(before: LoanRow | undefined, record: LoanRecord): LoanRow {
  const base = before ?? opened(record);
  const { data, metadata } = record;
  const moved = data.status !== base.status;
  const after: LoanRow = {
    ...base,
    ...agreedOf(record),
    ...('standing' in data ? standingOf(data.standing) : {}),
    ...factsOf(record, base),
    status: data.status,
    status_since: moved ? metadata.effectiveDate : base.status_since,
    revision: record.revision,
    position: record.position,
    recorded_at: metadata.recordedAt,
  };
  return { ...after, next_action_date: nextActionDate(after, carriedActionDate(record, base)) };
}

/** Terms and a price that are only proposed (a prolongation or refinancing on offer) do not replace the agreed ones. */
function agreedOf(record: LoanRecord): Partial<LoanRow> {
  switch (record.type) {
    case 'LoanApplied':
    case 'ApplicationChanged':
    case 'AlternativeAccepted':
      return { ...termsOf(record.data.terms), ...priceOf(record.data.price) };
    case 'OfferSigned':
    case 'InsuranceDeclined':
    case 'LoanIssued':
    case 'LoanIssuedByRefinancing':
    case 'LoanProlonged':
    case 'LoanRestructured':
      return priceOf(record.data.price);
    default:
      return {};
  }
}

function carriedActionDate({ data }: LoanRecord, base: LoanRow): LoanRow['next_action_date'] {
  if ('standing' in data) return data.standing.nextActionDate;
  return 'nextActionDate' in data ? data.nextActionDate : base.next_action_date;
}

function opened(record: LoanRecord): LoanRow {
  if (record.type !== 'LoanApplied') throw new Error(`${record.stream} begins with ${record.type}`);
  const { data, metadata } = record;
  return {
    ...NOTHING_YET,
    loan_id: idOf(record.stream),
    borrower_id: data.borrowerId,
    offer_number: data.offerNumber,
    repeat: data.repeat,
    applied_on: data.appliedOn,
    status: data.status,
    status_since: metadata.effectiveDate,
    revision: record.revision,
    position: record.position,
    opened_position: record.position,
    recorded_at: metadata.recordedAt,
    ...termsOf(data.terms),
    ...priceOf(data.price),
  };
}

const termsOf = (terms: Terms) => ({
  product_type: terms.productType,
  pricing: terms.pricing,
  amount: terms.amount,
  term_unit: terms.term.unit,
  term_count: terms.term.count,
  purpose: terms.purpose,
  promo_code: terms.promoCode,
  fast_issue: terms.fastIssue,
  insurance_agreed: terms.insuranceAgreed,
});

const priceOf = (price: Price) => ({
  rule_version: price.ruleVersion,
  rate: price.rate,
  rate_lowered: price.rateLowered,
  price_issue_date: price.issueDate,
  price_maturity: price.maturity,
  days: price.days,
  price_interest: price.interest,
  fast_issue_fee: price.fastIssueFee,
  insurance_premium: price.insurancePremium,
  price_total: price.total,
  overpayment: price.overpayment,
  gesv_ppm: price.gesvPpm,
});

const standingOf = (standing: Balances) => ({
  principal: standing.principal,
  interest: standing.interest,
  penalty: standing.penalty,
  premium: standing.premium,
  accrued_through: standing.accruedThrough,
  maturity: standing.maturity,
  overdue_since: standing.overdueSince,
  stopped_on: standing.stoppedOn,
  next_due_date: standing.nextDue?.date ?? null,
  next_due_amount: standing.nextDue?.amount ?? null,
});

const NOTHING_YET = {
  signed_on: null,
  handed_on: null,
  decided_on: null,
  approved_on: null,
  issued_on: null,
  issued_amount: null,
  closed_on: null,
  principal: ZERO,
  interest: ZERO,
  penalty: ZERO,
  premium: ZERO,
  accrued_through: null,
  maturity: null,
  overdue_since: null,
  stopped_on: null,
  next_due_date: null,
  next_due_amount: null,
  next_action_date: null,
  paid_total: ZERO,
  last_paid_on: null,
  statement_needed: false,
  payout_chosen: false,
  face_verified: false,
  insurance_offered: false,
  biometry_tries_left: null,
  verifier_id: null,
  consent_opens_at: null,
  consent_lapses_at: null,
  decision_outcome: null,
  score_amount: null,
  payout_kind: null,
  payout_card_id: null,
  payout_hash: null,
  payout_attempt: null,
  payout_provider: null,
  payout_failure: null,
  reject_reason: null,
  locked_until: null,
  prepayment_kind: null,
  prepayment_amount: null,
  prepayment_pay_by: null,
  prepayment_signed: false,
  asked_pay_by: null,
  refinanced_by: null,
  refinances: null,
} as const satisfies Partial<LoanRow>;
