/** A log for code that is expected to write nothing worth reading. */
export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** For anchors that a test keeps nowhere but in the ledger. */
export const keptNowhere = { kept: [], log: () => undefined };
