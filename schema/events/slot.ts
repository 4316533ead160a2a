/** One open loan for each borrower, stream slot-<borrowerId>; the exact revision decides a race (R22). */
import { z } from 'zod';
import { LoanId } from './codecs.ts';

export const SLOT_EVENTS = {
  SlotClaimed: { version: 1, data: z.object({ loanId: LoanId, tookOverFrom: LoanId.nullable() }) },
  SlotReleased: { version: 1, data: z.object({ loanId: LoanId }) },
} as const;

type Shapes = typeof SLOT_EVENTS;
export type SlotEvent = { [T in keyof Shapes]: { type: T; data: z.output<Shapes[T]['data']> } }[keyof Shapes];
