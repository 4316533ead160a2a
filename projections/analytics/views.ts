/**
 * The views of schema `analytics`: what business-intelligence tools read. Plain names, amounts in tenge, no personal
 * data. A column that a report rests on keeps its name and meaning.
 */
import { DECISION_REASONS } from '../../schema/events/decision.ts';
import { EVENT_TABLE } from '../../schema/events/ledger.ts';
import { LIVE, LOAN_STATUSES, type LoanStatus } from '../../schema/loan-status.ts';
import { ACCOUNTS } from '../../schema/reference/accounts.ts';
import { PRODUCT_TYPES } from '../../schema/reference/products.ts';

export type AnalyticsView = {
  readonly name: string;
  readonly about: string;
  /** Where it keeps what is not believed any more: a second view, with the ending `_now`, leaves that out. */
  readonly nowAbout?: string;
  /** Views of schema `rm`, and tables of others, that it reads. */
  readonly from: readonly string[];
  /** Name -> [expression, meaning]. */
  readonly columns: Readonly<Record<string, readonly [sql: string, meaning: string]>>;
  readonly rows: string;
};

/** With a scale, since tools make floating point of a number without one. */
const tenge = (column: string) => `round(${column} / 100.0, 2)::numeric(18, 2)`;
const percent = (column: string) => `round(${column} / 10000.0, 1)::numeric(9, 1)`;
/** The id that a stream is named by, where its name begins with one of these. */
const idOf = (...prefixes: string[]) =>
  `case when split_part(l.stream, '-', 1) in (${prefixes.map((name) => `'${name}'`).join(', ')}) ` +
  "then substr(l.stream, strpos(l.stream, '-') + 1)::uuid end";

const LOAN = ['l.loan_id', 'The loan; the same id in every view and in the event log, stream loan-<id>.'] as const;

const oneOf = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/** Events that post something: those whose data have postings. */
const POSTING = Object.entries(EVENT_TABLE).flatMap(([type, event]) => {
  const data = event?.data;
  return data && 'shape' in data && 'postings' in Object(data.shape) ? [type] : [];
});
/** What an issued loan may be in. */
const ISSUED: readonly LoanStatus[] = [...LIVE, 'CLOSING_PROCESS', 'FINISHED', 'CESSION', 'ANNULLED'];
const CANCELED_FOR = [
  'BY_BORROWER',
  'NO_STATEMENT',
  'NO_FACE_CHECK',
  'NO_SECOND_CONSENT',
  'NOT_COMPLETED_IN_TIME',
  'NOT_DECIDED_IN_TIME',
  'OFFER_OUTGROWN',
  'PAYOUT_RETURNED',
];

