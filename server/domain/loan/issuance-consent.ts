/** The cooling-off of large loans to individuals: 24 hours, then a second consent by EDS, or nothing (R23). */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { almatyDateOf, almatyTimeOf } from '../../../schema/values/local-date.ts';
import { accept, type Outcome, type Refusal, refuse } from '../decider.ts';
import type { CommandOf } from './commands.ts';
import { approval } from './record-decision.ts';
import type { Application, LoanState } from './state.ts';

export function giveIssuanceConsent(state: LoanState, command: CommandOf<'GiveIssuanceConsent'>): Outcome<LoanEvent> {
  if (state.stage !== 'application' || !state.application.consent) return refuse('NOT_ALLOWED_NOW');
  const { signature, edsHash, now, today } = command;
  const refusal = consentRefusal(state.application.consent, now);
  if (refusal) return { accepted: false, refusal };
  if (signature.documentHash !== state.application.offerHash) return refuse('CONSENT_OTHER_DOCUMENT');
  return accept(
    { type: 'IssuanceConsentGiven', data: { status: 'WAITING_FOR_ISSUANCE_CONSENT', signature, edsHash } },
    approval(today),
  );
}

/** Why no consent can be given at this instant: the 24 hours are not over, or the time to give it is. The refusal says until or since when. */
export function consentRefusal(
  { opensAt, lapsesAt }: NonNullable<Application['consent']>,
  now: string,
): Refusal | undefined {
  if (Date.parse(now) < Date.parse(opensAt)) return { code: 'CONSENT_TOO_EARLY', facts: printInstant(opensAt) };
  if (Date.parse(now) > Date.parse(lapsesAt)) return { code: 'CONSENT_LAPSED', facts: printInstant(lapsesAt) };
  return undefined;
}

/** Day and hour in Almaty, as a person reads them. */
const printInstant = (at: string) => ({
  date: almatyDateOf(at).split('-').reverse().join('.'),
  time: almatyTimeOf(at),
});

export const cancelIssuanceConsent = (): Outcome<LoanEvent> =>
  accept({ type: 'IssuanceConsentCancelled', data: { status: 'CANCELED' } });
