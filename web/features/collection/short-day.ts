import { numeric } from '../../lib/dates.ts';

/** "27.01", with its year where that is not the year of `today`. */
export const shortDay = (date: string, today: string): string =>
  numeric(date).slice(0, date.slice(0, 4) === today.slice(0, 4) ? 5 : 10);
