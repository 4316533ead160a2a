/** Each movement, from the streams bonus-<borrowerId>. */
import type { BorrowerId, LoanId, PaymentId } from '../../schema/values/ids.ts';
import { date, defineTable, instant, int8, money, type RowOf, text, uuid } from '../table.ts';

export const BONUS_MOVE = defineTable({
  name: 'bonus_move',
  columns: {
    borrower_id: uuid<BorrowerId>(),
    revision: int8(),
    type: text(),
    /** Tiyn: positive in, negative out, zero if a reserved amount is confirmed. */
    change: money(),
    balance: money(),
    /** Left to take from later bonuses, for a reversed payment. */
    owed: money(),
    payment_id: uuid<PaymentId>(),
    loan_id: uuid<LoanId>(),
    event_id: uuid<string>(),
    position: int8(),
    business_date: date(),
    recorded_at: instant(),
  },
  key: ['borrower_id', 'revision'],
  appendOnly: true,
});

export type BonusTables = { bonus_move: RowOf<typeof BONUS_MOVE> };
