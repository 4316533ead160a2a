/** Stream capital-owner: the money that the owner of the lender put into its bank accounts or took back (R825). */
import { z } from 'zod';
import { PaymentId, Tiyn } from './codecs.ts';
import { Posting } from './figures.ts';

const data = z.object({
  settlementId: PaymentId,
  amount: Tiyn,
  /** The lender's own account at a bank, an IBAN. */
  account: z.string().max(34),
  /** The number of the payment order or the bank statement. */
  reference: z.string().max(32),
  postings: z.array(Posting),
  /** What the owner has in the lender after it, on all accounts. */
  capital: Tiyn,
});

export const CAPITAL_EVENTS = {
  CapitalPaidIn: { version: 1, data },
  CapitalTakenBack: { version: 1, data },
} as const;

type Data = z.output<typeof data>;
export type CapitalEvent = { type: 'CapitalPaidIn'; data: Data } | { type: 'CapitalTakenBack'; data: Data };
