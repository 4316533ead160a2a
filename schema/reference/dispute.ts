/** A borrower says that he did not take the loan (R190). Stored: never rename a reason. */
export const DISPUTE_REASONS = ['NOT_APPLIED', 'PHONE_OR_PAPERS_STOLEN', 'PRESSED_BY_SOMEBODY'] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** `answerDays`: the lender answers by the end of this day. */
export const DISPUTE = { answerDays: 15, source: 'own choice; R190' } as const;
/** The reason of the WrittenOff that follows an upheld dispute. */
export const NOT_TAKEN = 'NOT_TAKEN';
