import type { AccountEvent } from '../../schema/events/account.ts';
import { idOf, type Recorded } from '../../schema/events/streams.ts';
import { inWords } from '../../schema/reference/findings.ts';
import type { BorrowerId } from '../../schema/values/ids.ts';
import { negate } from '../../schema/values/money.ts';
import { readModel } from '../projection.ts';
import type { Rows } from '../rows.ts';
import { BALANCE, BALANCE_MOVE, REFUND } from './table.ts';

/** Critical: a borrower who is shown a wrong balance would spend it. */
export const balanceModel = readModel({
  name: 'balance',
  version: 1,
  critical: true,
  tables: [BALANCE, BALANCE_MOVE, REFUND],
  follows: ['account-'],
  project: projectBalances,
});

type Unmoved = 'ReversalOwed' | 'ReversalForgiven';
type AccountRecord = Recorded<AccountEvent>;
type MoveRecord = Extract<AccountRecord, { type: 'BalanceCredited' | 'BalanceDebited' | 'ReversalSettled' }>;
/** A debt for a reversed payment does not change the balance; paying that debt from the balance does. */
const isMoved = (record: AccountRecord): record is Exclude<AccountRecord, { type: Unmoved }> =>
  record.type !== 'ReversalOwed' && record.type !== 'ReversalForgiven';

async function projectBalances(batch: readonly AccountRecord[], tx: Rows): Promise<void> {
  const records = batch.filter(isMoved);
  const keys = records.map((record) => ({ borrower_id: idOf(record.stream) }));
  await tx.load(BALANCE, keys);
  await tx.load(REFUND, keys);
  for (const record of records) {
    const borrower_id = idOf(record.stream);
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

/** A refund without a destination is paid by hand and has no further stage. */
function setAside(tx: Rows, borrower_id: BorrowerId): void {
  if (tx.get(REFUND, { borrower_id })?.kind) reached(tx, borrower_id, 'REQUESTED');
  else over(tx, borrower_id);
}

function move(tx: Rows, borrower_id: BorrowerId, record: MoveRecord): void {
  const { data, metadata, revision } = record;
  const amount = record.type === 'BalanceCredited' ? data.amount : negate(data.amount);
  const before = tx.get(BALANCE, { borrower_id })?.balance ?? 0n;
  if (before + amount !== data.balance) {
    throw inWords('BALANCE_DOES_NOT_ADD_UP', {
      stream: record.stream,
      revision,
      before,
      change: amount,
      balance: data.balance,
    });
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
