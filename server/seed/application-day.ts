/** The day of a seeded application: in its season, and so that the plan's ending is reached by today. */
import type { Terms } from '../../schema/events/figures.ts';
import type { LoanStatus } from '../../schema/loan-status.ts';
import { isDayOff } from '../../schema/reference/calendar.ts';
import { type ProductType, productOf } from '../../schema/reference/products.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  earliest,
  type LocalDate,
  localDate,
} from '../../schema/values/local-date.ts';
import type { Chance } from './chance.ts';
import type { Ending } from './endings.ts';

const MONTHS = 24;
/** Not sold within the months of the book, but still owed, written off and recovered in them. */
export const OLD_PRODUCT = 'INDIVIDUAL_PERSON_SPL_OLD' satisfies ProductType;

export const historyStart = (today: LocalDate): LocalDate => addMonths(today, -MONTHS);

/** Days from the application to the last possible payment. */
export const longest = (terms: Terms): number =>
  (terms.term.unit === 'DAY' ? terms.term.count : terms.term.count * 31) + 40;

/** No loan of the old product was applied for later (R26). */
const LAST_OLD_DAY = localDate(productOf(OLD_PRODUCT).validTo ?? '');

/** A day by which everything that follows from the application has happened. */
export function endsBy({ kind }: Ending, terms: Terms, appliedOn: LocalDate, today: LocalDate): LocalDate {
  const days = kind === 'repaid' ? longest(terms) : ENDED_EARLY.includes(kind) ? AFTER_APPLICATION : undefined;
  return days === undefined ? today : earliest(addDays(appliedOn, days), today);
}
const ENDED_EARLY: readonly Ending['kind'][] = ['rejected', 'fraud', 'cancelled', 'annulled', 'recalled'];
const AFTER_APPLICATION = 45;

/** Statuses in which a loan may wait longer than a day. */
const PATIENT: readonly LoanStatus[] = [
  'INITIAL',
  'WAITING_STATEMENT_LOADING',
  'WAITING_FOR_REMITTANCE_SET',
  'WAITING_FOR_BIOMETRY',
  'WAITING_FOR_INSURANCE',
  'BACK_TO_REVISION',
];

export function applicationDay(chance: Chance, ending: Ending, terms: Terms, today: LocalDate): LocalDate {
  if (terms.productType === OLD_PRODUCT) return inSeason(chance, () => addDays(LAST_OLD_DAY, -chance.whole(0, 90)));
  const days = terms.term.count * (terms.term.unit === 'DAY' ? 1 : 30);
  const between = (from: number, to: number) =>
    inSeason(chance, () => addDays(today, -chance.whole(Math.min(from, to), Math.max(from, to))));
  const sinceStart = daysBetween(historyStart(today), today);
  switch (ending.kind) {
    case 'stands':
      return PATIENT.includes(ending.at) ? between(0, 3) : today;
    case 'cancelled':
    case 'rejected':
    case 'fraud':
    case 'annulled':
    case 'recalled':
      return between(10, sinceStart);
    case 'repaid':
      return between(longest(terms) + 1, Math.max(sinceStart, longest(terms) + 2));
    case 'closing':
      return between(3, Math.min(days, 20) - 1);
    case 'running':
      return between(2, Math.max(2, days - 6));
    case 'prolonged':
      return between(days, days + 10);
    case 'deferred':
      return between(days - 2, days + 4);
    case 'lapsed':
      return between(days + 34, days + 60);
    case 'asking':
      return askedFrom(chance, ending.at, days, today);
    case 'takenBack':
      return between(6, days - 1);
    case 'refinanced':
      return between(days + 10, days + 200);
    case 'restructured':
      return missedOn(terms, addDays(today, -chance.whole(40, 110)), 0);
    case 'broken':
      return missedOn(terms, addDays(today, -chance.whole(90, 130)), 0);
    case 'ceded':
    case 'writtenOff':
      return missedOn(terms, addDays(today, -chance.whole(160, 420)), 0);
    case 'graceDayOff':
      return addDays(lastDayOff(today), -days);
    case 'late':
      return missedOn(terms, addDays(today, -ending.days), ending.paidRows);
  }
}

/** By month, January first: gifts and fairs in December, school in August, little in January. */
const SEASON = [0.55, 0.7, 0.95, 0.8, 0.75, 0.8, 0.85, 1, 0.8, 0.75, 0.85, 1];
const ON_DAYS_OFF = 0.6;

/** Draws again where the season or a day off speaks against the day. */
export function inSeason(chance: Chance, draw: () => LocalDate): LocalDate {
  for (let tries = 0; ; tries++) {
    const day = draw();
    const liking = (SEASON[Number(day.slice(5, 7)) - 1] ?? 1) * (isDayOff(day) ? ON_DAYS_OFF : 1);
    if (tries > 20 || chance.hits(liking)) return day;
  }
}

/** A day of application after which `at` can be reached today. */
function askedFrom(chance: Chance, at: LoanStatus, days: number, today: LocalDate): LocalDate {
  const dueBefore = at === 'AOT_PAYMENT_AWAITING' ? 140 : at === 'WAITING_RESTRUCTURING' ? 20 : -chance.whole(0, 2);
  return addDays(today, -days - dueBefore);
}

/** The loan whose first unpaid row is due on `due`. */
function missedOn(terms: Terms, due: LocalDate, paidRows: number): LocalDate {
  if (terms.term.unit === 'DAY') return addDays(due, -terms.term.count);
  return addMonths(due, -(Math.min(paidRows, terms.term.count - 1) + 1));
}

/** Its grace may have passed: the next end of day then moves the loan on. */
export function lastDayOff(today: LocalDate): LocalDate {
  let day = today;
  while (!isDayOff(day)) day = addDays(day, -1);
  return day;
}
