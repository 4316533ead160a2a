import { printTenge } from '../../../schema/values/money.ts';
import { refuse } from '../decider.ts';
import { priceOf } from '../money/price.ts';
import { accept } from './accept.ts';
import type { CommandOf } from './commands.ts';
import { decisionHolds, nextStatus, requestsOf, unmetAfter } from './next-status.ts';
import { approveAlternative } from './record-decision.ts';
import type { LoanState } from './state.ts';

export function signOffer(state: LoanState, command: CommandOf<'SignOffer'>) {
  if (state.stage !== 'application') return refuse('NOT_ALLOWED_NOW');
  const { application } = state;
  const priced = priceOf(application.terms, command.today, application.repeat);
  if ('refusal' in priced) return priced;
  const { price } = priced;
  if (price.total !== command.quotedTotal) {
    return refuse('DOCUMENT_CHANGED', { facts: { total: printTenge(price.total) } });
  }
  const requirements = unmetAfter(application, command.requirements);
  const holds = decisionHolds(application, command.today);
  const status = nextStatus(requirements, holds);
  const { signature, consents, edsHash } = command;
  const by = edsHash === undefined ? {} : { edsHash };
  return accept(
    {
      type: 'OfferSigned',
      data: { status, signature, consents: [...consents], price, requirements, signedOn: command.today, ...by },
    },
    ...requestsOf(status),
    ...(status === 'READY_FOR_SCORING' ? approveAlternative({ ...application, price }, command.today) : []),
  );
}
