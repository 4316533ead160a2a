/**
 * Money that the office took off a loan credited by mistake: the balance returns its part, the rest goes to suspense.
 * The confirming request does it, or the workflow after a crash; the command id comes from the reversal, so it counts
 * once.
 */

import { loanStream } from '../../../schema/events/streams.ts';
import type { CommandId, LoanId } from '../../../schema/values/ids.ts';
import { type BalanceDeps, settleSurplus } from '../balance/balance.ts';
import type { Caller } from '../kernel/event-context.ts';
import { did, notNeeded, type Step } from '../kernel/step.ts';
import type { PaymentReceiving } from './payment-receiving.ts';

export type AsideDeps = BalanceDeps & { receiving: Pick<PaymentReceiving, 'setAside'> };

/** Does nothing if the payment was not taken off this loan. */
export async function setReversedAside(
  deps: AsideDeps,
  caller: Caller,
  loanId: LoanId,
  paymentId: string,
): Promise<Step> {
  await settleSurplus(deps, caller, loanId);
  const { events } = await deps.ledger.readLatest(loanStream(loanId));
  const paid = events.find((event) => event.type === 'PaymentReceived' && event.data.paymentId === paymentId);
  const reversal = events.find((event) => event.type === 'PaymentReversed' && event.data.paymentId === paymentId);
  if (paid?.type !== 'PaymentReceived' || !reversal) return notNeeded('the payment was not taken off this loan');
  const commandId = deps.ids.derived<CommandId>(reversal.id, 'aside');
  const { provider, externalId } = paid.data;
  await deps.receiving.setAside(
    { ...caller, commandId, causationId: reversal.id },
    provider,
    externalId,
    'OFFICE_REVERSAL',
  );
  return did('set aside');
}
