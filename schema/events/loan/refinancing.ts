import { z } from 'zod';
import { LoanId, LocalDate, Tiyn } from '../codecs.ts';
import { Price, Terms } from '../figures.ts';
import { AnnulmentReason, financial, Hash, plain, requested, Signature } from './base.ts';

export const REFINANCING_EVENTS = {
  RefinancingRequested: requested.extend({ terms: Terms, newLoanId: LoanId, offerNumber: z.string().max(32) }),
  RefinancingOffered: plain.extend({ price: Price, payToday: Tiyn, documentHash: Hash }),
  RefinancingOfferSigned: plain.extend({ signature: Signature }),
  LoanRefinanced: financial.extend({ newLoanId: LoanId, refinancedOn: LocalDate, price: Price }),
  /** The new loan of a refinancing; its principal comes through transit:refinancing (R22). */
  LoanIssuedByRefinancing: financial.extend({ issuedOn: LocalDate, amount: Tiyn, price: Price, oldLoanId: LoanId }),
  RefinancingAnnulled: plain.extend({ reason: AnnulmentReason }),
} as const;
