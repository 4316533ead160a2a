/**
 * Where a payout goes, as the ledger knows it: the kind, and a hash that binds the choice to what the borrower signed.
 */
import { z } from 'zod';
import { CardId } from './codecs.ts';

/** In the first version of these events the hash had no key, so that an account number could be found by trying. */
export const KEYED_HASH_IN_LOAN = { PayoutMethodChosen: 2, PayoutRequested: 2 } as const;
export const KEYED_HASH_SINCE = { ...KEYED_HASH_IN_LOAN, RefundAsked: 2 } as const;

/**
 * `hash` covers the IBAN, the card token or the post office. `keyed`: with the person's key, so that it means nothing
 * once the person is erased; false in events of the first version and those that follow from them.
 */
export const PayoutMethod = z.object({
  kind: z.enum(['IBAN', 'CARD', 'POST']),
  cardId: CardId.nullable(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  keyed: z.boolean(),
  /** The bank could not say whose the account is (R561). */
  ownerUnchecked: z.exactOptional(z.literal(true)),
});
export type PayoutMethod = z.infer<typeof PayoutMethod>;

export function withUnkeyedHash(data: unknown): unknown {
  const { method, ...rest } = Object(data) as { method?: object | null };
  return { ...rest, method: method ? { ...method, keyed: false } : null };
}
