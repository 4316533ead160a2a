import { LocalDate, PaymentId, Tiyn } from '../codecs.ts';
import { received } from './base.ts';

export const BALANCE_EVENTS = {
  /** Money of the borrower's balance for what is due, through transit:balance. */
  BalanceApplied: received.extend({ transferId: PaymentId, surplus: Tiyn, appliedOn: LocalDate }),
} as const;
