/** Payment schedules. Instalments are whole tenge and the last takes the remainder (R2); integers only. */
import type { PlanRow } from '../../../schema/events/figures.ts';
import { addMonths, daysBetween, type LocalDate } from '../../../schema/values/local-date.ts';
import { add, least, type PpmPerDay, subtract, type Tiyn, tenge, tiyn, ZERO } from '../../../schema/values/money.ts';

const PPM = 1_000_000n;

/** Interest for a number of days, rounded down to the tiyn. */
export const interestFor = (principal: Tiyn, rate: PpmPerDay, days: number): Tiyn =>
  tiyn((principal * rate * BigInt(days)) / PPM);

/** A part in ppm, rounded down to the tiyn: partOf(x, 10000n) is 1 %. */
export const partOf = (amount: Tiyn, ppm: bigint): Tiyn => tiyn((amount * ppm) / PPM);

/** The same day of each following month, or the last day of a shorter one. */
export const monthlyDates = (from: LocalDate, months: number): LocalDate[] =>
  Array.from({ length: months }, (_, i) => addMonths(from, i + 1));

export function singleRow(date: LocalDate, principal: Tiyn, interest: Tiyn, premium: Tiyn): PlanRow[] {
  const amount = add(principal, interest, premium);
  return [{ order: 1, date, principal, interest, premium, amount, remainingPrincipal: ZERO }];
}

type Annuity = { principal: Tiyn; from: LocalDate; dates: readonly LocalDate[]; rate: PpmPerDay; firstOrder?: number };

/** Equal instalments over real days: the smallest whole number of tenge for which the last is not the largest. */
export function annuityRows(terms: Annuity): PlanRow[] {
  let tooLow = 0n;
  let enough = terms.principal / 50n + 1n;
  while (enough - tooLow > 1n) {
    const middle = (tooLow + enough) / 2n;
    if (closes(terms, tenge(middle))) enough = middle;
    else tooLow = middle;
  }
  return rowsOf(terms, tenge(enough));
}

const closes = (terms: Annuity, instalment: Tiyn): boolean => {
  const last = rowsOf(terms, instalment).at(-1);
  return last !== undefined && last.amount <= instalment;
};

function rowsOf({ principal, from, dates, rate, firstOrder = 1 }: Annuity, instalment: Tiyn): PlanRow[] {
  let owed = principal;
  return dates.map((date, i) => {
    const interest = interestFor(owed, rate, daysBetween(dates[i - 1] ?? from, date));
    const isLast = i === dates.length - 1;
    const repaid = isLast ? owed : least(owed, tiyn(instalment > interest ? instalment - interest : 0n));
    owed = subtract(owed, repaid);
    const amount = add(repaid, interest);
    return {
      order: firstOrder + i,
      date,
      principal: repaid,
      interest,
      premium: ZERO,
      amount,
      remainingPrincipal: owed,
    };
  });
}

/** The same instalment while something is owed, over at most these dates; the last takes the remainder. */
export function instalmentRows(terms: Annuity, instalment: Tiyn): PlanRow[] {
  const rows = rowsOf(terms, instalment);
  const last = rows.findIndex((row) => row.remainingPrincipal === ZERO);
  return rows.slice(0, last + 1);
}

/** In prices of older rules a premium is payable with the first instalment. */
export const withPremium = (rows: PlanRow[], premium: Tiyn): PlanRow[] =>
  rows.map((row, i) => (i === 0 ? { ...row, premium, amount: add(row.amount, premium) } : row));
