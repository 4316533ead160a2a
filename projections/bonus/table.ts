/** From the streams bonus-<borrowerId>. */
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { date, defineTable, instant, int8, money, text, uuid } from '../table.ts';

export const BONUS = defineTable({
  name: 'bonus',
  columns: {
    borrower_id: uuid<BorrowerId>(),
    /** Tiyn that may be spent, without reserved ones. */
    balance: money(),
    earned: money(),
    spent: money(),
    revision: int8(),
  },
  key: ['borrower_id'],
});

export const BONUS_MOVE = defineTable({
  name: 'bonus_move',
  columns: {
    borrower_id: uuid<BorrowerId>(),
    revision: int8(),
    type: text(),
    /** Tiyn: positive in, negative out, zero if a reserved amount is confirmed. */
    change: money(),
    balance: money(),
    loan_id: uuid<LoanId>(),
    payment_id: uuid<PaymentId>(),
    business_date: date(),
    recorded_at: instant(),
  },
  key: ['borrower_id', 'revision'],
  appendOnly: true,
});
