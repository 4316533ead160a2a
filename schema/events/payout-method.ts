/**
 * Where a payout goes, as the ledger knows it: the kind, and a hash that binds the choice to what the borrower signed.
 */
import { z } from 'zod';
import { CardId } from './codecs.ts';

/**
 * `hash` covers the IBAN, the card token or the post office with the person's key: nobody finds an account number by
 * trying all of them, and the hash means nothing once the person is erased (D0035).
 */
export const PayoutMethod = z.object({
  kind: z.enum(['IBAN', 'CARD', 'POST']),
  cardId: CardId.nullable(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** The bank could not say whose the account is (R561). */
  ownerUnchecked: z.exactOptional(z.literal(true)),
});
export type PayoutMethod = z.infer<typeof PayoutMethod>;
