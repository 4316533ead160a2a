import type { Posting } from '../../schema/events/figures.ts';
import { idOf, isIn } from '../../schema/events/streams.ts';
import { inWords } from '../../schema/reference/findings.ts';
import type { LoanId, PaymentId } from '../../schema/values/ids.ts';
import { add, negate, type Tiyn, ZERO } from '../../schema/values/money.ts';
import { plainReference } from '../../schema/values/reference.ts';
import { type LedgerRecord, readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import {
  BANK_STATEMENT,
  INCOME_COLUMNS,
  type IncomeColumn,
  JOURNAL_DAY,
  JOURNAL_ENTRY,
  LOAN_TURNOVER,
  OFFICE_SETTLEMENT,
} from './table.ts';

/** Critical: a journal must not miss a posting. */
export const journalModel = readModel({
  name: 'journal',
  version: 1,
  critical: true,
  // A day's turnover of an account is one row.
  across: true,
  tables: [JOURNAL_ENTRY, JOURNAL_DAY, LOAN_TURNOVER, BANK_STATEMENT, OFFICE_SETTLEMENT],
  follows: ['loan-', 'account-', 'bonus-', 'payment-', 'claim-', 'insurer-', 'capital-', 'bank-'],
  project: projectJournal,
});

export const postingsOf = (record: LedgerRecord): readonly Posting[] =>
  'postings' in record.data ? record.data.postings : [];

async function projectJournal(batch: readonly LedgerRecord[], tx: Rows): Promise<void> {
  const posted = batch.filter((record) => postingsOf(record).length > 0);
  await tx.load(
    JOURNAL_DAY,
    posted.flatMap((record) =>
      postingsOf(record).map(({ account }) => ({ business_date: record.metadata.effectiveDate, account })),
    ),
  );
  for (const record of batch) if (record.type === 'BankStatementRead') readStatement(tx, record);
  for (const record of posted) {
    const postings = postingsOf(record);
    const sum = add(...postings.map((posting) => posting.amount));
    if (sum !== ZERO) throw inWords('POSTINGS_UNBALANCED', { tiyn: sum });
    postings.forEach((posting, at) => {
      post(tx, record, posting, at + 1);
    });
    turnOver(tx, record, postings);
    if ('settlementId' in record.data && 'reference' in record.data) settle(tx, record.data);
  }
}

function readStatement(tx: Rows, record: Extract<LedgerRecord, { type: 'BankStatementRead' }>): void {
  const { position, stream, data, metadata } = record;
  const { account, opening, closing, clearing, other, documentHash } = data;
  tx.put(BANK_STATEMENT, {
    ...{ position, stream, account, opening, closing, clearing, other },
    from_date: data.from,
    to_date: data.to,
    recorded_at: metadata.recordedAt,
    document_hash: documentHash,
  });
}

type Settled = { settlementId: PaymentId; reference: string; postings: readonly Posting[] };

function settle(tx: Rows, { settlementId, reference, postings }: Settled): void {
  const moved = postings.filter(({ account }) => account === 'provider-clearing').map(({ amount }) => amount);
  tx.put(OFFICE_SETTLEMENT, {
    settlement_id: settlementId,
    reference: plainReference(reference),
    amount: add(ZERO, ...moved),
  });
}

const NOTHING: Readonly<Record<IncomeColumn, Tiyn>> = {
  principal: ZERO,
  interest: ZERO,
  penalty: ZERO,
  premium: ZERO,
  bonus_cost: ZERO,
  waived: ZERO,
  written_off: ZERO,
  recovered: ZERO,
};

function turnOver(tx: Rows, record: LedgerRecord, postings: readonly Posting[]): void {
  const loan_id = loanOf(record);
  const moved = { ...NOTHING };
  let moves = false;
  for (const { account, amount } of postings) {
    const column = INCOME_COLUMNS[account];
    if (!column) continue;
    moved[column] = add(moved[column], amount);
    moves = true;
  }
  if (!loan_id || !moves) return;
  const { effectiveDate: business_date, recordedAt: recorded_at } = record.metadata;
  tx.put(LOAN_TURNOVER, { position: record.position, loan_id, business_date, recorded_at, ...moved });
}

/** Of an event of the loan, of its claim, or of a bonus that a payment of the loan earned. */
const loanOf = (record: LedgerRecord): LoanId | null =>
  isIn('loan-', record) ? idOf(record.stream) : 'loanId' in record.data ? record.data.loanId : null;

function post(tx: Rows, record: LedgerRecord, { account, amount }: Posting, line: number): void {
  const business_date = record.metadata.effectiveDate;
  tx.put(JOURNAL_ENTRY, {
    stream: record.stream,
    revision: record.revision,
    line,
    position: record.position,
    type: record.type,
    business_date,
    recorded_at: record.metadata.recordedAt,
    account,
    amount,
  });
  const day = tx.get(JOURNAL_DAY, { business_date, account });
  tx.put(JOURNAL_DAY, {
    business_date,
    account,
    debit: add(day?.debit ?? ZERO, amount > 0n ? amount : ZERO),
    credit: add(day?.credit ?? ZERO, amount < 0n ? negate(amount) : ZERO),
    postings: (day?.postings ?? 0n) + 1n,
  });
}
