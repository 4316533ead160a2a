/** From the request to the caller of a use-case. */
import type { BorrowerId } from '../../schema/values/ids.ts';
import type { Caller } from '../use-cases/kernel/event-context.ts';
import type { Context } from './context.ts';

export function callerOf(context: Context): Caller {
  const { viewer } = context;
  const actor =
    viewer.kind === 'signed-in'
      ? { role: viewer.roles[0] ?? 'anonymous', id: viewer.accountId }
      : { role: 'anonymous' as const, id: 'anonymous' };
  return { commandId: context.commandId, causationId: context.commandId, correlationId: context.requestId, actor };
}

/** The policy let only borrowers through; anything else is a bug of the policy table. */
export function borrowerOf(context: Context): BorrowerId {
  if (context.viewer.kind !== 'signed-in' || context.viewer.borrowerId === null) throw new Error('no borrower here');
  return context.viewer.borrowerId;
}

export const whoOf = (context: Context) => ({ caller: callerOf(context), borrowerId: borrowerOf(context) });
