import { z } from 'zod';
import { CHANNELS, SOURCES } from '../../reference/arrivals.ts';
import { keysOf, REGIONS } from '../../reference/dictionaries.ts';
import { BorrowerId, LoanId, LocalDate } from '../codecs.ts';
import { Price, Terms } from '../figures.ts';
import { Consent, Hash, plain, Signature } from './base.ts';

/** The unmet requirements decide the status after the signature (R17). */
export const Requirements = z.object({
  statementNeeded: z.boolean(),
  payoutChosen: z.boolean(),
  faceVerified: z.boolean(),
  insuranceOffered: z.boolean(),
});
export type Requirements = z.infer<typeof Requirements>;

export const APPLICATION_EVENTS = {
  LoanApplied: plain.extend({
    loanId: LoanId,
    borrowerId: BorrowerId,
    offerNumber: z.string().max(32),
    terms: Terms,
    price: Price,
    repeat: z.boolean(),
    appliedOn: LocalDate,
    /** Of the registered address (R390); events recorded before the rule lack it. */
    region: z.enum(keysOf(REGIONS)).optional(),
  }),
  /** Beside LoanApplied, where something led the applicant here. */
  ApplicationSourced: plain.extend({ channel: z.enum(CHANNELS), source: z.enum(SOURCES) }),
  ApplicationChanged: plain.extend({ terms: Terms, price: Price }),
  OfferSigned: plain.extend({
    signature: Signature,
    consents: z.array(Consent),
    price: Price,
    requirements: Requirements,
    signedOn: LocalDate,
    /** SHA-256 of the electronic signature in the people registry; absent where a code signed (R343). */
    edsHash: Hash.optional(),
  }),
  ApplicationCancelled: plain,
  LoanAnnulled: plain.extend({ reason: z.string().max(64) }),
} as const;
