import type { AccountEvent } from '../../schema/events/account.ts';
import { BorrowerId } from '../../schema/events/codecs.ts';
import type { Recorded } from '../../schema/events/envelope.ts';
import { negate } from '../../schema/values/money.ts';
import type { LedgerRecord, ReadModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { BALANCE, BALANCE_MOVE, REFUND } from './table.ts';

/** Critical: a balance shown wrong would be spent wrong. */
export const balanceModel: ReadModel = {
  name: 'balance',
  version: 4,
  critical: true,
  tables: [BALANCE, BALANCE_MOVE, REFUND],
  follows: ['account-'],
  project: projectBalances,
};

type Unmoved = 'ReversalOwed' | 'ReversalForgiven';
type AccountRecord = Exclude<Recorded<AccountEvent>, { type: Unmoved }>;
type MoveRecord = Recorded<Extract<AccountEvent, { type: 'BalanceCredited' | 'BalanceDebited' | 'ReversalSettled' }>>;
/** What a borrower owes for a payment taken back is no move of the balance; that the balance pays it is one. */
const isAccount = (record: LedgerRecord): record is AccountRecord =>
  record.stream.startsWith('account-') && record.type !== 'ReversalOwed' && record.type !== 'ReversalForgiven';
const borrowerOf = (record: AccountRecord): BorrowerId => BorrowerId.parse(record.stream.slice('account-'.length));

async function projectBalances(batch: readonly LedgerRecord[], tx: Rows): Promise<void> {
  const records = batch.filter(isAccount);
  const keys = records.map((record) => ({ borrower_id: borrowerOf(record) }));
  await tx.load(BALANCE, keys);
  await tx.load(REFUND, keys);
  for (const record of records) {
    const borrower_id = borrowerOf(record);
    switch (record.type) {
      case 'BalanceCredited':
      case 'ReversalSettled':
        move(tx, borrower_id, record);
        break;
      case 'BalanceDebited':
        move(tx, borrower_id, record);
        if (record.data.reason === 'REFUND') setAside(tx, borrower_id);
        break;
      case 'RefundAsked': {
        const { refundId: refund_id, amount, method } = record.data;
        const row = { borrower_id, refund_id, amount, stage: 'ASKED', kind: method?.kind ?? null };
        tx.put(REFUND, { ...row, recorded_at: record.metadata.recordedAt });
        break;
      }
      case 'RefundPrepared':
        reached(tx, borrower_id, 'PREPARED');
        break;
      case 'RefundSent':
        reached(tx, borrower_id, 'SENT');
        break;
      case 'RefundDeclined':
      case 'RefundPaid':
      case 'RefundFailed':
      case 'RefundRecalled':
        over(tx, borrower_id);
    }
  }
}

function over(tx: Rows, borrower_id: BorrowerId): void {
  const row = tx.get(REFUND, { borrower_id });
  if (row) tx.remove(REFUND, row);
}

function reached(tx: Rows, borrower_id: BorrowerId, stage: string): void {
  const row = tx.get(REFUND, { borrower_id });
  if (row) tx.put(REFUND, { ...row, stage });
}

/** Without a destination it goes out by hand, and that was all. */
function setAside(tx: Rows, borrower_id: BorrowerId): void {
  if (tx.get(REFUND, { borrower_id })?.kind) reached(tx, borrower_id, 'REQUESTED');
  else over(tx, borrower_id);
}

function move(tx: Rows, borrower_id: BorrowerId, record: MoveRecord): void {
  const { data, metadata, revision } = record;
  const amount = record.type === 'BalanceCredited' ? data.amount : negate(data.amount);
  const before = tx.get(BALANCE, { borrower_id })?.balance ?? 0n;
  if (before + amount !== data.balance) {
    throw new Error(`${record.stream} revision ${revision}: ${before} + ${amount} is not ${data.balance}`);
  }
  tx.put(BALANCE, { borrower_id, balance: data.balance, revision, changed_on: metadata.effectiveDate });
  tx.put(BALANCE_MOVE, {
    borrower_id,
    revision,
    amount,
    balance: data.balance,
    reason: record.type === 'ReversalSettled' ? 'REVERSAL' : record.data.reason,
    loan_id: data.loanId,
    payment_id: record.type === 'BalanceCredited' ? record.data.paymentId : null,
    business_date: metadata.effectiveDate,
    recorded_at: metadata.recordedAt,
  });
}
