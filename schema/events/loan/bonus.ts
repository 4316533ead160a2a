import { LocalDate, PaymentId } from '../codecs.ts';
import { received } from './base.ts';

export const BONUS_EVENTS = {
  /** Bonuses pay interest only (R15). */
  BonusSpent: received.extend({ transferId: PaymentId, spentOn: LocalDate }),
} as const;
