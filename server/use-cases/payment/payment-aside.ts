/**
 * Money that the office took off a loan which it had been credited to by mistake: the balance returns what it had got of it, the rest waits in
 * suspense. Done by the one who confirms, and by the workflow if he dies on the way: the command is made of the reversal, so it counts once.
 */

import { loanStream } from '../../../schema/events/streams.ts';
import type { CommandId, LoanId } from '../../../schema/values/ids.ts';
import { type BalanceDeps, settleSurplus } from '../balance/balance.ts';
import type { Caller } from '../kernel/event-context.ts';
import { did, notNeeded, type Step } from '../kernel/step.ts';
import type { PaymentReceiving } from './payment-receiving.ts';

export type AsideDeps = BalanceDeps & { receiving: Pick<PaymentReceiving, 'setAside'> };

/** Nothing where the payment was not taken off this loan. */
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
