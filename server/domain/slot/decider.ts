/** One open loan for each borrower: whoever appends to slot-<borrower> at the exact revision has the slot (R22). */
import type { SlotEvent } from '../../../schema/events/slot.ts';
import type { LoanId } from '../../../schema/values/ids.ts';
import { accepting, deciding, refuse } from '../decider.ts';

const accept = accepting<SlotEvent>();

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

const decide = deciding<SlotState, SlotCommand, SlotEvent>()({
  ClaimSlot({ holder }, { loanId, takeOverFrom }) {
    if (holder === loanId) return accept();
    if (holder !== null && holder !== takeOverFrom) return refuse('LOAN_EXISTS', { facts: { loanId: holder } });
    return accept({ type: 'SlotClaimed', data: { loanId, tookOverFrom: holder } });
  },
  ReleaseSlot: ({ holder }, { loanId }) =>
    holder === loanId ? accept({ type: 'SlotReleased', data: { loanId } }) : accept(),
});

export const slotDecider = { initial, evolve, decide };
