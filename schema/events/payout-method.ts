/** Where money goes, as the ledger knows it: the kind, and a hash that binds the choice to what the borrower signed. */
import { z } from 'zod';
import { CardId } from './codecs.ts';

/** Of these events; the first version had an unkeyed hash, from which an account number could be found by trying. */
export const KEYED_HASH_IN_LOAN = { PayoutMethodChosen: 2, PayoutRequested: 2 } as const;
export const KEYED_HASH_SINCE = { ...KEYED_HASH_IN_LOAN, RefundAsked: 2 } as const;

/**
 * `hash` is made of the IBAN, the card token or the post office. `keyed`: with the key of the person, so that it says nothing any more once the
 * person is forgotten; false in facts of the first version and in what follows from them.
 */
export const PayoutMethod = z.object({
  kind: z.enum(['IBAN', 'CARD', 'POST']),
  cardId: CardId.nullable(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  keyed: z.boolean(),
});
export type PayoutMethod = z.infer<typeof PayoutMethod>;

export function withUnkeyedHash(data: unknown): unknown {
  const { method, ...rest } = Object(data) as { method?: object | null };
  return { ...rest, method: method ? { ...method, keyed: false } : null };
}
