export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

export const keptNowhere = { kept: [], log: () => undefined };
