/** Calls of /json/document/certificate and /json/document/eds (R134, R23). */
import { z } from 'zod';
import { email, optional } from '../forms/fields.ts';
import { ConsentTicks } from './consents.ts';
import { LoanId } from './values.ts';

export const CertificateBody = z.object({
  creditId: LoanId,
  documentType: z.enum(['DEBT', 'NO_DEBT']),
  /** Sends a copy to this address. */
  email: optional(email),
});

const edsType = z.enum(['ISSUANCE_CONSENT', 'OFFER']).default('ISSUANCE_CONSENT');
export const EdsWish = z.object({ creditId: LoanId, edsType });
/** OFFER: the consents that the borrower ticked; the offer is the one shown last. */
export const EdsBody = EdsWish.extend({ consents: ConsentTicks });
