import { addDays, type LocalDate } from '../schema/values/local-date.ts';

/** The first late day is day 1. */
export const lateSince = (date: LocalDate, days: number): LocalDate => addDays(date, 1 - days);
