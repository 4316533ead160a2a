/** Makes the caller of a use-case from the request. */
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Visitor } from '../use-cases/feedback/behaviour.ts';
import type { Address } from '../use-cases/kernel/address.ts';
import type { Caller } from '../use-cases/kernel/event-context.ts';
import type { Asker } from '../use-cases/people/asking-about.ts';
import type { Context } from './context.ts';

export function callerOf(context: Context): Caller {
  const { viewer } = context;
  const actor =
    viewer.kind === 'signed-in'
      ? { role: viewer.roles[0] ?? 'anonymous', id: viewer.accountId }
      : { role: 'anonymous' as const, id: 'anonymous' };
  return { commandId: context.commandId, causationId: context.commandId, correlationId: context.requestId, actor };
}

/** The policy allows only borrowers here; any other viewer is a bug of the policies. */
export function borrowerOf(context: Context): BorrowerId {
  if (context.viewer.kind !== 'signed-in' || context.viewer.borrowerId === null)
    throw new Error('the viewer is not a borrower');
  return context.viewer.borrowerId;
}

/** For limits by address. */
export const addressOf = ({ clientKey, networkKey }: Context): Address => ({ key: clientKey(), network: networkKey() });

export const whoOf = (context: Context) => ({ caller: callerOf(context), borrowerId: borrowerOf(context) });

/** Of calls that anybody may make: the address stands for those who are not signed in. */
export const visitorOf = (context: Context): Visitor => ({
  borrowerId: context.viewer.kind === 'signed-in' ? context.viewer.borrowerId : null,
  ...addressOf(context),
});

/** For calls whose answer may reveal other people. */
export const askerOf = (context: Context): Asker => ({
  borrowerId: borrowerOf(context),
  ...addressOf(context),
});
