import { z } from 'zod';
import { DISPUTE_REASONS } from '../../reference/dispute.ts';
import { LocalDate } from '../codecs.ts';
import { plain } from './base.ts';

/** What the borrower writes about it is a note outside the events (R190). */
export const DISPUTE_EVENTS = {
  LoanDisputed: plain.extend({
    disputedOn: LocalDate,
    reason: z.enum(DISPUTE_REASONS),
    nextActionDate: LocalDate.nullable(),
  }),
  DisputeDismissed: plain.extend({ decidedOn: LocalDate, nextActionDate: LocalDate.nullable() }),
  /** The debt is taken off by the WrittenOff after it. */
  DisputeUpheld: plain.extend({ decidedOn: LocalDate }),
} as const;
