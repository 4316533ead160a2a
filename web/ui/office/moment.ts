import { dateOfInstant, numeric } from '../../lib/dates.ts';
import { time } from '../../lib/format.ts';

/** "28.01.2024 09:00" in Kazakhstan's time: what staff look at may be years old. */
export const moment = (instant: string): string => `${numeric(dateOfInstant(instant))} ${time(instant)}`;
