/** What a bridge says of an act that it was asked for before, from what the provider says now (D0079). */
import { z } from 'zod';
import type { GatewayPort } from './operations.ts';
import { Amount, bare, ExternalId, IN_HAND, Moment, oneOf, Reason, said } from './values.ts';

export const PaymentState = z.object({
  externalId: ExternalId,
  reference: z.string().max(64),
  amount: Amount,
  currency: z.string().length(3),
  code: Reason.nullable(),
  operatedAt: Moment,
});
const ended = { externalId: ExternalId, operatedAt: Moment };

/** What became of a key: of a payout, a payment by card, or an SMS (`of`). */
export const INQUIRIES = {
  payout: oneOf([
    bare('NOT_FOUND'),
    bare('UNKNOWN'),
    IN_HAND,
    said('PAID', ended),
    said('CANCELED', ended),
    said('REJECTED', { ...ended, code: Reason }),
  ]),
  payment: oneOf([
    bare('NOT_FOUND'),
    bare('UNKNOWN'),
    bare('UNPAID'),
    said('SUCCEEDED', PaymentState.shape),
    said('FAILED', PaymentState.shape),
    said('REVERSED', PaymentState.shape),
  ]),
  /** UNKNOWN: the provider does not tell now. FAILED: it has given up; a `code` of its own says why. */
  message: oneOf([
    bare('NOT_FOUND'),
    bare('UNKNOWN'),
    bare('ON_ITS_WAY'),
    bare('DELIVERED'),
    said('FAILED', { code: Reason }),
  ]),
} as const;
export type Inquired = keyof typeof INQUIRIES;

/** What each port may be asked about. */
export const INQUIRED: { readonly [P in GatewayPort]?: readonly Inquired[] } = {
  sms: ['message'],
  cards: ['payout', 'payment'],
  'bank-payout': ['payout'],
  'post-office': ['payout'],
};

/** Of a payout. RECALLED of a key that the bridge has never seen: it is closed, and pays nothing later. */
export const RECALL = oneOf([bare('RECALLED'), bare('TOO_LATE'), bare('UNKNOWN')]);
