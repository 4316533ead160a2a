/** By which channel a message went, and what became of it there. No addresses and no texts. */
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Instant } from '../../schema/values/local-date.ts';
import type { Tiyn } from '../../schema/values/money.ts';
import type { NoticeChannel } from './notices.ts';

export type DeliveryChannel = Exclude<NoticeChannel, 'CABINET'>;
/**
 * SENDING: handed to the provider, without an answer yet. NOT_TAKEN: may be tried again. TAKEN: on its way, or
 * without a report for good. FAILED: certainly did not arrive.
 */
export type DeliveryState = 'SENDING' | 'NOT_TAKEN' | 'TAKEN' | 'DELIVERED' | 'FAILED';

/** `parts` and `cost` of an SMS, as known before it was sent. */
export type Delivery = {
  readonly key: string;
  readonly channel: DeliveryChannel;
  readonly state: DeliveryState;
  readonly at: Instant;
  /** The provider's own word, not for borrowers. */
  readonly reason: string | null;
  readonly parts: number | null;
  readonly cost: Tiyn | null;
};

export type Deliveries = {
  of(keys: readonly string[]): Promise<readonly Delivery[]>;
  /** Writes down that it is being sent; what has left already stays as it is, and its state is answered. */
  begin(
    message: { key: string; borrowerId: BorrowerId; channel: DeliveryChannel },
    plan?: { parts: number; cost: Tiyn | null },
  ): Promise<DeliveryState>;
  end(key: string, channel: DeliveryChannel, state: DeliveryState, reason?: string): Promise<void>;
  /** SMS without a report, whose turn it is to be asked about, or the newest; each is answered to one caller. */
  toAsk(
    most: number,
    which?: 'due' | 'newest',
  ): Promise<readonly { key: string; borrowerId: BorrowerId; sentAt: Instant }[]>;
};