const VIEWS: readonly AnalyticsView[] = [
  {
    name: 'loans',
    about: 'One row a loan or application, as it stands now.',
    from: ['portfolio_loan', 'loan'],
    columns: {
      loan_id: LOAN,
      borrower_id: ['l.borrower_id', 'The borrower, an opaque id: loans of one borrower share it.'],
      borrower_kind: ['l.borrower_kind', 'REPEAT if the borrower had repaid a loan before, else NEW.'],
      product: ['l.product_type', `The product: ${oneOf(PRODUCT_TYPES)}.`],
      pricing: ['l.pricing', 'FLEXIBLE or ECONOMICAL.'],
      term_count: ['l.term_count', 'The agreed term, in term_unit.'],
      term_unit: ['l.term_unit', 'DAY or MONTH.'],
      amount_tenge: [tenge('l.amount'), 'The amount applied for; after the issue, the amount issued.'],
      channel: [
        "coalesce(l.channel, 'DIRECT')",
        'What led the applicant here: SEARCH, ADS, SOCIAL, MESSAGE, PARTNER, or DIRECT where nothing did.',
      ],
      source: [
        'l.source',
        'The site, network or partner of that channel, to be read with it: google has SEARCH and ADS. Null where nothing led here.',
      ],
      region: ['l.region', 'The region of the registered address at the application; null where it was not kept.'],
      status: ['n.status', `The present status: ${oneOf(LOAN_STATUSES)}.`],
      applied_on: ['l.applied_on', 'The day of the application.'],
      signed_on: ['n.signed_on', 'The day on which the offer was signed.'],
      decided_on: ['n.decided_on', 'The day of the decision.'],
      approved_on: ['n.approved_on', 'The day of the approval.'],
      issued_on: ['l.issued_on', 'The day on which the money arrived and interest began.'],
      closed_on: ['n.closed_on', 'The day of the end: repaid, written off, refinanced or sold.'],
      maturity: ['n.maturity', 'The last day of the present schedule.'],
      overdue_since: ['n.overdue_since', 'The first late day; null where nothing is late.'],
      principal_tenge: [tenge('n.principal'), 'Principal owed now.'],
      annual_effective_rate_percent: [percent('n.gesv_ppm'), 'The annual effective rate (GESV) of the agreement.'],
      promo_code: ['l.promo_code', 'The promo code of the application; null for most.'],
      score: ['l.score', 'The score of the credit bureau at the last scoring; null where there was none.'],
      income_source: [
        'l.income_source',
        'How the last scoring knew the income: BAND as stated, STATEMENT as proved by a paper.',
      ],
      replaces_loan_id: ['l.replaces', 'The loan that this one refinanced; null for most.'],
    },
    rows: 'rm.portfolio_loan l join rm.loan n on n.loan_id = l.loan_id',
  },
  {
    name: 'loan_history',
    nowAbout:
      'The rows of loan_history that are believed now: where valid_from <= d and (valid_to is null or valid_to > d).',
    about:
      'What held for each issued loan from which business day, as known from which moment. For a day d as known now: where valid_from <= d and (valid_to is null or valid_to > d) and known_to is null.',
    from: ['loan_period'],
    columns: {
      loan_id: LOAN,
      valid_from: ['l.from_date', 'The first business day on which it held.'],
      valid_to: ['l.to_date', 'The day from which something else holds; null while it holds.'],
      known_from: ['l.known_from', 'When it was recorded.'],
      known_to: ['l.known_to', 'When a correction replaced it; null for what is believed now.'],
      status: ['l.status', `The status: ${oneOf(ISSUED)}.`],
      principal_tenge: [tenge('l.principal'), 'Principal owed.'],
      interest_tenge: [tenge('l.accrued'), 'Interest owed at the last posting.'],
      penalty_tenge: [tenge('l.penalty'), 'Penalty owed at the last posting.'],
      overdue_since: ['l.overdue_since', 'The first late day; days past due on d are d - overdue_since + 1.'],
      issued_on: ['l.issued_on', 'The day of the issue.'],
    },
    rows: 'rm.loan_period l',
  },
  {
    name: 'loan_steps',
    about: 'One row for each step in the life of a loan.',
    from: ['loan_milestone'],
    columns: {
      loan_id: LOAN,
      step: [
        'l.kind',
        'APPLIED, SIGNED, DECIDED, APPROVED, REJECTED, CANCELED, ISSUED, ISSUED_BY_REFINANCING, OVERDUE, CURED, PROLONGED, RESTRUCTURED, REFINANCED, WRITTEN_OFF, CEDED or CLOSED.',
      ],
      happened_on: ['l.on_date', 'The business day from which it counts.'],
      recorded_at: ['l.recorded_at', 'When it was recorded.'],
      amount_tenge: [
        tenge('l.amount'),
        'Of the application or the issue; the overdue sum; the debt written off; the price of a sale. Losses stand in loss_tenge.',
      ],
      outcome: ['l.outcome', 'Of a decision: APPROVED, ALTERNATIVE or DECLINED.'],
      reason: [
        'l.reason',
        `Of DECIDED and REJECTED the weightiest reason: ${oneOf(DECISION_REASONS)}. Of CANCELED: ${oneOf(CANCELED_FOR)}.`,
      ],
      debt_load_percent: [percent('l.kdn_ppm'), 'The debt load (KDN) found by the decision.'],
      revision: ['l.revision', 'The place of its event in the stream of the loan: (loan_id, revision) is unique.'],
      loss_tenge: [
        tenge('l.loss'),
        'Of WRITTEN_OFF the debt, of CEDED what the sale did not bring of it: all losses are their sum.',
      ],
      reasons: [
        'l.reasons',
        'All reasons of a decision with commas, the weightiest first; of a rejection for fraud what it rests on.',
      ],
      rule_set: ['l.rule_set', 'The rule set of a decision, by its version.'],
    },
    rows: 'rm.loan_milestone l',
  },
  {
    name: 'payments',
    about: 'Each payment of a loan.',
    from: ['payment'],
    columns: {
      payment_id: ['l.payment_id', 'The payment.'],
      loan_id: LOAN,
      source: ['l.source', "PROVIDER: from outside; BALANCE: of the borrower's balance; BONUS: bonuses spent."],
      provider: ['l.provider', 'Who reported it; null for balance and bonuses.'],
      amount_tenge: [tenge('l.amount'), 'The amount.'],
      to_balance_tenge: [
        tenge('l.surplus'),
        "The part that the loan did not need and that went to the borrower's balance.",
      ],
      paid_on: ['l.paid_on', 'The business day from which it counts.'],
      recorded_at: ['l.recorded_at', 'When it was recorded.'],
      principal_before_tenge: [tenge('l.principal_before'), 'Principal before it.'],
      principal_after_tenge: [tenge('l.principal_after'), 'Principal after it.'],
      reversed_on: ['l.reversed_on', 'The day on which the provider took it back; null for most.'],
      reversal_recorded_at: ['l.reversed_known', 'When that was recorded; null for most.'],
    },
    rows: 'rm.payment l',
  },
  {
    name: 'planned_payments',
    nowAbout:
      'The rows of planned_payments that are believed now: where valid_from <= d and (valid_to is null or valid_to > d).',
    about:
      'What each schedule still promised, as known from which moment. For a day d as known now: where valid_from <= d and (valid_to is null or valid_to > d) and known_to is null.',
    from: ['planned_payment'],
    columns: {
      loan_id: LOAN,
      instalment: ['l.place', 'The place of the instalment in the schedule, from 1.'],
      valid_from: ['l.from_date', 'The first business day on which this was the plan.'],
      valid_to: ['l.to_date', 'The day from which another plan counts; null for the present plan.'],
      known_from: ['l.known_from', 'When it was recorded.'],
      known_to: ['l.known_to', 'When something recorded later replaced it; null for what is believed now.'],
      due_on: ['l.due_on', 'The due date.'],
      unpaid_tenge: [tenge('l.amount'), 'Not yet paid of it.'],
    },
    rows: 'rm.planned_payment l',
  },
  {
    name: 'postings',
    about:
      'Each line of the journal; the lines of one event sum to zero. Interest and penalty are posted when something happens to a loan: what ran since is in no line, so income of a month is not that of the books (portfolio { unposted } of GraphQL has the rest).',
    from: ['journal_entry', 'portfolio_loan'],
    columns: {
      stream: ['l.stream', 'The stream of the event, for instance loan-<id>.'],
      revision: ['l.revision', 'The place of the event in its stream, from 0.'],
      line: ['l.line', 'The line of the event, from 1.'],
      event: ['l.type', `The type of the event: ${oneOf(POSTING)}.`],
      posted_on: ['l.business_date', 'The business day.'],
      recorded_at: ['l.recorded_at', 'When it was recorded.'],
      account: ['l.account', `The account: ${oneOf(ACCOUNTS)}.`],
      amount_tenge: [tenge('l.amount'), 'Debit positive, credit negative.'],
      loan_id: [
        idOf('loan', 'claim'),
        'The loan of the line, also of money recovered after its end; null where it belongs to none alone.',
      ],
      borrower_id: [
        `coalesce(p.borrower_id, ${idOf('bonus', 'account')})`,
        'The borrower of that loan, balance or bonus; null where the line is of nobody.',
      ],
    },
    rows: `rm.journal_entry l left join rm.portfolio_loan p on p.loan_id = ${idOf('loan', 'claim')}`,
  },
  {
    name: 'contacts',
    about: 'Each call and visit of the office about a debt, and each call of the borrower, without what was said.',
    from: ['people.contact'],
    columns: {
      contact_id: ['l.id', 'The contact.'],
      loan_id: LOAN,
      borrower_id: ['l.borrower_id', 'The borrower.'],
      made_by: ['l.by_id', 'Who of the staff had it, an opaque id.'],
      incoming: ['l.incoming', 'Whether the borrower called.'],
      happened_at: ['l.at', 'When it was.'],
      result: ['l.result', 'What came of it; null until it is said.'],
      promised_tenge: [tenge('l.promised_amount'), 'What was promised; null for most.'],
      promised_by: ['l.promised_by', 'The day by which it was promised.'],
      call_back_on: ['l.call_back_on', 'The day on which the borrower wants to be called again.'],
    },
    rows: 'people.contact l',
  },
];

/** The same without what a later record replaced: most who read a history want that. */
function nowOf({ name, nowAbout, columns, rows, from }: AnalyticsView): AnalyticsView[] {
  if (!nowAbout) return [];
  const { known_from, known_to, ...rest } = columns;
  return [{ name: `${name}_now`, about: nowAbout, from, columns: rest, rows: `${rows} where l.known_to is null` }];
}

export const ANALYTICS: readonly AnalyticsView[] = VIEWS.flatMap((view) => [view, ...nowOf(view)]);
