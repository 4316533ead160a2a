const KAZAKHSTAN_MINUTES = 5 * 60;

/** By how many hours the clock of this device is ahead of Kazakhstan's: 0 at home, -2 in Moscow, 0.5 in India. */
export const hoursFromKazakhstan = (now: Pick<Date, 'getTimezoneOffset'>): number =>
  (-now.getTimezoneOffset() - KAZAKHSTAN_MINUTES) / 60;
