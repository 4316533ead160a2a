import type { ColumnType } from 'kysely';
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { DeliveryChannel, DeliveryState } from '../ports/deliveries.ts';

/** What one channel did with one message: `parts` and `cost` (tiyn) of an SMS. */
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
};
