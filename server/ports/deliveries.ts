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

/**
 * BEGUN: the caller alone sends it now; `again` where an earlier try broke off and may have
 * reached the provider. BUSY: another caller is sending it.
 */
export type Begun = { readonly state: 'BEGUN'; readonly again: boolean } | { readonly state: 'BUSY' | DeliveryEnd };
type DeliveryEnd = 'TAKEN' | 'DELIVERED' | 'FAILED';

export type Deliveries = {
  of(keys: readonly string[]): Promise<readonly Delivery[]>;
  /**
   * Writes down that it is being sent; what has left already stays as it is, and its state is answered. The claim ends
   * with `end` or `letGo`, with the process, and two minutes later at the latest.
   */
  begin(
    message: { key: string; borrowerId: BorrowerId; channel: DeliveryChannel },
    plan?: { parts: number; cost: Tiyn | null },
  ): Promise<Begun>;
  /** TAKEN is never taken back by NOT_TAKEN, which only who sends it may say. */
  end(key: string, channel: DeliveryChannel, state: DeliveryEnd | 'NOT_TAKEN', reason?: string): Promise<void>;
  /** Whether it has left is not known; anybody may try it again. */
  letGo(key: string, channel: DeliveryChannel): Promise<void>;
  /** SMS without a report, whose turn it is to be asked about, or the newest; each is answered to one caller. */
  toAsk(
    most: number,
    which?: 'due' | 'newest',
  ): Promise<readonly { key: string; borrowerId: BorrowerId; sentAt: Instant }[]>;
};
