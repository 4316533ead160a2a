/** What the office may correct of a person, and why (R294). */
export const CORRECTION_KINDS = ['NAME', 'DOCUMENT', 'IIN', 'PHONE', 'EMAIL'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

export const CORRECTION_REASONS = ['TYPING_ERROR', 'NEW_DOCUMENT', 'NEW_NAME', 'LOST_NUMBER', 'LOST_MAILBOX'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** A request that nobody confirmed in this time lapses, as every request of two persons (D0033). */
export const CORRECTION_HOURS = 24;
