/** Messages to borrowers: what was sent, how they want it, and how far it came. */
import type { ColumnType } from 'kysely';
import type { BorrowerId, LoanId } from '../../schema/values/ids.ts';
import type { DeliveryChannel, DeliveryState } from '../ports/deliveries.ts';

/** `facts` is an object of texts. Neither sent nor dropped: waits until `not_before`. */
export type DeliveryTable = {
  key: string;
  channel: DeliveryChannel;
  borrower_id: BorrowerId;
  state: DeliveryState;
  at: Date;
  asked_at: ColumnType<Date | null, never, Date>;
  reason: ColumnType<string | null, never, string | null>;
  parts: number | null;
  cost: bigint | null;
  holder: number | null;
  held_until: Date | null;
  broken_off: ColumnType<number, number | undefined, number>;
};
export type NoticeTable = {
  key: string;
  borrower_id: BorrowerId;
  loan_id: LoanId | null;
  kind: string;
  facts: ColumnType<Record<string, string>, string, string>;
  not_before: ColumnType<Date | null, string | undefined, string>;
  sent_at: ColumnType<Date | null, string | undefined, string>;
  read_at: ColumnType<Date | null, never, string>;
  dropped: ColumnType<string | null, never, string>;
};
export type NoticeChoiceTable = {
  borrower_id: BorrowerId;
  channel: 'SMS' | 'EMAIL' | 'PUSH' | 'CABINET';
  hour: number;
  days: number[];
};
