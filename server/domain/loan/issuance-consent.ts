/** The cooling-off of large loans to individuals: 24 hours, then a second consent by EDS, or nothing (decision 23). */
import type { LoanEvent } from '../../../schema/events/loan.ts';
import { accept, type Outcome, refuse } from '../decider.ts';
import type { CommandOf } from './commands.ts';
import { approval } from './record-decision.ts';
import type { LoanState } from './state.ts';

export function giveIssuanceConsent(state: LoanState, command: CommandOf<'GiveIssuanceConsent'>): Outcome<LoanEvent> {
  if (state.stage !== 'application' || !state.file.consent) return refuse('NOT_ALLOWED_NOW');
  const { opensAt, lapsesAt } = state.file.consent;
  const at = Date.parse(command.now);
  if (at < Date.parse(opensAt) || at > Date.parse(lapsesAt)) {
    return refuse('NOT_ALLOWED_NOW', { facts: { opensAt, lapsesAt } });
  }
  return accept(
    {
      type: 'IssuanceConsentGiven',
      data: { status: 'WAITING_FOR_ISSUANCE_CONSENT', signature: command.signature },
    },
    approval(command.today),
  );
}

export const cancelIssuanceConsent = (): Outcome<LoanEvent> =>
  accept({ type: 'IssuanceConsentCancelled', data: { status: 'CANCELED' } });
