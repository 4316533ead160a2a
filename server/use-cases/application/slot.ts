/** The slot is the one open loan that a borrower may have (R22). */

import { slotStream } from '../../../schema/events/streams.ts';
import { isTerminal } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import type { Refused, Result } from '../../domain/decider.ts';
import { slotDecider } from '../../domain/slot/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { type Caller, eventContext, nextCaller } from '../kernel/event-context.ts';
import { handle } from '../kernel/handle.ts';
import { type Step, stepOf } from '../kernel/step.ts';
import { loadLoan } from '../loan/loans.ts';

type SlotDeps = { ledger: Ledger; clock: Clock; ids: Ids };

/** A slot older than this whose application was never written is left over from a crash. */
const STALE_MS = 60_000;

export async function claimSlot(
  deps: SlotDeps,
  caller: Caller,
  borrowerId: BorrowerId,
  loanId: LoanId,
): Promise<Result<{ claimed: true }>> {
  const takeOverFrom = await holderGone(deps, borrowerId);
  const handled = await handle(
    deps.ledger,
    slotStream(borrowerId),
    slotDecider,
    { type: 'ClaimSlot', loanId, takeOverFrom },
    await eventContext(nextCaller(deps.ids, caller, 'claim-slot'), deps.clock),
  );
  return 'refusal' in handled ? handled : { claimed: true };
}

export async function releaseSlot(
  deps: SlotDeps,
  caller: Caller,
  borrowerId: BorrowerId,
  loanId: LoanId,
): Promise<Step> {
  const context = await eventContext(nextCaller(deps.ids, caller, 'release-slot'), deps.clock);
  const command = { type: 'ReleaseSlot', loanId } as const;
  return stepOf(command.type, await handle(deps.ledger, slotStream(borrowerId), slotDecider, command, context));
}

/** Moves the slot from a refinanced loan to its new loan in one append. Refused if neither loan holds it. */
export async function transferSlot(
  deps: SlotDeps,
  caller: Caller,
  borrowerId: BorrowerId,
  from: LoanId,
  to: LoanId,
): Promise<Refused | undefined> {
  const command = { type: 'ClaimSlot', loanId: to, takeOverFrom: from } as const;
  const context = await eventContext(caller, deps.clock);
  const handled = await handle(deps.ledger, slotStream(borrowerId), slotDecider, command, context);
  return 'refusal' in handled ? handled : undefined;
}

/**
 * The loan that holds the slot although it has ended or was never written; null if the holder is in order. A refinanced
 * loan passes its slot to the new loan, which may hold it before its own stream exists.
 */
async function holderGone(deps: SlotDeps, borrowerId: BorrowerId): Promise<LoanId | null> {
  const { events } = await deps.ledger.readLatest(slotStream(borrowerId));
  const last = events.at(-1);
  if (last?.type !== 'SlotClaimed') return null;
  const holder = await loadLoan(deps.ledger, last.data.loanId);
  if (holder) return isTerminal(holder.status) && !holder.movedTo ? holder.loanId : null;
  const before = last.data.tookOverFrom && (await loadLoan(deps.ledger, last.data.tookOverFrom));
  if (before && before.movedTo?.loanId === last.data.loanId) return null;
  const age = Date.parse(deps.clock.now()) - Date.parse(last.metadata.recordedAt);
  return age > STALE_MS ? last.data.loanId : null;
}
