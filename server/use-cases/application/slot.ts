/** The slot is the one open loan that a borrower may have (R22). */

import { slotStream } from '../../../schema/events/streams.ts';
import { isTerminal } from '../../../schema/loan-status.ts';
import type { BorrowerId, LoanId } from '../../../schema/values/ids.ts';
import { refuse } from '../../domain/decider.ts';
import { slotDecider } from '../../domain/slot/decider.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Ledger } from '../../ports/ledger.ts';
import { type Caller, eventContext, nextCaller } from '../kernel/event-context.ts';
import { handle } from '../kernel/handle.ts';
import { notNeeded, type Step, stepOf } from '../kernel/step.ts';
import { loadLoan } from '../loan/loans.ts';

type SlotDeps = { ledger: Ledger; clock: Clock; ids: Ids };

/** A slot older than this whose application was never written is left over from a crash. */
const STALE_MS = 60_000;
/** An application is written within milliseconds of its claim. */
const WRITTEN_MS = 2_000;

export async function claimSlot(deps: SlotDeps, caller: Caller, borrowerId: BorrowerId, loanId: LoanId) {
  const holder = await holderOf(deps, borrowerId);
  const takeOverFrom = holder && isGone(holder) ? holder.loanId : null;
  const handled = await handle(
    deps.ledger,
    slotStream(borrowerId),
    slotDecider,
    { type: 'ClaimSlot', loanId, takeOverFrom },
    await eventContext(nextCaller(deps.ids, caller, 'claim-slot'), deps.clock),
  );
  if (!('refusal' in handled)) return { claimed: true };
  // Whoever has no loan yet must not hear that he has one (R982).
  const written = handled.refusal.code !== 'LOAN_EXISTS' || (await holderOf(deps, borrowerId))?.is !== 'UNWRITTEN';
  return written ? handled : refuse('APPLICATION_UNDER_WAY');
}

/** A claim whose application was never written leaves the slot after a minute (R982). */
export async function releaseUnwritten(
  deps: SlotDeps,
  caller: Caller,
  borrowerId: BorrowerId,
  loanId: LoanId,
): Promise<Step> {
  const holder = await holderOf(deps, borrowerId);
  if (holder?.loanId !== loanId || holder.is !== 'UNWRITTEN') return notNeeded('the claim has its loan, or is over');
  const wait = holder.ageMs < WRITTEN_MS ? WRITTEN_MS : STALE_MS - holder.ageMs;
  if (wait >= 0) return { later: 'the application may still be written', afterMs: wait + 1 };
  return releaseSlot(deps, caller, borrowerId, loanId);
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
export async function transferSlot(deps: SlotDeps, caller: Caller, borrowerId: BorrowerId, from: LoanId, to: LoanId) {
  const command = { type: 'ClaimSlot', loanId: to, takeOverFrom: from } as const;
  const context = await eventContext(caller, deps.clock);
  const handled = await handle(deps.ledger, slotStream(borrowerId), slotDecider, command, context);
  return 'refusal' in handled ? handled : undefined;
}

type Holder = { loanId: LoanId; is: 'OPEN' | 'OVER' | 'UNWRITTEN'; ageMs: number };

const isGone = ({ is, ageMs }: Holder): boolean => is === 'OVER' || (is === 'UNWRITTEN' && ageMs > STALE_MS);

/**
 * Null while nobody holds the slot. A refinanced loan passes its slot to the new loan, which may hold it before its own
 * stream exists.
 */
async function holderOf({ ledger, clock }: SlotDeps, borrowerId: BorrowerId): Promise<Holder | null> {
  const { events } = await ledger.readLatest(slotStream(borrowerId));
  const last = events.at(-1);
  if (last?.type !== 'SlotClaimed') return null;
  const { loanId, tookOverFrom } = last.data;
  const held = { loanId, ageMs: Date.parse(clock.now()) - Date.parse(last.metadata.recordedAt) };
  const loan = await loadLoan(ledger, loanId);
  if (loan) return { ...held, is: isTerminal(loan.status) && !loan.movedTo ? 'OVER' : 'OPEN' };
  const before = tookOverFrom && (await loadLoan(ledger, tookOverFrom));
  return { ...held, is: before && before.movedTo?.loanId === loanId ? 'OPEN' : 'UNWRITTEN' };
}
