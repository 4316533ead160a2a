/** Money of the borrower's balance that pays for a loan. */
import { LocalDate, PaymentId, Tiyn } from '../codecs.ts';
import { received } from './base.ts';

export const BALANCE_EVENTS = {
  /** Money of the borrower's balance used for what is due; comes through transit:balance. */
  BalanceApplied: received.extend({ transferId: PaymentId, surplus: Tiyn, appliedOn: LocalDate }),
} as const;
