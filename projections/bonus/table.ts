/** Each movement, from the streams bonus-<borrowerId>. */
import type { BorrowerId, PaymentId } from '../../schema/values/ids.ts';
import { defineTable, instant, int8, money, text, uuid } from '../table.ts';

export const BONUS_MOVE = defineTable({
  name: 'bonus_move',
  columns: {
    borrower_id: uuid<BorrowerId>(),
    revision: int8(),
    type: text(),
    /** Tiyn: positive in, negative out, zero if a reserved amount is confirmed. */
    change: money(),
    balance: money(),
    payment_id: uuid<PaymentId>(),
    recorded_at: instant(),
  },
  key: ['borrower_id', 'revision'],
  appendOnly: true,
});
