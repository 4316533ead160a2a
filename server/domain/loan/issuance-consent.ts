import { almatyDateOf, almatyTimeOf } from '../../../schema/values/local-date.ts';
import { refuse } from '../decider.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import { approval } from './record-decision.ts';
import type { Application, LoanState } from './state.ts';

export function giveIssuanceConsent(state: LoanState, command: CommandOf<'GiveIssuanceConsent'>) {
  if (state.stage !== 'application' || !state.application.consent) return refuse('NOT_ALLOWED_NOW');
  const { signature, edsHash, now, today } = command;
  const refused = consentRefusal(state.application.consent, now);
  if (refused) return refused;
  if (signature.documentHash !== state.application.offerHash) return refuse('DOCUMENT_CHANGED');
  return accept(
    { type: 'IssuanceConsentGiven', data: { status: 'WAITING_FOR_ISSUANCE_CONSENT', signature, edsHash } },
    approval(today),
  );
}

/** Refuses before the 24 hours are over and after the consent has lapsed; the refusal names the instant. */
export function consentRefusal({ opensAt, lapsesAt }: NonNullable<Application['consent']>, now: string) {
  if (Date.parse(now) < Date.parse(opensAt)) return refuse('CONSENT_TOO_EARLY', { facts: printInstant(opensAt) });
  if (Date.parse(now) > Date.parse(lapsesAt)) return refuse('CONSENT_LAPSED', { facts: printInstant(lapsesAt) });
  return undefined;
}

/** Day and hour in Almaty, as a person reads them. */
const printInstant = (at: string) => ({
  date: almatyDateOf(at).split('-').reverse().join('.'),
  time: almatyTimeOf(at),
});

export const cancelIssuanceConsent = () => accept({ type: 'IssuanceConsentCancelled', data: { status: 'CANCELED' } });
