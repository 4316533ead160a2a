/** The second consent, given by electronic signature after the cooling-off (R23). */
import { Instant } from '../codecs.ts';
import { Hash, plain, Signature } from './base.ts';

export const ISSUANCE_CONSENT_EVENTS = {
  IssuanceConsentRequested: plain.extend({ opensAt: Instant, lapsesAt: Instant }),
  /**
   * `edsHash`: SHA-256 of the electronic signature kept in the people registry; `signature` is the offer it refers to.
   */
  IssuanceConsentGiven: plain.extend({ signature: Signature, edsHash: Hash.nullable() }),
  IssuanceConsentCancelled: plain,
  ConsentLapsed: plain,
} as const;
