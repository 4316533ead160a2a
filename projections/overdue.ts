import { addDays, type LocalDate } from '../schema/values/local-date.ts';

/**
 * A loan is at least `days` past due on `date` if its first late day is this day or earlier; the first late day is day
 * 1.
 */
export const lateSince = (date: LocalDate, days: number): LocalDate => addDays(date, 1 - days);
