/**
 * Milliseconds after which a call is answered as an outage, so that the user is told instead of waiting. The work may
 * still finish; a retry with the same key then gets its answer.
 */
export const DEADLINES = { read: 8_000, write: 20_000 } as const;
