/** One open loan for each borrower: whoever appends to slot-<borrower> at the exact revision has the slot (R22). */
import type { SlotEvent } from '../../../schema/events/slot.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { accept, type Outcome, refuse } from '../decider.ts';

export type SlotState = { readonly holder: LoanId | null };

/**
 * `takeOverFrom`: a holder whose loan is over or was never written; it is replaced in the same append if it still holds
 * the slot.
 */
export type SlotCommand =
  | { type: 'ClaimSlot'; loanId: LoanId; takeOverFrom: LoanId | null }
  | { type: 'ReleaseSlot'; loanId: LoanId };

const initial: SlotState = { holder: null };

function evolve(_: SlotState, event: SlotEvent): SlotState {
  switch (event.type) {
    case 'SlotClaimed':
      return { holder: event.data.loanId };
    case 'SlotReleased':
      return { holder: null };
  }
}

function decide({ holder }: SlotState, command: SlotCommand): Outcome<SlotEvent> {
  const { loanId } = command;
  switch (command.type) {
    case 'ClaimSlot':
      if (holder === loanId) return accept();
      if (holder !== null && holder !== command.takeOverFrom)
        return refuse('LOAN_EXISTS', { facts: { loanId: holder } });
      return accept({ type: 'SlotClaimed', data: { loanId, tookOverFrom: holder } });
    case 'ReleaseSlot':
      return holder === loanId ? accept({ type: 'SlotReleased', data: { loanId } }) : accept();
  }
}

export const slotDecider = { initial, evolve, decide };
