/** Recording times follow each other from the business day's morning in Almaty, never in the future. */
import type { Instant, LocalDate } from '../../schema/values/local-date.ts';
import { addHours, instant } from '../../schema/values/local-date.ts';

const MORNING_S = 9 * 3_600;
/** Right after midnight, so that they are past whenever the seed runs. */
const TODAY_S = 60;
const BETWEEN_S = 7;

/** `shiftDays`: how many days the sandbox clock is ahead of the real one. */
export type Calendar = { today: LocalDate; shiftDays: number };

export class Moments {
  readonly #calendar: Calendar;
  #day: LocalDate | undefined;
  #count = 0;

  constructor(calendar: Calendar) {
    this.#calendar = calendar;
  }

  next(day: LocalDate): Instant {
    this.#count = day === this.#day ? this.#count + 1 : 0;
    this.#day = day;
    const seconds = (day === this.#calendar.today ? TODAY_S : MORNING_S) + this.#count * BETWEEN_S;
    const midnight = addHours(`${day}T00:00:00.000Z`, -5 - 24 * this.#calendar.shiftDays);
    return instant(new Date(Date.parse(midnight) + seconds * 1_000));
  }
}
