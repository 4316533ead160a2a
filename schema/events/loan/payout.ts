/** From approval to the borrower's money and the issue of the loan. */
import { z } from 'zod';
import { LocalDate, Tiyn } from '../codecs.ts';
import { Price } from '../figures.ts';
import { PayoutMethod } from '../payout-method.ts';
import { financial, plain, Signature } from './base.ts';

export const PAYOUT_EVENTS = {
  PayoutMethodChosen: plain.extend({ method: PayoutMethod, signature: Signature }),
  PayoutRequested: plain.extend({ amount: Tiyn, method: PayoutMethod, attempt: z.int().min(1) }),
  PayoutPrepared: plain.extend({ provider: z.string().max(32), providerKey: z.string().max(64) }),
  PayoutSent: plain.extend({ provider: z.string().max(32), externalId: z.string().max(64) }),
  PayoutConfirmed: plain.extend({ externalId: z.string().max(64), operationDate: LocalDate }),
  PayoutFailed: plain.extend({ code: z.string().max(16), externalId: z.string().max(64).nullable() }),
  PayoutRecalled: plain.extend({ reason: z.string().max(64) }),
  /** After the issue: the bank brought the money back, and the loan is annulled. */
  PayoutReturned: financial.extend({ externalId: z.string().max(64), code: z.string().max(16), returnedOn: LocalDate }),
  LoanIssued: financial.extend({ issuedOn: LocalDate, amount: Tiyn, price: Price }),
} as const;
