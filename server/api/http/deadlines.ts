/**
 * Milliseconds a call may take before it is answered as an outage: whoever waits learns what happened instead of looking at a page that loads. The work
 * itself may still end; a retry with the same key then gets its answer.
 */
export const DEADLINES = { read: 8_000, write: 20_000 } as const;
