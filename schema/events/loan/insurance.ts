/** The separate yes or no to an insurance chosen with the offer (R8). */
import { z } from 'zod';
import { Price } from '../figures.ts';
import { Consent, Hash, plain } from './base.ts';

export const INSURANCE_EVENTS = {
  InsuranceOffered: plain,
  /** The consents of the insurer are asked for only here, of those who take it (R8). */
  InsuranceAccepted: plain.extend({ consents: z.array(Consent).default([]) }),
  /** `documentHash`: the ADDITIONAL_AGREEMENT that takes the insurance out of the contract. */
  InsuranceDeclined: plain.extend({ price: Price, documentHash: Hash.nullable().default(null) }),
} as const;
