/** From the streams account-<borrowerId>. */
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { date, defineTable, instant, int8, money, nullable, type RowOf, text, uuid } from '../table.ts';

export const BALANCE = defineTable({
  name: 'balance',
  columns: {
    borrower_id: uuid<BorrowerId>(),
    balance: money(),
    revision: int8(),
    changed_on: date(),
  },
  key: ['borrower_id'],
});

export const BALANCE_MOVE = defineTable({
  name: 'balance_move',
  columns: {
    borrower_id: uuid<BorrowerId>(),
    revision: int8(),
    /** Tiyn: positive into the balance, negative out of it. */
    amount: money(),
    balance: money(),
    reason: text(),
    loan_id: nullable(uuid<LoanId>()),
    payment_id: nullable(uuid<PaymentId>()),
    business_date: date(),
    recorded_at: instant(),
  },
  key: ['borrower_id', 'revision'],
  appendOnly: true,
});

/** Until it is paid, refused or back on the balance. */
export const REFUND = defineTable({
  name: 'balance_refund',
  columns: {
    borrower_id: uuid<BorrowerId>(),
    refund_id: uuid<PaymentId>(),
    amount: money(),
    /** ASKED, REQUESTED, PREPARED or SENT. */
    stage: text(),
    /** IBAN or CARD; null if the office sends it by hand. */
    kind: nullable(text()),
    recorded_at: instant(),
  },
  key: ['borrower_id'],
});

export type RefundRow = RowOf<typeof REFUND>;
export type BalanceRow = RowOf<typeof BALANCE>;
export type BalanceMoveRow = RowOf<typeof BALANCE_MOVE>;
export type BalanceTables = { balance: BalanceRow; balance_move: BalanceMoveRow; balance_refund: RefundRow };
