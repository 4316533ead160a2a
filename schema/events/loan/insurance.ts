/** The separate yes or no to an insurance chosen with the offer (R8). */
import { z } from 'zod';
import { Price } from '../figures.ts';
import { Consent, Hash, plain } from './base.ts';

export const INSURANCE_EVENTS = {
  InsuranceOffered: plain,
  /** The insurer's consents are asked only of those who accept (R8). */
  InsuranceAccepted: plain.extend({ consents: z.array(Consent) }),
  /** `documentHash`: the ADDITIONAL_AGREEMENT that removes the insurance from the contract. */
  InsuranceDeclined: plain.extend({ price: Price, documentHash: Hash.nullable() }),
} as const;
