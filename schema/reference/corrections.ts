/** What the office may correct of a person, and why (R294). FORGET: the person asked for it in writing (R157). */
export const CORRECTION_KINDS = ['NAME', 'DOCUMENT', 'IIN', 'BIRTH_DATE', 'PHONE', 'EMAIL', 'FORGET'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export const CORRECTION_REASONS = [
  'TYPING_ERROR',
  'NEW_DOCUMENT',
  'NEW_NAME',
  'LOST_NUMBER',
  'LOST_MAILBOX',
  'WRITTEN_REQUEST',
] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** A request that nobody confirmed in this time lapses, as every request of two persons (D0033). */
export const CORRECTION_HOURS = 24;
