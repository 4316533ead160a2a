import { addDays, type LocalDate } from '../schema/values/local-date.ts';

/** A loan is at least `days` overdue on `date` if its first late day is this one or earlier: the first late day is overdue day 1. */
export const lateSince = (date: LocalDate, days: number): LocalDate => addDays(date, 1 - days);
